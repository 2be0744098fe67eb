/**
 * What a full profile weighs in each of its looks: its page, its script, and what a phone asks for.
 *
 * Requests are counted where they are answered, so that none is missed that the browser makes by itself. Counted are
 * those that arrive before the page's `load` event; a picture of the gallery counts apart, since a browser asks for
 * pictures that wait to be scrolled to as soon as they are a screen or two away. What comes after `load` is shown too.
 */
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.ts';
import { readBuiltFiles } from '../src/entries/site/built-files.ts';
import { parsePictureId } from '../src/features/files/picture-id.ts';
import { profileDocument } from '../src/features/profiles/document/document.ts';
import { type Template, templates } from '../src/features/profiles/templates.ts';
import { countingProxy, type Sent } from './support/counting-proxy.ts';
import { fullProfile } from './support/full-profile.ts';
import { buildPageRenderer } from './support/page-renderer.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { report } from './support/report.ts';

const kilo = 1_000;
const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 };

const { script, preloads } = readBuiltFiles('dist/client')('src/features/profiles/page-script/main.ts');
const { product, owner, profile: first, pictures, end } = await publishFullProfile({ isSettled: true });
const render = await buildPageRenderer();

/** The page with its style and its lead form, as small as it is kept. */
function weigh(template: Template): number {
  const document = profileDocument.parse(fullProfile({ template, ...pictures }));
  const { html } = render(document, {
    locale: 'he',
    locales: ['he'],
    publicUrl: 'https://negia.example',
    path: '/p/michal-levi',
    profileId: first.id,
    now: new Date(),
    hasBranding: true,
    preview: `https://negia.example/p/${first.id}/preview-AbCdEfGhIjKl.jpg`,
    script,
    leadAction: '/p/michal-levi/lead',
    mode: 'public',
  });
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / kilo;
}

const galleryHashes = pictures.gallery.map((id) => parsePictureId(id)?.hash ?? '');
const isOfGallery = ({ path }: Sent): boolean => galleryHashes.some((hash) => path.includes(hash));

interface Look {
  readonly untilLoad: readonly Sent[];
  readonly gallery: readonly Sent[];
  /** When nobody has touched the page for a while. */
  readonly later: readonly Sent[];
  readonly blocking: number;
  readonly fonts: number;
}

async function lookAt(browser: Browser, proxy: Awaited<ReturnType<typeof countingProxy>>): Promise<Look> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  proxy.take();
  await page.goto(proxy.url + first.address, { waitUntil: 'load' });
  await wait(1_500);
  const { loadedAt, blocking, fonts } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    return {
      loadedAt: performance.timeOrigin + (visit?.loadEventStart ?? 0),
      blocking: resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
      fonts: document.fonts.size,
    };
  });
  await context.close();
  const all = proxy.take();
  const others = all.filter((one) => !isOfGallery(one));
  return {
    untilLoad: others.filter(({ at }) => at <= loadedAt),
    gallery: all.filter(isOfGallery),
    later: others.filter(({ at }) => at > loadedAt),
    blocking,
    fonts: fonts + all.filter(({ type }) => type.startsWith('font/')).length,
  };
}

const proxy = await countingProxy(product.url);
const browser = await chromium.launch(browserLaunch());
const looks: { template: Template; page: number; look: Look }[] = [];
let profile = first;
for (const template of templates) {
  profile = await owner.publish(profile, fullProfile({ template, ...pictures }));
  // The first answer is packed in a hurry; the one that is kept follows.
  await (await fetch(product.url + profile.address)).arrayBuffer();
  await wait(400);
  looks.push({ template, page: weigh(template), look: await lookAt(browser, proxy) });
}
await browser.close();
proxy.close();
await end();

const weightOf = (sent: readonly Sent[]): number => sent.reduce((total, { bytes }) => total + bytes, 0) / kilo;
const told = (sent: readonly Sent[]): string =>
  sent.map(({ path, bytes }) => `${path.replace(/^.*\//, '')} ${(bytes / kilo).toFixed(1)}`).join(', ') || 'nothing';
for (const { template, page, look } of looks)
  console.log(
    `  ${template}: page ${page.toFixed(2)} KB; until load ${told(look.untilLoad)}; ahead of the gallery ${look.gallery.length} pictures, ${weightOf(look.gallery).toFixed(1)} KB; after load ${told(look.later)}`,
  );

const worst = (figure: (one: (typeof looks)[number]) => number): number => Math.max(...looks.map(figure));
const scriptBytes = [script, ...preloads].reduce((total, file) => total + statSync(`dist/client${file}.br`).size, 0);
report({
  what: 'Full profile, HTML with its styles in brotli, the heaviest look',
  value: worst(({ page }) => page),
  unit: 'KB',
  most: 10,
});
report({ what: 'Script of a profile page', value: scriptBytes / kilo, unit: 'KB', most: 6 });
report({
  what: 'Requests before the gallery, the most of all looks',
  value: worst(({ look }) => look.untilLoad.length),
  unit: 'requests',
  most: 3,
});
for (const isFull of [false, true])
  report({
    what: `Bytes before the gallery, ${isFull ? 'the look with a picture over the whole screen' : 'the heaviest look with a face'}`,
    value: worst(({ template, look }) => ((template === 'studio') === isFull ? weightOf(look.untilLoad) : 0)),
    unit: 'KB',
    most: 30,
  });
report({ what: 'Files that block rendering', value: worst(({ look }) => look.blocking), unit: 'files', most: 0 });
report({ what: 'Web fonts', value: worst(({ look }) => look.fonts), unit: 'fonts', most: 0 });
