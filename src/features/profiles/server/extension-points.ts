import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { AdminProfileDetail } from '../admin-contract.ts';

/** What happened on some profiles from one day to another. */
type FiguresOfProfiles = (
  db: Db,
  profileIds: readonly number[],
  from: string,
  to: string,
) => Promise<AdminProfileDetail['figures']>;

interface ProfileNotification {
  readonly userId: number;
  readonly kind: 'broadcast';
  readonly message: 'cardSuspended' | 'cardRestored';
  readonly values: Readonly<Record<string, string>>;
  readonly link: string;
  /** The letter is this feature's own: nobody can have chosen not to hear of it. */
  readonly mail: false;
}

type OwnerNotifier = (
  call: Pick<Services, 'bus' | 'clock' | 'config'>,
  tx: Db,
  notification: ProfileNotification,
) => Promise<void>;

/** Those who count and those who notify stand above this feature. */
export const profileFigures = extensionPoint<FiguresOfProfiles>('profile-figures');
export const ownerNotifiers = extensionPoint<OwnerNotifier>('owner-notifiers');
