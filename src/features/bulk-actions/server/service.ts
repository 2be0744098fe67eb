import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { lockTextInTransaction } from '#server-kit/db/locks.ts';
import type { Call } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { BulkAction, BulkPreview, BulkRun } from '../contract.ts';
import { type BulkTarget, maxBulkRows, type SkipReason } from '../domain.ts';
import * as queries from './queries.ts';
import { type BulkKind, kindOf } from './targets.ts';

/** Declared apart from its handler, which adds the next job. */
export const batchJob = { name: 'bulk-actions', payload: z.object({ id: z.number().int() }) };

interface Request<Action> {
  readonly action: Action;
  readonly ids?: readonly number[] | undefined;
  readonly filter?: unknown;
}

type BulkCall = Pick<
  Call<unknown, unknown, unknown>,
  'audit' | 'clock' | 'db' | 'extensions' | 'idempotencyKey' | 'user' | 'visitor'
>;

/** As the request names it. */
const fieldOf = (name: string): string => `action.${name}`;

/** An action that no row could take is refused at once, under the name of its field. */
function refuseWrong({ clock }: BulkCall, action: BulkAction): void {
  if (action.kind === 'give-package' && new Date(action.until) <= clock.now())
    throw new AppError('invalid_input', { fields: { [fieldOf('until')]: 'accountsAdmin.past' } });
}

async function choose<Action>(
  call: BulkCall,
  kind: BulkKind<{ readonly filter?: unknown }, Action>,
  { ids, filter }: Request<Action>,
): Promise<readonly number[]> {
  if (ids) return [...new Set(ids)];
  const found = await kind.listIds(call, filter as never, maxBulkRows + 1);
  if (found.length > maxBulkRows) throw new AppError('conflict', { message: 'bulk.tooMany' });
  return found;
}

const sampleSize = 5;

/** In the audit log. */
const actions = {
  users: { preview: 'bulk.preview-users', start: 'bulk.users' },
  profiles: { preview: 'bulk.preview-profiles', start: 'bulk.profiles' },
} as const;

export async function preview(call: BulkCall, target: BulkTarget, request: Request<BulkAction>): Promise<BulkPreview> {
  refuseWrong(call, request.action);
  const kind = kindOf(target);
  const ids = await choose(call, kind, request);
  const rows = await kind.find(call.db, ids, request.action);
  const changing = rows.filter(({ skip }) => !skip);
  const skipped = new Map<SkipReason, number>();
  const add = (reason: SkipReason, more: number) => more && skipped.set(reason, (skipped.get(reason) ?? 0) + more);
  for (const { skip } of rows) if (skip) add(skip, 1);
  add('gone', ids.length - rows.length);
  // A look at many customers at once is recorded as a change of them is.
  const after = { kind: request.action.kind, rows: ids.length };
  await call.audit(call.db, { action: actions[target].preview, target: { kind: 'bulk-run', id: 'preview' }, after });
  return {
    total: ids.length,
    changing: changing.length,
    skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
    sample: changing.slice(0, sampleSize).map(({ name }) => name),
  };
}

const hashOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** Idempotent: a repeated request returns the same run. */
export async function start(call: BulkCall, target: BulkTarget, request: Request<BulkAction>): Promise<BulkRun> {
  const { db, clock, user, visitor } = call;
  refuseWrong(call, request.action);
  const key = String(call.idempotencyKey);
  const bodyHash = hashOf([target, request]);
  const run = await db.transaction(async (tx) => {
    await lockTextInTransaction(tx, `bulk ${user.id} ${key}`);
    const before = await queries.findByKey(tx, user.id, key);
    if (before && before.bodyHash !== bodyHash) throw new AppError('conflict', { message: 'bulk.keyReused' });
    const row = before ?? (await begin(tx));
    const audited = { kind: request.action.kind, rows: row.total, ...(before && { isRepeated: true }) };
    await call.audit(tx, { action: actions[target].start, target: { kind: 'bulk-run', id: row.id }, after: audited });
    return row;
  });
  return present(db, run);

  async function begin(tx: Db) {
    const ids = await choose({ ...call, db: tx }, kindOf(target), request);
    if (ids.length === 0) throw new AppError('conflict', { message: 'bulk.nobody' });
    const { address, userAgent } = visitor;
    const actor = { id: user.id, name: user.username, address, userAgent };
    const created = { target, action: request.action, total: ids.length, createdBy: user.id, createdAt: clock.now() };
    const row = await queries.insertRun(tx, { ...created, actor, key, bodyHash }, ids);
    await addJob(tx, batchJob, { id: row.id });
    return row;
  }
}

const maxLeft = 100;

export async function getRun(db: Db, target: BulkTarget, id: number): Promise<BulkRun> {
  const run = orNotFound(await queries.findRun(db, id));
  if (run.target !== target) throw new AppError('not_found');
  return present(db, run);
}

async function present(db: Db, run: queries.RunRow): Promise<BulkRun> {
  const counts = await queries.countItems(db, run.id);
  const left = await queries.listLeft(db, run.id, maxLeft);
  const ids = left.map(({ id }) => id);
  const names = new Map((await kindOf(run.target).find(db, ids, run.action)).map(({ id, name }) => [id, name]));
  const countOf = (state: 'waiting' | 'done' | 'skipped' | 'failed') => counts.get(state) ?? 0;
  return {
    id: run.id,
    target: run.target,
    kind: run.action.kind,
    isDone: run.endedAt !== null,
    total: run.total,
    counts: {
      waiting: countOf('waiting'),
      done: countOf('done'),
      skipped: countOf('skipped'),
      failed: countOf('failed'),
    },
    left: left.map(({ id, state, reason }) => ({ id, state, name: names.get(id) ?? '', reason: reason ?? 'failed' })),
  };
}
