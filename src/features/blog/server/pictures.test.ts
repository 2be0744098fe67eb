import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { storePicture } from '#features/files/server/index.ts';
import { forgetBlogAuthors, listUsedBlogFiles } from './pictures.ts';
import { blogPreview } from './read.ts';
import { paragraph, startBlog } from './testing/blog-site.ts';

const site = await startBlog();

/** Noise produces the largest possible image file. */
async function addNoise(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const bytes = await sharp({ create: { width: 1_400, height: 1_000, channels: 3, background: '#777777', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return (await storePicture(site.services, site.adminId, bytes, 'noise.jpg')).id;
}

describe('the preview image of a post', () => {
  it('is its cover as a JPEG', async () => {
    const file = await addNoise();
    const { id, slug } = await site.publish({ title: 'With a cover', cover: { file, alt: '' } });
    for (const name of [slug, String(id)]) {
      const jpeg = (await blogPreview(site.services, name)) ?? Buffer.alloc(0);
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
      expect(jpeg.length).toBeLessThanOrEqual(250_000);
    }
  });

  it('is missing without a cover, for a draft and for an unknown post', async () => {
    const file = await site.addPicture(site.adminId);
    const bare = await site.publish({ title: 'Bare' });
    const unpublished = await site.publish({ title: 'Hidden', cover: { file, alt: '' } });
    expect(await blogPreview(site.services, unpublished.slug)).toBeInstanceOf(Buffer);
    await site.get('PUT', `/api/admin/blog-posts/${unpublished.id}/unpublish`);
    for (const name of [bare.slug, unpublished.slug, 'nothing', '%00'])
      expect(await blogPreview(site.services, name)).toBeUndefined();
  });
});

it('images in the cover or body of a post count as used until the post is deleted', async () => {
  const [cover, inside, unused] = [
    await site.addPicture(site.adminId),
    await site.addPicture(site.adminId),
    await site.addPicture(site.adminId),
  ];
  const body = [paragraph(unused), { kind: 'picture', file: inside } as const];
  const post = await site.publish({ title: 'Kept', cover: { file: cover, alt: '' }, body });
  const ids = [cover, inside, unused];
  expect(await listUsedBlogFiles(site.services.db, site.adminId, ids)).toEqual([cover, inside]);
  await site.send('DELETE', `/api/admin/blog-posts/${post.id}`);
  expect(await listUsedBlogFiles(site.services.db, site.adminId, ids)).toEqual([]);
  expect(await listUsedBlogFiles(site.services.db, site.adminId, [])).toEqual([]);
});

it('images used in posts pass to another admin when their uploader is deleted', async () => {
  const { pool, services } = site;
  const [leaving, staying] = [await site.addPerson(), await site.addPerson()];
  await pool.query(`update users set role = 'admin' where id = any($1)`, [[leaving, staying]]);
  const [used, unused] = [await site.addPicture(leaving), await site.addPicture(leaving)];
  site.signIn({ id: leaving, role: 'admin' });
  await site.publish({ title: 'Outlives', cover: { file: used, alt: '' } });
  site.signIn({ id: site.adminId, role: 'admin' });
  const ownersOf = async () =>
    (await pool.query('select id, owner_id from files where id = any($1)', [[used, unused]])).rows;
  await services.db.transaction(async (tx) => {
    await forgetBlogAuthors(tx, [leaving]);
    await forgetBlogAuthors(tx, [leaving]);
  });
  await pool.query('delete from users where id = $1', [leaving]);
  expect(await ownersOf()).toEqual([{ id: used, owner_id: staying }]);
  await forgetBlogAuthors(services.db, [staying]);
  expect(await ownersOf()).toEqual([{ id: used, owner_id: staying }]);
});
