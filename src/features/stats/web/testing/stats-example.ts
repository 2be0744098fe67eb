import { daysIn, listDays } from '#base/time/israel-time.ts';
import type { Figures, Stats } from '../../contract.ts';
import { devices, sources } from '../../domain.ts';

const none: Figures = { views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 };

/** Varies like a working week, with one day of rest. */
function figuresOfDay(index: number): Figures {
  const views = index % 7 === 6 ? 0 : 12 + ((index * 7) % 23) + Math.floor(index / 3);
  const shareOf = (share: number) => Math.floor(views * share);
  return {
    views,
    visitors: shareOf(0.8),
    saves: shareOf(0.15),
    clicks: shareOf(0.4),
    shares: shareOf(0.05),
    leads: shareOf(0.04),
    taps: shareOf(0.3),
  };
}

const sumOf = (days: readonly Figures[]): Figures => {
  const names = Object.keys(none) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, days.reduce((sum, one) => sum + one[name], 0)])) as Figures;
};

/** For tests: the response for a busy profile. */
export function statsExample(from: string, to: string): Stats {
  const days = listDays(from, to).map((day, index) => ({ day, ...figuresOfDay(index) }));
  const before = Array.from({ length: daysIn(from, to) }, (_, index) => figuresOfDay(index + 2));
  const totals = sumOf(days);
  const shareOf = (share: number) => Math.floor(totals.views * share);
  return {
    profileId: null,
    from,
    to,
    earliest: '2024-11-16',
    totals,
    before: { ...sumOf(before), views: Math.floor(totals.views / 1.18), leads: 4, taps: totals.taps },
    days,
    sources: sources.map((source, index) => ({
      source,
      views: shareOf([0.31, 0.22, 0.19, 0.05, 0, 0.23][index] ?? 0),
      saves: 20 - index * 3,
      leads: 6 - index,
    })),
    hosts: [
      { host: 'l.instagram.com', views: shareOf(0.12) },
      { host: 'he.news.example', views: shareOf(0.05) },
    ],
    devices: devices.map((device, index) => ({ device, views: shareOf([0.78, 0.04, 0.18][index] ?? 0) })),
    targets: [
      { target: 'call', label: 'Call', clicks: 61 },
      { target: 'https://portfolio.example/', label: 'Portfolio', clicks: 34 },
      { target: 'https://old.example/sale', label: null, clicks: 3 },
    ],
    shares: [
      { target: 'whatsapp', shares: 14 },
      { target: 'copy', shares: 5 },
    ],
    tags: [
      { code: 'ABCD2345', taps: 41 },
      { code: 'WXYZ6789', taps: 12 },
    ],
    hours: Array.from({ length: 7 }, (_, day) =>
      Array.from({ length: 24 }, (_none, hour) => (day === 6 || hour < 7 ? 0 : (day * 5 + hour * 3) % 17)),
    ),
  };
}

/** For tests: the response for a profile without visits. */
export const emptyStats = (from: string, to: string): Stats => ({
  ...statsExample(from, to),
  totals: none,
  before: none,
  days: listDays(from, to).map((day) => ({ day, ...none })),
  sources: [],
  hosts: [],
  devices: [],
  targets: [],
  shares: [],
  tags: [],
  hours: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0)),
});
