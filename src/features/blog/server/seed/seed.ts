import { bundledForms } from '#features/files/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { BundledFile } from '#server-kit/files/index.ts';
import { searchTextOf } from '../normalize.ts';
import { readSeedPosts, type SeedPost } from '../posts/index.ts';
import { insertSeeds, isUntouched } from './seed-queries.ts';

/** The images in `db/covers`: their IDs are derived from their bytes. */
export const drawnCovers: Readonly<Record<string, { readonly id: string; readonly bytes: number }>> = {
  'cancellations-and-refunds': { id: 'p_zybp5luuaygpqpvjtvcoal_1280x720_eee4d6', bytes: 58454 },
  'first-thirty-seconds-after-a-tap': { id: 'p_bpubhxnj4x6sklm5vc4osh_1280x720_dd937c', bytes: 95558 },
  'follow-up-within-an-hour': { id: 'p_w2vrzwjzs3b6cxvnnpcnps_1280x720_eed6cc', bytes: 56056 },
  'hebrew-and-english-on-one-card': { id: 'p_3jduia47dgr6vchngkaqnc_1280x720_d3e3dd', bytes: 45866 },
  'holiday-opening-hours': { id: 'p_xaqwpizg4q3imgqpaqurs5_1280x720_d2d4cb', bytes: 45074 },
  'nfc-cards-in-plain-words': { id: 'p_mbdekg7so3ry76lya6v76i_1280x720_c7c7bb', bytes: 93646 },
  'nfc-what-it-can-and-cannot': { id: 'p_ldz6cprocu3rpeqvrkr56t_1280x720_2c5551', bytes: 61324 },
  'photo-of-yourself-with-a-phone': { id: 'p_zy2wdaeu2vwslge3lrmgso_1280x720_d3c8b7', bytes: 49098 },
  'qr-sizes-and-distances': { id: 'p_7iky3ggeg4suqrriem26lg_1280x720_bfcec9', bytes: 79012 },
  'reading-statistics-honestly': { id: 'p_gapwxohjtm6asjhx6afel4_1280x720_759491', bytes: 51346 },
  'what-to-put-on-a-digital-card': { id: 'p_m5qyxuz5el2jwldeikomla_1280x720_e0e2dc', bytes: 64428 },
  'whatsapp-message-that-gets-answered': { id: 'p_pcwxc235rpo4bjpad46eeu_1280x720_d7eae2', bytes: 27140 },
};

const dayMilliseconds = 86_400_000;

/** Inserts the bundled posts once. Runs in the transaction of the other seeds. */
export async function seedBlog(db: Db, now: Date): Promise<void> {
  if (!(await isUntouched(db))) return;
  const oldestFirst = readSeedPosts().toSorted((one, two) => two.daysAgo - one.daysAgo);
  await insertSeeds(
    db,
    oldestFirst.map((post) => rowOf(post, now)),
  );
}

function rowOf({ cover: alt, daysAgo, ...post }: SeedPost, now: Date) {
  const drawn = drawnCovers[post.slug];
  const at = new Date(now.getTime() - daysAgo * dayMilliseconds);
  const content = { ...post, cover: drawn ? { file: drawn.id, alt } : null };
  return { ...content, searchText: searchTextOf(content), publishAt: at, createdAt: at, updatedAt: at };
}

/** The file path of each variant of each bundled cover. */
export const bundledCovers = (): Map<string, BundledFile> => bundledForms('db/covers', drawnCovers);
