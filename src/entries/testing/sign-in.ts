import { createHash, randomBytes } from 'node:crypto';
import { csrfTokenOf } from '#server-kit/http/security/csrf.ts';
import type { TestApi } from '#server-kit/testing/test-api.ts';

/** Inserts a new session directly into its table: with a recent or an old authentication. */
export async function addSession(
  { pool }: Pick<TestApi, 'pool'>,
  userId: number | undefined,
  { isStrong, isRecent = true }: { readonly isStrong: boolean; readonly isRecent?: boolean },
): Promise<{ cookie: string; id: number; headers: Record<string, string> }> {
  const cookie = randomBytes(32).toString('base64url');
  const { rows } = await pool.query(
    `insert into sessions (user_id, cookie_hash, token_key, is_remembered, is_strong, user_agent,
       created_at, last_seen_at, expires_at, authenticated_at)
     values ($1, $2, $3, true, $4, '', now(), now(), now() + interval '1 hour', now() - $5 * interval '1 hour')
     returning id`,
    [userId, createHash('sha256').update(cookie).digest(), randomBytes(32), isStrong, isRecent ? 0 : 2],
  );
  return { cookie, id: rows[0].id, headers: { cookie: `session=${cookie}`, 'csrf-token': csrfTokenOf(cookie) } };
}
