import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const playwrightsOwn = (): string | undefined => {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

const installedBrowser = (): string | undefined => onPath() ?? playwrightsOwn();

/** A Chromium for the journeys: the one on the path, Playwright's own, its download, or the system's package. */
export function findOrInstallBrowser(): string {
  const there = installedBrowser();
  if (there) return there;
  const cli = join('node_modules', 'playwright', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  const downloaded = playwrightsOwn();
  if (downloaded) return downloaded;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const parameters of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const [program = '', ...rest] = [...sudo, ...parameters];
    spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 900_000 });
  }
  const installed = onPath();
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
  const executablePath = installedBrowser();
  const args = [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return { args, ...(executablePath && { executablePath }) };
}
