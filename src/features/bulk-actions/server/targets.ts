import type { StaffArea } from '#base/staff-roles.ts';
import {
  endSessions,
  extendTrial,
  findBulkUsers,
  listUserIds,
  type Operator,
  setComplimentaryPlan,
  suspend,
} from '#features/accounts/server/index.ts';
import { findBulkProfiles, listProfileIds, restoreProfile, suspendProfile } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { ListReader } from '#server-kit/db/keyset.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { BulkAction, ProfileAction, ProfileRequest, UserAction, UserRequest } from '../contract.ts';
import { profileSkip, type SkipReason, userSkip } from '../domain.ts';

/** Whoever started it, with whom each change is recorded. */
export type BulkOperator = Services & Operator & { readonly actorId: number };

export interface BulkRow {
  readonly id: number;
  readonly name: string;
  /** Why this action would leave it as it is. */
  readonly skip: SkipReason | undefined;
}

/** One kind of rows: how they are found, and the same services that change one of them. */
export interface BulkKind<Request extends { readonly filter?: unknown }, Action> {
  readonly area: StaffArea;
  readonly listIds: (
    reader: ListReader,
    filter: NonNullable<Request['filter']>,
    limit: number,
  ) => Promise<readonly number[]>;
  readonly find: (db: Db, ids: readonly number[], action: Action) => Promise<BulkRow[]>;
  readonly apply: (operator: BulkOperator, action: Action, id: number) => Promise<unknown>;
}

export const bulkUsers: BulkKind<UserRequest, UserAction> = {
  area: 'users',
  listIds: listUserIds,
  find: async (db, ids, { kind }) =>
    (await findBulkUsers(db, ids)).map((user) => ({ id: user.id, name: user.name, skip: userSkip(kind, user) })),
  apply: async (operator, action, id) => {
    if (action.kind === 'extend-trial') return extendTrial(operator, id, action.days);
    if (action.kind === 'give-package') return setComplimentaryPlan(operator, id, action);
    // Staff are skipped, so that it is never the session of the one who started it.
    return action.kind === 'suspend' ? suspend(operator, id, action.reason) : endSessions(operator, id, 0);
  },
};

export const bulkProfiles: BulkKind<ProfileRequest, ProfileAction> = {
  area: 'profiles',
  listIds: listProfileIds,
  find: async (db, ids, { kind }) =>
    (await findBulkProfiles(db, ids)).map((one) => ({ id: one.id, name: one.name, skip: profileSkip(kind, one) })),
  apply: (operator, action, id) => {
    const call = { ...operator, user: { id: operator.actorId } };
    return action.kind === 'suspend' ? suspendProfile(call, id, action.reason) : restoreProfile(call, id);
  },
};

/** For a run that is stored: its action is of its own target. */
export const kindOf = (target: 'users' | 'profiles') =>
  (target === 'users' ? bulkUsers : bulkProfiles) as BulkKind<{ readonly filter?: unknown }, BulkAction>;
