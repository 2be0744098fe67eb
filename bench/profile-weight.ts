/**
 * Measures the weight of a full profile in each template: the page, its script and the requests of a phone. Requests
 * are counted at a proxy so that none that the browser makes by itself is missed. Only those before the page's `load`
 * event count; gallery images count separately, since a browser requests lazy images one or two screens ahead. Requests
 * after `load` are reported too.
 */
import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { browserLaunch } from '../scripts/browser.ts';
import { readBuiltFiles } from '../src/entries/site/built-files.ts';
import { parsePictureId } from '../src/features/files/picture-id.ts';
import { type Template, templates } from '../src/features/profiles/design/templates.ts';
import { profileDocument } from '../src/features/profiles/document/document.ts';
import type { renderProfilePage } from '../src/features/profiles/page/render.tsx';
import { importBuilt } from './support/built-module.ts';
import { countingProxy, type SentResponse } from './support/counting-proxy.ts';
import { fullProfile } from './support/full-profile.ts';
import { publishFullProfile } from './support/published-profile.ts';
import { report } from './support/report.ts';

const kilo = 1_000;
const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 };

const { script, preloads } = readBuiltFiles('dist/client')('src/features/profiles/page-script/main.ts');
const { product, owner, profile: first, pictures, end } = await publishFullProfile({ waitsForPictures: true });
const { renderProfilePage: render } = await importBuilt<{ renderProfilePage: typeof renderProfilePage }>(
  'src/features/profiles/page/render.tsx',
);

/** Size of the page with its styles and lead form, compressed as in the cache. */
function compressedSize(template: Template): number {
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
const isOfGallery = ({ path }: SentResponse): boolean => galleryHashes.some((hash) => path.includes(hash));

interface PageLoad {
  readonly untilLoad: readonly SentResponse[];
  readonly gallery: readonly SentResponse[];
  /** Requests that arrive after `load` without any interaction. */
  readonly later: readonly SentResponse[];
  readonly blocking: number;
  readonly fonts: number;
}

async function loadPage(browser: Browser, proxy: Awaited<ReturnType<typeof countingProxy>>): Promise<PageLoad> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  proxy.drain();
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
  const all = proxy.drain();
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
const loads: { template: Template; page: number; load: PageLoad }[] = [];
let profile = first;
for (const template of templates) {
  profile = await owner.publish(profile, fullProfile({ template, ...pictures }));
  // The first response uses fast compression; the fully compressed version follows.
  await (await fetch(product.url + profile.address)).arrayBuffer();
  await wait(400);
  loads.push({ template, page: compressedSize(template), load: await loadPage(browser, proxy) });
}
await browser.close();
proxy.close();
await end();

const weightOf = (files: readonly SentResponse[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0) / kilo;
const describeSizes = (files: readonly SentResponse[]): string =>
  files.map(({ path, bytes }) => `${path.replace(/^.*\//, '')} ${(bytes / kilo).toFixed(1)}`).join(', ') || 'nothing';
for (const { template, page, load } of loads)
  console.log(
    `  ${template}: page ${page.toFixed(2)} KB; until load ${describeSizes(load.untilLoad)}; ahead of the gallery ${load.gallery.length} pictures, ${weightOf(load.gallery).toFixed(1)} KB; after load ${describeSizes(load.later)}`,
  );

const worst = (figure: (one: (typeof loads)[number]) => number): number => Math.max(...loads.map(figure));
const scriptBytes = [script, ...preloads].reduce((total, file) => total + statSync(`dist/client${file}.br`).size, 0);
report({
  what: 'Full profile, HTML with its styles in brotli, the heaviest look',
  value: worst(({ page }) => page),
  unit: 'KB',
  max: 10,
});
report({ what: 'Script of a profile page', value: scriptBytes / kilo, unit: 'KB', max: 6 });
report({
  what: 'Requests before the gallery, the most of all looks',
  value: worst(({ load }) => load.untilLoad.length),
  unit: 'requests',
  max: 3,
});
for (const isFull of [false, true])
  report({
    what: `Bytes before the gallery, ${isFull ? 'the look with a picture over the whole screen' : 'the heaviest look with a face'}`,
    value: worst(({ template, load }) => ((template === 'studio') === isFull ? weightOf(load.untilLoad) : 0)),
    unit: 'KB',
    max: 30,
  });
report({ what: 'Files that block rendering', value: worst(({ load }) => load.blocking), unit: 'files', max: 0 });
report({ what: 'Web fonts', value: worst(({ load }) => load.fonts), unit: 'fonts', max: 0 });
