import { z } from 'zod';
import { reasonMax } from '#base/admin-list.ts';
import { addDays, dateInIsrael, startOfDay } from '#base/time/israel-time.ts';
import type { BulkAction } from '../contract.ts';
import type { BulkTarget } from '../domain.ts';

export const kindsOf = {
  users: ['extend-trial', 'give-package', 'suspend', 'end-sessions'],
  profiles: ['suspend', 'restore'],
} as const satisfies Record<BulkTarget, readonly BulkAction['kind'][]>;

const kinds = ['extend-trial', 'give-package', 'suspend', 'end-sessions', 'restore'] as const;

/** The last second of a day in Israel; an invalid day is past. */
function endOfDay(day: string): Date {
  if (Number.isNaN(Date.parse(`${day}T12:00:00Z`))) return new Date(0);
  return new Date(startOfDay(addDays(day, 1)).getTime() - 1_000);
}

const isDays = (typed: string): boolean => /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 365;

/** Only the fields of the chosen action are checked. */
export const bulkForm = z
  .object({
    kind: z.enum(kinds),
    days: z.string(),
    packageType: z.enum(['advanced', 'pro']),
    until: z.string(),
    reason: z.string().max(reasonMax),
  })
  .refine(({ kind, days }) => kind !== 'extend-trial' || isDays(days), {
    path: ['days'],
    error: 'bulkActions.daysWrong',
  })
  .refine(({ kind, until }) => kind !== 'give-package' || endOfDay(until) > new Date(), {
    path: ['until'],
    error: 'bulkActions.untilWrong',
  })
  .refine(({ kind, reason }) => kind !== 'suspend' || reason.trim() !== '', {
    path: ['reason'],
    error: 'bulkActions.reasonWrong',
  });
export type BulkForm = z.output<typeof bulkForm>;

export const defaultForm = (target: BulkTarget, now: Date): BulkForm => ({
  kind: kindsOf[target][0],
  days: '14',
  packageType: 'pro',
  until: addDays(dateInIsrael(now), 30),
  reason: '',
});

export function actionOf({ kind, days, packageType, until, reason }: BulkForm): BulkAction {
  if (kind === 'extend-trial') return { kind, days: Number(days) };
  if (kind === 'give-package') return { kind, packageType, until: endOfDay(until).toISOString() };
  return kind === 'suspend' ? { kind, reason } : { kind };
}
