import type { Db } from '#server-kit/db/database.ts';
import { extensionPoint, type Services } from '#server-kit/services/services.ts';
import type { AdminProfileDetail } from '../admin-contract.ts';
import type { ProfileDocument } from '../document/document.ts';

/** Statistics of some profiles for a range of days. */
type FiguresOfProfiles = (
  db: Db,
  profileIds: readonly number[],
  from: string,
  to: string,
) => Promise<AdminProfileDetail['figures']>;

interface ProfileNotification {
  readonly userId: number;
  readonly kind: 'card';
  readonly message: 'cardSuspended' | 'cardRestored';
  readonly values: Readonly<Record<string, string>>;
  readonly link: string;
  /** This feature sends its own email, so that users cannot opt out of it. */
  readonly mail: false;
}

type OwnerNotifier = (
  call: Pick<Services, 'bus' | 'clock' | 'config'>,
  tx: Db,
  notification: ProfileNotification,
) => Promise<void>;

type Observer = Pick<Services, 'bus' | 'clock' | 'config'> & { readonly user: { readonly id: number } };

/** What moderation follows, in the transaction of the change. */
export interface ProfileObserver {
  published(
    call: Observer,
    tx: Db,
    profile: { readonly id: number; readonly document: ProfileDocument },
  ): Promise<void>;
  /** By an admin; repeated with another reason, too. */
  suspended(call: Observer, tx: Db, profileId: number, reason: string): Promise<void>;
}

export const profileObservers = extensionPoint<ProfileObserver>('profile-observers');

/** Implemented by the statistics and notification features, which depend on this one. */
export const profileFigures = extensionPoint<FiguresOfProfiles>('profile-figures');
export const ownerNotifiers = extensionPoint<OwnerNotifier>('owner-notifiers');
