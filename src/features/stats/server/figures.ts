import { listDays } from '#base/time/israel-time.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Figures } from '../contract.ts';
import type { EventKind } from '../domain.ts';
import { readTotals } from './queries.ts';

export const figureOf: Readonly<Record<EventKind | 'visitor', keyof Figures>> = {
  view: 'views',
  visitor: 'visitors',
  save: 'saves',
  click: 'clicks',
  share: 'shares',
  lead: 'leads',
  tap: 'taps',
};

export const noFigures = (): Figures => ({ views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 });

export function addUp(counts: readonly { kind: EventKind | 'visitor'; count: number }[]): Figures {
  const figures = noFigures();
  for (const { kind, count } of counts) figures[figureOf[kind]] += count;
  return figures;
}

/** The figures of these profiles in a period, both days inclusive. */
export async function figuresOf(db: Db, profileIds: readonly number[], from: string, to: string): Promise<Figures> {
  return addUp(profileIds.length ? await readTotals(db, profileIds, from, to) : []);
}

/** Every day of the period, including empty ones. */
export async function viewsByDay(
  db: Db,
  profileIds: readonly number[],
  from: string,
  to: string,
): Promise<{ day: string; views: number }[]> {
  const totals = profileIds.length ? await readTotals(db, profileIds, from, to) : [];
  const views = new Map(totals.filter(({ kind }) => kind === 'view').map(({ day, count }) => [day, count]));
  return listDays(from, to).map((day) => ({ day, views: views.get(day) ?? 0 }));
}
