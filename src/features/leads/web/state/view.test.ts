import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#base/testing/for-all.ts';
import { leadStatuses } from '../../domain.ts';
import { daysOf, hrefOf, isFiltered, isTimeRange, listedBy, rangeOf, timeRanges, type View, viewOf } from './view.ts';

const read = (search: string, profileId?: string) => viewOf(new URLSearchParams(search), profileId);

describe('parsing the URL', () => {
  test.each([
    ['', {}],
    ['?status=won&q=%D7%93%D7%A0%D7%94', { status: 'won', q: 'דנה' }],
    ['?from=2026-11-01&to=2026-11-15', { from: '2026-11-01', to: '2026-11-15' }],
    ['?profileId=7', { profileId: 7 }],
    ['?q=%20%20', {}],
    ['?status=sold&from=yesterday&to=2026-13-01&profileId=-1', {}],
    [`?q=${'x'.repeat(101)}`, {}],
    ['?profileId=7e9&before=3', {}],
  ])('%s filters by %j', (search, filter) => {
    expect(read(search)).toEqual({ filter, leadId: undefined });
  });

  test.each([
    ['?lead=12', 12],
    ['?lead=0', undefined],
    ['?lead=x', undefined],
    ['?lead=1.5', undefined],
    ['?lead=', undefined],
  ])('%s opens %j', (search, leadId) => {
    expect(read(search).leadId).toBe(leadId);
  });

  test('the profile in the path takes precedence over the query', () => {
    expect(read('?profileId=7', '8').filter).toEqual({ profileId: 8 });
    expect(read('', 'x').filter).toEqual({});
  });
});

describe('building the URL', () => {
  const view: View = { filter: { profileId: 7, status: 'won', q: 'a b' }, leadId: 3 };

  test('uses query parameters on /leads', () => {
    expect(hrefOf('/leads', view)).toBe('/leads?profileId=7&status=won&q=a+b&lead=3');
    expect(hrefOf('/leads', { filter: {}, leadId: undefined })).toBe('/leads');
  });

  test('stays on the profile’s own path when there', () => {
    expect(hrefOf('/contact-leads/9', view)).toBe('/contact-leads/7?status=won&q=a+b&lead=3');
    expect(hrefOf('/contact-leads', { filter: {}, leadId: undefined })).toBe('/contact-leads');
  });

  test('round-trips any view', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
    const views = fc.record({
      profileId: some(fc.integer({ min: 1, max: 2_147_483_647 })),
      status: some(fc.constantFrom(...leadStatuses)),
      q: some(fc.string({ minLength: 1, maxLength: 100 }).filter((text) => text.trim() === text)),
      from: some(day.map((date) => date.toISOString().slice(0, 10))),
      to: some(day.map((date) => date.toISOString().slice(0, 10))),
    });
    forAll(views, some(fc.integer({ min: 1 })), fc.boolean(), (filter, leadId, isByProfile) => {
      const href = hrefOf(isByProfile ? '/contact-leads/1' : '/leads', { filter, leadId } as View);
      const { pathname, search } = new URL(href, 'https://negia.example');
      const profileId = isByProfile ? pathname.split('/')[2] : undefined;
      const known = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
      expect(read(search, profileId)).toEqual({ filter: known, leadId });
    });
  });
});

test('archived leads are listed under their own tab, and where a search finds them', () => {
  expect(listedBy({ profileId: 1 })).toEqual({ profileId: 1, status: 'active' });
  for (const filter of [{ q: 'a' }, { status: 'archived' }] as const) expect(listedBy(filter)).toEqual(filter);
});

test('a filter is active when any property is set', () => {
  expect([isFiltered({}), isFiltered({ q: 'a' }), isFiltered({ profileId: 1 })]).toEqual([false, true, true]);
});

const today = '2026-11-02';

test.each([
  ['all', {}],
  ['today', { from: '2026-11-02' }],
  ['week', { from: '2026-10-27' }],
  ['month', { from: '2026-10-04' }],
] as const)('%s is %j, and is recognised from it', (range, days) => {
  expect(daysOf(range, today)).toEqual(days);
  expect(rangeOf(days, today)).toBe(range);
});

test.each([[{ from: '2026-10-01' }], [{ to: '2026-11-02' }], [{ from: '2026-11-02', to: '2026-11-02' }]])(
  '%j is a custom range',
  (days) => {
    expect(rangeOf(days, today)).toBe('own');
  },
);

test('yesterday’s “today” is a custom range', () => {
  expect(rangeOf(daysOf('today', today), '2026-11-03')).toBe('own');
});

test('isTimeRange accepts only known ranges', () => {
  expect(['all', 'year', '', 'own'].filter(isTimeRange)).toEqual(['all', 'own']);
  expect(timeRanges).toHaveLength(5);
});
