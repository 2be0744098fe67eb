import type { Db } from '#server-kit/db/database.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AdminProfileDetail } from '../admin-contract.ts';

/** What happened on some profiles from one day to another. */
type CountFigures = (
  db: Db,
  profileIds: readonly number[],
  from: string,
  to: string,
) => Promise<AdminProfileDetail['figures']>;

export interface CardNews {
  readonly userId: number;
  readonly kind: 'broadcast';
  readonly message: 'cardSuspended' | 'cardRestored';
  readonly values: Readonly<Record<string, string>>;
  readonly link: string;
  /** The letter is this feature's own: nobody can have chosen not to hear of it. */
  readonly mail: false;
}

type TellOwner = (call: Pick<Services, 'bus' | 'clock' | 'config'>, tx: Db, news: CardNews) => Promise<void>;

const none = { views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 };
let count: CountFigures = async () => none;
let tell: TellOwner = async () => undefined;

/** Called once each, in composition: those who count and those who tell stand on this feature. */
export function countCardsBy(counts: CountFigures): void {
  count = counts;
}

export function tellCardOwnersBy(tells: TellOwner): void {
  tell = tells;
}

export const countFigures: CountFigures = (...asked) => count(...asked);
export const tellOwner: TellOwner = (...told) => tell(...told);
