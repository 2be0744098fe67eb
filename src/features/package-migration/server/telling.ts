import { type NewNotification, notify } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { OwnerSnapshot } from '../contract.ts';
import type { Effect } from '../effect.ts';
import type { KnownMove } from './moves.ts';

type Told = Pick<NewNotification, 'message' | 'values'>;

interface Change extends Pick<Effect, 'before' | 'after'> {
  readonly userId: number;
  /** When what takes over does. */
  readonly periodEnd: Date | undefined;
}

const tell = (services: Services, tx: Db, userId: number, told: Told): Promise<void> =>
  notify(services, tx, { userId, kind: 'payment', link: '/subscription', ...told });

const nameOf = ({ packages }: KnownMove, { packageType, nextPackage }: OwnerSnapshot, isNext = false) => {
  const { words } = packages[(isNext ? nextPackage : null) ?? packageType];
  return { packageHe: words.he.name, packageEn: words.en.name };
};

/** Tells an owner what was changed, and that it costs them no more. */
export async function tellMoved(services: Services, tx: Db, known: KnownMove, change: Change): Promise<void> {
  await tell(services, tx, change.userId, movedNews(known, change));
}

function movedNews(known: KnownMove, { before, after, periodEnd }: Change): Told {
  const until = after.until === null ? 0 : new Date(after.until).getTime();
  if (after.by === 'nothing') return { message: 'packageGiftEnded', values: nameOf(known, before) };
  if (after.by === 'gift') return { message: 'packageGiven', values: { ...nameOf(known, after), until } };
  if (after.nextPackage === 'basic' && before.nextPackage !== 'basic')
    return { message: 'packageEnds', values: { ...nameOf(known, before), at: until } };
  if (after.packageType === before.packageType)
    return {
      message: 'packageMovesLater',
      values: { ...nameOf(known, after, true), at: periodEnd?.getTime() ?? until },
    };
  return { message: 'packageMoved', values: nameOf(known, after) };
}

export const tellUndone = (
  services: Services,
  tx: Db,
  known: KnownMove,
  { userId, before }: Pick<Change, 'userId' | 'before'>,
): Promise<void> => tell(services, tx, userId, { message: 'packageMovedBack', values: nameOf(known, before) });
