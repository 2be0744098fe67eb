import { adminPageSize } from '#base/admin-list.ts';
import { listBeyond } from '#features/profiles/server/index.ts';
import { listLiveOf } from '#features/subscriptions/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { EffectSums, MigrationOptions, OwnerEffect } from '../contract.ts';
import { type Effect, effectOn, type Move } from '../effect.ts';
import { addSums, allowedMore, noSums } from '../sums.ts';
import { type KnownMove, knowMove, refuseWrong } from './moves.ts';
import { countFree, listChosen, listOwners, type OwnerRow } from './owner-queries.ts';
import { planStatusOf } from './plan-status.ts';

interface Asked extends Pick<Move, 'source' | 'target'>, Pick<MigrationOptions, 'price' | 'when' | 'until'> {
  readonly ids?: string | undefined;
}

type Reader = Pick<Services, 'db' | 'clock'>;

const idsOf = ({ ids }: Asked): number[] | undefined => ids?.split(',').map(Number);

/** What a move would do to each owner. */
export async function listEffects(
  { db, clock }: Reader,
  { after, q, ...asked }: Asked & { readonly after?: string | undefined; readonly q?: string | undefined },
): Promise<{ rows: OwnerEffect[]; next: string | null }> {
  const now = clock.now();
  refuseWrong(asked, now, { until: 'until' });
  const known = await knowMove(db, asked, now);
  const chosen = { source: asked.source, userIds: idsOf(asked) };
  const { rows, next } = await listOwners(db, chosen, now, { after, q, size: adminPageSize });
  const effects = await effectsOn(db, rows, known, now);
  return { rows: effects.map((one) => presentEffect(one, known)), next };
}

interface OwnerAndEffect extends Effect {
  readonly owner: OwnerRow;
  readonly expiring: readonly { readonly id: number; readonly name: string }[];
}

async function effectsOn(db: Db, owners: readonly OwnerRow[], known: KnownMove, now: Date): Promise<OwnerAndEffect[]> {
  const ids = owners.map(({ id }) => id);
  const { source, target } = known.entitlements;
  const live = new Map((await listLiveOf(db, ids)).map((row) => [row.userId, row]));
  const beyond = Map.groupBy(
    await listBeyond(db, ids, { more: source.profiles, fewer: target.profiles }),
    ({ ownerId }) => ownerId,
  );
  return owners.map((owner) => {
    const effect = effectOn(planStatusOf(owner, live.get(owner.id), now), known.move);
    return { ...effect, owner, expiring: effect.skip ? [] : (beyond.get(owner.id) ?? []) };
  });
}

function presentEffect({ owner, before, after, skip, expiring }: OwnerAndEffect, known: KnownMove): OwnerEffect {
  const { source, target } = known.entitlements;
  return {
    ...{ userId: owner.id, name: owner.name, email: owner.email, before, after, skip },
    lost: skip ? [] : allowedMore(source, target),
    gained: skip ? [] : allowedMore(target, source),
    expiring: expiring.map(({ id, name }) => ({ id, name })),
  };
}

const batch = 2_000;

/** The same for all owners together, some thousands at a time. */
export async function sumEffects({ db, clock }: Reader, asked: Asked): Promise<EffectSums> {
  const now = clock.now();
  refuseWrong(asked, now, { until: 'until' });
  const known = await knowMove(db, asked, now);
  const { source, target } = known.entitlements;
  const hasLoss = allowedMore(source, target).length > 0;
  const userIds = idsOf(asked);
  // All of them fare alike, and they are most of everybody: counting says it all.
  if (asked.source === 'basic' && !userIds && !hasLoss) return { ...noSums, ...(await countFree(db, now)) };
  const ids = userIds ?? (await listChosen(db, { source: asked.source }, now));
  let sums = noSums;
  for (let from = 0; from < ids.length; from += batch) {
    const chosen = { source: asked.source, userIds: ids.slice(from, from + batch) };
    const { rows } = await listOwners(db, chosen, now, { size: batch });
    const effects = await effectsOn(db, rows, known, now);
    const counted = effects.map((one) => ({ ...one, expiring: one.expiring.length }));
    sums = addSums(sums, counted, { move: known.move, hasLoss });
  }
  return sums;
}
