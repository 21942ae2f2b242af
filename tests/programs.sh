#!/usr/bin/env bash
# Some tests play in a real browser, and some in a real terminal. Where these programs are missing, they are installed,
# if that can be done without asking for a password; otherwise the tests that need them are left out, and say so.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
for program in chromium tmux; do
  if command -v "$program" > /dev/null; then continue; fi
  if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null &&
    { apt-get install -y "$program" || { apt-get update && apt-get install -y "$program"; }; } > /dev/null 2>&1; then
    echo "Installed $program."
  else
    echo "There is no $program: the tests that need it are left out. On Debian: sudo apt-get install $program"
  fi
done
