/** Regenerates the icons, the share images and the README's screenshots of a running server: `npm run pictures -- URL`. */
import { readFile, writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-account.ts';
import { browserLaunch } from './browser.ts';

const [address = 'http://localhost:3000/'] = process.argv.slice(2);
const logo = await readFile('public/icons/icon.svg');

await makeIcons();
await makeShots();

async function makeIcons(): Promise<void> {
  const png = (size: number) =>
    sharp(logo, { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ compressionLevel: 9 });
  await png(192).toFile('public/icons/icon-192.png');
  await png(512).toFile('public/icons/icon-512.png');
  // Home screens crop these to their own shape, so the background fills the whole square.
  for (const [size, file] of [
    [512, 'maskable-512'],
    [180, 'apple-touch-icon'],
  ] as const) {
    const inner = await png(Math.round(size * 0.78)).toBuffer();
    const ground = sharp({ create: { width: size, height: size, channels: 3, background: '#0f4c4a' } });
    await ground
      .composite([{ input: inner }])
      .png()
      .toFile(`public/icons/${file}.png`);
  }
  await writeFile('public/favicon.ico', icoOf(await png(32).toBuffer(), 32));
}

/** An ICO file is a short directory followed by ordinary PNG bytes. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

async function makeShots(): Promise<void> {
  const browser = await chromium.launch(browserLaunch());
  await makeExamples(browser);
  for (const locale of ['he', 'en']) {
    const context = await browser.newContext({
      viewport: { width: 1200, height: 630 },
      bypassCSP: true,
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    await context.addCookies([{ name: 'language', value: locale, url: address }]);
    const page = await context.newPage();
    await page.goto(address);
    // Hides the menu and scales the content so that it fits into the share image.
    await page.addStyleTag({
      content: 'header { display: none } html { zoom: 0.86 } main > section:first-child { margin: 0; padding: 0 }',
    });
    const shot = await page.screenshot();
    await sharp(shot).jpeg({ quality: 84, mozjpeg: true }).toFile(`public/icons/share-${locale}.jpg`);
    await context.close();
  }
  await makeScreenshots(browser);
  await browser.close();
}

/** As the gallery shows them in its frames; taken in business hours, the businesses are open. */
async function makeExamples(browser: Browser): Promise<void> {
  const phone = { width: 390, height: 780 };
  const page = await browser.newPage({
    viewport: phone,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'he-IL',
  });
  const examples: { slug: string }[] = await (await page.request.get(new URL('/api/examples', address).href)).json();
  for (const { slug } of examples) {
    await page.goto(new URL(`/embed/${encodeURIComponent(slug)}`, address).href, { waitUntil: 'networkidle' });
    await sharp(await page.screenshot())
      .resize({ width: 480 })
      .webp({ quality: 62, effort: 6 })
      .toFile(`src/features/examples/web/pictures/${slug}.webp`);
  }
  await page.close();
}

/** Signed in as the demo account. */
async function makeScreenshots(browser: Browser): Promise<void> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', colorScheme: 'light' });
  const { csrfToken } = await (await context.request.get('/api/csrf-token')).json();
  const data = { email: demoEmail, password: demoPassword };
  const headers = { 'csrf-token': csrfToken, origin: new URL(address).origin };
  const page = await context.newPage();
  const shoot = async (name: string, path: string, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.goto(path, { waitUntil: 'networkidle' });
    await sharp(await page.screenshot())
      .png({ palette: true, quality: 90 })
      .toFile(`docs/pictures/${name}.png`);
  };
  await shoot('landing', '/', 1280, 860);
  await context.request.post('/api/auth/login', { data, headers });
  const [profile] = await (await context.request.get('/api/profiles')).json();
  await shoot('profile', `/p/${profile.slug}`, 390, 800);
  await shoot('editor', `/editor/${profile.id}`, 1280, 800);
  await shoot('leads', '/leads', 1280, 800);
  await shoot('statistics', '/stats', 1280, 800);
  await context.close();
}
