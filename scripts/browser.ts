import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell draws no windows: the same tests took 82 s with it and 144 s with the full browser. */
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

/** Fails silently where apt or the permission to use it is missing. */
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

/** Finds a Chromium for the tests: the system's, Playwright's own, its download, or the system's package. */
export function findOrInstallBrowser(): string {
  // Debian packages the headless shell separately. Installed only as root: speed does not justify a password prompt.
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
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Only looks for a browser: reading the configuration must not install anything. */
export function browserLaunch() {
  const executablePath = findInstalled();
  const args = [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return { args, ...(executablePath && { executablePath }) };
}
