import { addDays, dateInIsrael, listDays, wallTimeOf } from '#base/time/israel-time.ts';
import type { DemoSeed } from '#features/accounts/server/index.ts';
import { listOwnProfiles, type OwnProfile } from '#features/profiles/server/index.ts';
import { targetsOf } from '#features/profiles/targets.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Source } from '../domain.ts';
import { addToSums, readTotals } from './queries.ts';
import { createSums, type Sums } from './sums.ts';

/** Two months, so that thirty days have a preceding period to compare with. */
const demoDays = 60;
/** Sunday first; more views on working days. */
const byWeekday = [1.15, 1.1, 1.2, 1.1, 1, 0.55, 0.4];
const bySource: Readonly<Record<Source, number>> = { nfc: 34, whatsapp: 27, qr: 15, direct: 14, link: 8, embed: 2 };
const byHost = { 'instagram.com': 45, 'facebook.com': 30, 'google.com': 15, 'neighbourhood.example': 10 };
const byDevice = { phone: 86, computer: 11, tablet: 3 };
const byHour = { 8: 4, 9: 9, 10: 12, 11: 13, 12: 10, 13: 8, 14: 7, 15: 8, 16: 9, 17: 8, 18: 7, 19: 6, 20: 4, 21: 2 };
const byShare = { whatsapp: 60, copy: 25, system: 15 };
/** The first targets get the most clicks. */
const clickWeights = [36, 24, 16, 10, 8, 6];

/** Seeds a demo account with plausible statistics. */
export const seedDemoStats: DemoSeed = async (db, _, copy, __, now) => {
  const profiles = (await listOwnProfiles(db, copy.id, now)).filter(({ published }) => published);
  for (const [index, profile] of profiles.entries()) {
    const sums = createSums();
    for (const [age, day] of listDays(addDays(dateInIsrael(now), 1 - demoDays), dateInIsrael(now)).entries())
      addDay(sums, profile, { day, age }, viewsOn(day, age, index) * passedOf(day, now));
    await addToSums(db, sums.rows());
  }
};

/** Adds the seeded leads of a demo account to its statistics. */
export async function countPastLeads(
  db: Db,
  leads: readonly { readonly profileId: number; readonly source: Source; readonly at: Date }[],
): Promise<void> {
  const sums = createSums();
  for (const { profileId, source, at } of leads) {
    const details = { profileId, day: dateInIsrael(at), kind: 'lead' } as const;
    sums.add(details, 'all', '');
    sums.add(details, 'source', source);
  }
  await addToSums(db, sums.rows());
}

/** Attributes the taps of a demo profile to its tags, by their shares on a day: the figures of both agree. */
export async function attributeDemoTaps(
  db: Db,
  profileId: number,
  sharesOn: (day: string) => Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  const sums = createSums();
  const today = dateInIsrael(now);
  for (const { kind, day, count } of await readTotals(db, [profileId], addDays(today, 1 - demoDays), today))
    if (kind === 'tap')
      for (const [code, share] of split(count, sharesOn(day)))
        sums.add({ profileId, day, kind }, 'target', code, share);
  await addToSums(db, sums.rows());
}

/** Views on the first day and how many more each day has, for the first profile and the following ones. */
const growth = [
  [13, 0.09],
  [8.5, -0.03],
  [3.2, 0.05],
] as const;

/** Deterministic values: lower at the end of the week, never repeating. */
function viewsOn(day: string, age: number, index: number): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const wave = 1 + 0.22 * Math.sin(age * 2.7) + 0.12 * Math.sin(age * 1.1);
  const [first, more] = growth[Math.min(index, growth.length - 1)] ?? growth[0];
  return (first + age * more) * (byWeekday[weekday] ?? 1) * wave;
}

/** A share of views that changes steadily over the days, so that not everything changes at the same rate. */
const changing = (from: number, to: number, age: number): number => from + ((to - from) * age) / demoDays;

/** Rounds up or down by day: always to the nearest would make small counts the same every day. */
const whole = (exact: number, age: number): number => Math.floor(exact + ((age * 0.618) % 1));

/** The elapsed fraction of a day; below 1 for today. */
const passedOf = (day: string, now: Date): number => (day === dateInIsrael(now) ? (wallTimeOf(now).hour + 1) / 24 : 1);

interface DemoDay {
  readonly day: string;
  /** Days since the first one. */
  readonly age: number;
}

function addDay(sums: Sums, { id, published }: OwnProfile, { day, age }: DemoDay, exact: number): void {
  const views = Math.round(exact);
  const sources = { ...bySource, nfc: changing(28, 42, age) };
  const part = (from: number, to: number) => whole(views * changing(from, to, age), age);
  const add = (kind: 'view' | 'visitor' | 'save' | 'click' | 'share' | 'tap', count: number) => {
    const details = { profileId: id, day, kind };
    if (count > 0) sums.add(details, 'all', '', count);
    return (
      dimension: 'source' | 'host' | 'device' | 'hour' | 'target',
      weights: Readonly<Record<string, number>>,
      of = count,
    ) => {
      for (const [key, share] of split(of, weights)) sums.add(details, dimension, key, share);
    };
  };
  const from = (source: Source): number => split(views, sources).find(([key]) => key === source)?.[1] ?? 0;
  const ofViews = add('view', views);
  ofViews('source', sources);
  ofViews('host', byHost, from('link'));
  ofViews('device', byDevice);
  ofViews('hour', byHour);
  add('visitor', part(0.77, 0.71))('source', sources);
  add('save', part(0.11, 0.17))('source', { nfc: 60, qr: 25, whatsapp: 15 });
  add('tap', from('nfc'))('source', { nfc: 1 });
  const clicks = add('click', part(0.41, 0.35));
  clicks('source', sources);
  clicks('target', published ? clickWeightsOf(published) : {});
  const shares = add('share', part(0.08, 0.05));
  shares('source', bySource);
  // Of one or two a day, the largest part would always take all.
  shares('target', { ...byShare, copy: age % 3 === 1 ? 90 : 25, system: age % 7 === 3 ? 120 : 15 });
}

const clickWeightsOf = (document: NonNullable<OwnProfile['published']>): Record<string, number> =>
  Object.fromEntries(
    [...targetsOf(document).keys()].slice(0, clickWeights.length).map((key, at) => [key, clickWeights[at] ?? 0]),
  );

/** Splits into integers that sum up to the total; the remainder of rounding down goes to the largest fractions. */
function split(total: number, weights: Readonly<Record<string, number>>): [string, number][] {
  const sum = Object.values(weights).reduce((one, two) => one + two, 0);
  const exact = Object.entries(weights).map(([key, weight]) => ({ key, share: (total * weight) / sum }));
  const remainder = total - exact.reduce((one, { share }) => one + Math.floor(share), 0);
  const largest = exact.toSorted((one, two) => (two.share % 1) - (one.share % 1)).slice(0, remainder);
  return exact
    .map((one): [string, number] => [one.key, Math.floor(one.share) + (largest.includes(one) ? 1 : 0)])
    .filter(([, count]) => count > 0);
}
