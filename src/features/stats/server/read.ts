import { AppError, orNotFound } from '#base/app-error.ts';
import { csvBom, csvRow } from '#base/csv.ts';
import { addDays, dateInIsrael, listDays } from '#base/time/israel-time.ts';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { listOwnProfiles, type OwnProfile } from '#features/profiles/server/index.ts';
import { type TargetName, targetsOf } from '#features/profiles/targets.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { FileAnswer, Identity } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Figures, ProfileWeek, Stats } from '../contract.ts';
import { type Device, devices, type EventKind, type Source, sources } from '../domain.ts';
import { type Range, type RequestedRange, rangeBefore, rangeError, visibleRange } from '../range.ts';
import { statsServerTexts } from '../texts.ts';
import { addUp, figureOf, figuresOf, noFigures } from './figures.ts';
import { readByProfile, readSums, readTotals, type SumRow } from './queries.ts';
import type { SumDimension } from './table.ts';

const maxRows = 100;

function presentStats(rows: readonly SumRow[], range: Range, profiles: readonly OwnProfile[], locale: Locale) {
  const labels = labelsOf(profiles, locale);
  const counts = (kind: EventKind, dimension: SumDimension) =>
    new Map(rows.filter((row) => row.kind === kind && row.dimension === dimension).map((row) => [row.key, row.count]));
  const [views, saves, leads] = [counts('view', 'source'), counts('save', 'source'), counts('lead', 'source')];
  const bySource = (source: Source) => ({
    source,
    views: views.get(source) ?? 0,
    saves: saves.get(source) ?? 0,
    leads: leads.get(source) ?? 0,
  });
  return {
    totals: addUp(rows.filter(({ dimension }) => dimension === 'all')),
    days: daysOf(rows, range),
    sources: sources
      .map(bySource)
      .filter((one) => one.views + one.saves + one.leads > 0)
      .sort((one, other) => other.views - one.views || other.leads - one.leads),
    hosts: largestFirst(counts('view', 'host')).map(([host, count]) => ({ host, views: count })),
    devices: largestFirst(counts('view', 'device')).flatMap(([device, count]) =>
      devices.includes(device as Device) ? [{ device: device as Device, views: count }] : [],
    ),
    targets: largestFirst(counts('click', 'target')).map(([target, clicks]) => ({
      target,
      label: labels.get(target) ?? null,
      clicks,
    })),
    shares: largestFirst(counts('share', 'target')).map(([target, shares]) => ({ target, shares })),
    tags: largestFirst(counts('tap', 'target')).map(([code, taps]) => ({ code, taps })),
    hours: hoursOf(rows),
  };
}

const largestFirst = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1)).slice(0, maxRows);

function daysOf(rows: readonly SumRow[], { from, to }: Range): Stats['days'] {
  const byDay = new Map<string, Figures>(listDays(from, to).map((day) => [day, noFigures()]));
  for (const { dimension, slot, kind, count } of rows) {
    const figures = dimension === 'all' ? byDay.get(slot) : undefined;
    if (figures) figures[figureOf[kind]] += count;
  }
  return [...byDay].map(([day, figures]) => ({ day, ...figures }));
}

/** Sunday first, the first day of the week in Israel. */
function hoursOf(rows: readonly SumRow[]): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const { dimension, slot, key, count } of rows) {
    const day = dimension === 'hour' ? week[Number(slot)] : undefined;
    if (day) day[Number(key)] = (day[Number(key)] ?? 0) + count;
  }
  return week;
}

/** The current names of links and buttons, in the user's language. */
function labelsOf(profiles: readonly OwnProfile[], locale: Locale): Map<string, string> {
  const t = translator(statsServerTexts, locale);
  const nameOf = (name: TargetName): string =>
    'button' in name
      ? t(`statsServer.buttons.${name.button}`)
      : name.label[locale] || name.label.he || name.label.en || name.plain;
  const labels = new Map<string, string>();
  for (const { published } of profiles)
    for (const [target, name] of published ? targetsOf(published) : [])
      if (!labels.has(target)) labels.set(target, nameOf(name));
  return labels;
}

/** Context of the owner's own requests. */
type OwnerCall = Pick<Services, 'db' | 'clock'> & { readonly user: Pick<Identity, 'id'> };

/** One of the owner's profiles, or all that the plan includes. */
async function selectProfiles({ db, clock, user }: OwnerCall, profileId: number | undefined): Promise<OwnProfile[]> {
  const own = await listOwnProfiles(db, user.id, clock.now());
  if (profileId === undefined) return own.filter(({ isExpired }) => !isExpired);
  const one = orNotFound(own.find(({ id }) => id === profileId));
  if (one.isExpired) throw new AppError('payment_required', { message: 'statsServer.expired' });
  return [one];
}

async function selectRange({ db, clock, user }: OwnerCall, requested: RequestedRange): Promise<Range> {
  const now = clock.now();
  const today = dateInIsrael(now);
  const error = rangeError(requested, today);
  if (error === 'order') throw new AppError('invalid_input', { fields: { from: 'statsServer.range.order' } });
  if (error === 'length') throw new AppError('invalid_input', { fields: { from: 'statsServer.range.length' } });
  const { entitlements } = await effectivePlan(db, user.id, now);
  return visibleRange(requested, today, entitlements.statsDays);
}

export async function getStats(
  call: OwnerCall,
  profileId: number | undefined,
  requested: RequestedRange,
  locale: Locale,
): Promise<Stats> {
  const profiles = await selectProfiles(call, profileId);
  const range = await selectRange(call, requested);
  const ids = profiles.map(({ id }) => id);
  const before = rangeBefore(range);
  const rows = ids.length ? await readSums(call.db, ids, range.from, range.to) : [];
  return {
    profileId: profileId ?? null,
    ...range,
    before: before ? await figuresOf(call.db, ids, before.from, before.to) : null,
    ...presentStats(rows, range, profiles, locale),
  };
}

/** The seven days of the dashboard, for every profile in one query. */
export async function weekByProfile(call: OwnerCall): Promise<ProfileWeek[]> {
  const ids = (await selectProfiles(call, undefined)).map(({ id }) => id);
  const today = dateInIsrael(call.clock.now());
  return readByProfile(call.db, ids, addDays(today, -6), today);
}

const columns = ['views', 'visitors', 'saves', 'clicks', 'shares', 'leads', 'taps'] as const;

/** One row per day, including empty days. */
export async function exportStats(
  call: OwnerCall,
  profileId: number | undefined,
  requested: RequestedRange,
  locale: Locale,
): Promise<FileAnswer> {
  const profiles = await selectProfiles(call, profileId);
  const { from, to } = await selectRange(call, requested);
  const ids = profiles.map(({ id }) => id);
  const totals = Map.groupBy(ids.length ? await readTotals(call.db, ids, from, to) : [], ({ day }) => day);
  const rows = listDays(from, to).map((day) => {
    const figures = addUp(totals.get(day) ?? []);
    return csvRow([day, ...columns.map((name) => figures[name])]);
  });
  const t = translator(statsServerTexts, locale);
  const heads = csvRow([t('statsServer.table.day'), ...columns.map((name) => t(`statsServer.table.${name}`))]);
  const name = profileId === undefined ? t('statsServer.table.all') : fileName(profiles[0]?.name ?? '');
  return {
    body: csvBom + heads + rows.join(''),
    type: 'text/csv; charset=utf-8',
    name: `${t('statsServer.table.file', { name, from, to })}.csv`,
  };
}

/** Characters that file systems do not allow in names. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const fileName = (name: string): string => name.replace(/[\u0000-\u001f/\\:*?"<>|]+/g, ' ').trim();
