import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { storePicture } from '#features/files/server/index.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import type { DraftPost, PostChange } from '../../contract.ts';
import { blogFeature } from '../index.ts';

export interface BlogSite extends TestApi {
  readonly adminId: number;
  addPerson(): Promise<number>;
  addPicture(ownerId: number): Promise<string>;
  /** Requests that must succeed. */
  get(method: string, path: string, body?: unknown): Promise<DraftPost>;
  save(post: DraftPost, change: Partial<PostChange>): Promise<TestAnswer>;
  /** Creates a complete post, published since `at`. */
  publish(change: Partial<PostChange>, at?: Date): Promise<DraftPost>;
}

export const paragraph = (text: string) => ({ kind: 'paragraph' as const, runs: [{ text }] });

/** Starts the blog's API with an admin signed in. */
export async function startBlog(): Promise<BlogSite> {
  const api = await startTestApi({ features: [blogFeature], settings: { RATE_LIMITS: 'off' } });
  await seedPackages(api.services.db);
  const addPerson = () => addUser(api);
  const get: BlogSite['get'] = async (method, path, body) => {
    const answer = await api.send(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const save: BlogSite['save'] = (post, change) =>
    api.send('PUT', `/api/admin/blog-posts/${post.id}`, { ...post, ...change });
  const adminId = await addPerson();
  api.signIn({ id: adminId, role: 'admin' });
  return {
    ...api,
    adminId,
    addPerson,
    get,
    save,
    addPicture: (ownerId) => addPicture(api, ownerId),
    publish: async (change, at) => {
      const { title = 'A post', language = 'en' } = change;
      const draft = await get('POST', '/api/admin/blog-posts', { title, language });
      const { body } = await save(draft, { summary: 'In short', body: [paragraph('Words')], ...change });
      await get('PUT', `/api/admin/blog-posts/${draft.id}/publish`, {});
      if (at) await api.pool.query('update blog_posts set publish_at = $2 where id = $1', [draft.id, at]);
      return body;
    },
  };
}

/** A random colour makes the file unique. */
async function addPicture({ services }: TestApi, ownerId: number): Promise<string> {
  const background = `#${randomBytes(3).toString('hex')}`;
  const bytes = await sharp({ create: { width: 1_400, height: 1_000, channels: 3, background } })
    .png()
    .toBuffer();
  return (await storePicture(services, ownerId, bytes, 'cover.png')).id;
}
