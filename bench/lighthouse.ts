/**
 * Reports the scores that Lighthouse gives to public pages on its slow phone. It is fetched when this runs: nothing else
 * needs it, and it is larger than all of our own tools.
 */
import { spawnSync } from 'node:child_process';
import { browserLaunch } from '../scripts/browser.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { report } from './support/report.ts';

const { product, profile, end } = await publishFullProfile({ waitsForPictures: true });
const { executablePath, args } = browserLaunch();

interface Scores {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly displayValue?: string }>>;
}

function scoresOf(path: string): Scores {
  const flags = `--headless=new ${args.join(' ')}`;
  const parameters = [`${product.url}${path}`, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const { stdout, stderr } = spawnSync('npx', ['--yes', 'lighthouse@13', ...parameters], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
  });
  if (!stdout) throw new Error(`Lighthouse said nothing about ${path}: ${stderr.slice(-500)}`);
  return JSON.parse(stdout) as Scores;
}

/** Performance that a page must reach; what people and search engines need is always whole. */
const pages = [
  [profile.address, 100],
  ['/', 95],
  ['/pricing', 95],
  ['/help', 95],
  ['/blog', 95],
  ['/communities', 95],
  ['/terms', 95],
  ['/examples', 90],
] as const;

for (const [path, min] of pages) {
  const { categories, audits } = scoresOf(path);
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  report({ what: `${path}, performance`, value: score('performance'), unit: '', min });
  for (const name of ['accessibility', 'best-practices', 'seo'])
    report({ what: `${path}, ${name}`, value: score(name), unit: '', min: 100 });
  const details = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  console.log(`  ${details.map((name) => `${name} ${audits[name]?.displayValue ?? '?'}`).join(', ')}`);
}
await end();
