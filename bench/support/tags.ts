import type pg from 'pg';
import { codeAlphabet, codeLength } from '../../src/features/tags/domain.ts';

/** Spreads neighbouring codes far apart, like random ones; coprime with the number of codes. */
const stride = 1_000_003_721;
const codeCount = codeAlphabet.length ** codeLength;

/** The code of the nth tag. */
export function codeOf(n: number): string {
  let remainder = Number((BigInt(n) * BigInt(stride)) % BigInt(codeCount));
  let code = '';
  for (let index = 0; index < codeLength; index += 1) {
    code += codeAlphabet[remainder % codeAlphabet.length];
    remainder = Math.floor(remainder / codeAlphabet.length);
  }
  return code;
}

const batch = 50_000;

/** Creates a tag for each profile of a crowded database. */
export async function fillTags(pool: pg.Pool, count: number): Promise<void> {
  await pool.query('set statement_timeout = 0');
  await pool.query('set session_replication_role = replica');
  await pool.query('set synchronous_commit = off');
  for (let from = 1; from <= count; from += batch) {
    const size = Math.min(batch, count - from + 1);
    const codes = Array.from({ length: size }, (_, index) => codeOf(from + index));
    await pool.query(
      `insert into tags (code, state, owner_id, profile_id, created_at, updated_at)
       select code, 'active', owner_id, profiles.id, now(), now()
       from unnest($1::text[]) with ordinality as made (code, place) join profiles on profiles.id = place + $2`,
      [codes, from - 1],
    );
  }
  await pool.query('vacuum (analyze) tags');
}
