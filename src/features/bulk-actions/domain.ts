/** How many rows one action may change: more are a matter for a narrower filter. */
export const maxBulkRows = 1_000;

export const bulkTargets = ['users', 'profiles'] as const;
export type BulkTarget = (typeof bulkTargets)[number];

/** Why a row is left as it is. `refused` and `failed` are found out only when it is tried. */
export const skipReasons = ['gone', 'staff', 'demo', 'deleting', 'suspended', 'notSuspended', 'deleted'] as const;
export type SkipReason = (typeof skipReasons)[number];
export const itemReasons = [...skipReasons, 'refused', 'failed', 'stopped'] as const;
export type ItemReason = (typeof itemReasons)[number];

export const itemStates = ['waiting', 'done', 'skipped', 'failed'] as const;
export type ItemState = (typeof itemStates)[number];

/** What decides whether an account may be changed together with others. */
export interface UserFacts {
  readonly isStaff: boolean;
  readonly isDemo: boolean;
  readonly isSuspended: boolean;
  readonly isDeleting: boolean;
}

/** Staff and the demo are changed one by one, if at all; who leaves is left alone. */
export function userSkip(kind: string, user: UserFacts): SkipReason | undefined {
  if (user.isStaff) return 'staff';
  if (user.isDemo) return 'demo';
  if (user.isDeleting) return 'deleting';
  return kind === 'suspend' && user.isSuspended ? 'suspended' : undefined;
}

export interface ProfileFacts {
  readonly isSuspended: boolean;
  readonly isDeleted: boolean;
  readonly isDemo: boolean;
}

export function profileSkip(kind: string, profile: ProfileFacts): SkipReason | undefined {
  if (profile.isDeleted) return 'deleted';
  if (profile.isDemo) return 'demo';
  if (kind === 'suspend') return profile.isSuspended ? 'suspended' : undefined;
  return profile.isSuspended ? undefined : 'notSuspended';
}
