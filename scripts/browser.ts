import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell has no windows to draw: the same journeys took 82 s with it and 144 s with the whole browser. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const findOnPath = (candidates: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => candidates.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const findPlaywrightBrowser = (): string | undefined => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const findInstalled = (): string | undefined => findOnPath([shell]) ?? findOnPath(names) ?? findPlaywrightBrowser();

/** Returns without a word where there is no apt or no right to use it. */
function installPackage(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const parameters of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const [program = '', ...rest] = [...sudo, ...parameters];
    spawnSync(program, rest, { stdio: 'ignore', timeout: 600_000 });
  }
}

/** A Chromium for the journeys: the system's, Playwright's own, its download, or the system's package. */
export function findOrInstallBrowser(): string {
  // Debian has the shell in a package of its own. Nobody is asked for a password over a matter of speed.
  const isRoot = process.getuid?.() === 0;
  if (isRoot && findOnPath(['chromium']) && !findOnPath([shell])) installPackage(shell);
  const existing = findInstalled();
  if (existing) return existing;
  const cli = join('node_modules', 'playwright', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (!findPlaywrightBrowser()) for (const name of [shell, 'chromium']) if (!findInstalled()) installPackage(name);
  const installed = findInstalled();
  if (!installed) throw new Error('No Chromium: install one and put it on the path, then run the tests again');
  return installed;
}

const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Only looks for a browser: whoever merely reads the configuration installs nothing. */
export function browserLaunch() {
  const executablePath = findInstalled();
  const args = [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return { args, ...(executablePath && { executablePath }) };
}
