import { setTimeout as wait } from 'node:timers/promises';
import { callingOwner } from '../../e2e/support/calling-owner.ts';
import { type Product, removeFolder, startProduct } from '../../e2e/support/product.ts';
import { parsePictureId, pictureUrl, pictureWidths } from '../../src/features/files/picture-id.ts';
import { fullProfile } from './full-profile.ts';
import { photograph } from './photograph.ts';

/**
 * Starts the built product with one full profile, published with the editor's requests. Smaller image variants are
 * generated after the upload; set `waitsForPictures` to wait for them when measuring images or server time.
 */
export async function publishFullProfile({
  waitsForPictures = false,
  environment = {},
}: {
  waitsForPictures?: boolean;
  environment?: Record<string, string>;
} = {}) {
  const product = await startProduct({ environment: { RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...environment } });
  // Stops the product if the measurement crashes.
  process.once('exit', () => product.child.kill());
  const end = async () => {
    await product.end();
    await removeFolder(product.dataDir);
  };
  try {
    const owner = await callingOwner(product.url);
    const upload = async (seed: number, width: number, height: number) => {
      const id = await owner.upload(await photograph(seed, width, height));
      if (waitsForPictures) await waitForPicture(product, id);
      return id;
    };
    const avatar = await upload(1, 1_280, 1_280);
    const gallery: string[] = [];
    for (const seed of [2, 3, 4, 5, 6, 7]) gallery.push(await upload(seed, 640, 480));
    const created = await owner.get('POST', '/api/profiles', { name: 'Michal Levi' });
    const profile = await owner.publish(created, fullProfile({ avatar, gallery }));
    return { product, owner, profile, pictures: { avatar, gallery }, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function waitForPicture({ url }: Product, id: string): Promise<void> {
  const picture = parsePictureId(id);
  if (!picture) throw new Error(`${id} names no picture`);
  const largest = url + pictureUrl(picture, pictureWidths(picture).at(-1) ?? 0, 'avif');
  for (let tries = 0; tries < 200; tries += 1) {
    const { headers } = await fetch(largest, { method: 'HEAD' });
    if (headers.get('content-type') === 'image/avif') return;
    await wait(100);
  }
  throw new Error(`The small forms of ${id} did not come`);
}
