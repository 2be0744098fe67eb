import { describe, expect, test } from 'vitest';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { type AdminPackage, packageEdit } from '../../admin-contract.ts';
import { changedPaths, draftOf, editOf, mergeDrafts } from './draft.ts';
import { PackageAdminPage } from './package-admin-page.tsx';
import { PackagesAdminPage } from './packages-admin-page.tsx';
import { adminPackagesKey } from './packages-query.ts';
import {
  effectiveInstant,
  emptyPrice,
  onlyDigits,
  previewProduct,
  priceFrom,
  sortPrices,
  typedPrices,
} from './price-draft.ts';
import { PriceForm } from './prices-panel.tsx';
import { adminPackageExample, datedPrice as price } from './testing/admin-package-example.ts';

const hebrew = /[\u0590-\u05ff]+/g;
const textOf = (name: string) => ({ name, description: 'Grow', features: ['One', 'Two'], benefits: ['10% off'] });
const example = (more: Partial<AdminPackage> = {}) =>
  adminPackageExample({
    texts: { he: textOf('Mitkadem'), en: textOf('Advanced') },
    prices: [price(3, '2999-01-01T00:00:00Z', 5_500), price(2, '2021-01-01T00:00:00Z', 4_000)],
    ...more,
  });
const basic = example({
  id: 1,
  packageType: 'basic',
  sortOrder: 1,
  isPopular: false,
  monthlyPrice: 0,
  yearlyPrice: 0,
  prices: [],
  texts: { he: textOf('Bsisi'), en: textOf('Basic') },
  subscribers: 0,
});
const list = (packages: AdminPackage[] | undefined, locale: Locale = 'en') =>
  renderAdmin(<PackagesAdminPage />, {
    path: '/admin/packages',
    locale,
    prepare: (queries) => packages && queries.setQueryData(adminPackagesKey, packages),
  });
const page = (id: string, packages: AdminPackage[] | undefined, locale: Locale = 'en') =>
  renderAdmin(<PackageAdminPage />, {
    path: '/admin/packages/:id',
    at: `/admin/packages/${id}`,
    locale,
    prepare: (queries) => packages && queries.setQueryData(adminPackagesKey, packages),
  });

describe('the list of plans', () => {
  test('is sorted, with the current and next price', () => {
    const html = list([example(), basic]);
    expect(html.indexOf('Basic')).toBeLessThan(html.indexOf('Advanced'));
    for (const text of ['href="/admin/packages/2"', '₪40', '₪55', '7 ']) expect(html).toContain(text);
    expect(list([basic])).not.toContain('₪55');
  });

  test('shows the loading and failed states', () => {
    expect(list(undefined)).toContain('aria-busy="true"');
    const failed = renderAdmin(<PackagesAdminPage />, { path: '/admin/packages', failed: [adminPackagesKey] });
    expect(failed).toContain('No line');
    expect(failed).not.toContain('aria-busy="true"');
  });
});

describe('the plan page', () => {
  test('shows texts, entitlements, prices over time and a preview', () => {
    const html = page('2', [basic, example()]);
    expect(html).toMatch(/<input[^>]*value="Advanced"/);
    expect(html).toMatch(/<input[^>]*value="Mitkadem"/);
    for (const text of ['id="package-preview"', 'New price', '₪55', 'Choose Advanced']) expect(html).toContain(text);
  });

  test('shows the admin’s own language first where one is shown at a time', () => {
    const visiblePattern = /data-shown="true"><h3[^>]*>([^<]+)/;
    expect(page('2', [example()]).match(visiblePattern)?.[1]).toBe('English');
    expect(page('2', [example()], 'he').match(visiblePattern)?.[1]).toBe('עברית');
  });

  test('has no prices to set for the free plan', () => {
    expect(page('1', [basic])).not.toContain('New price');
  });

  test('states in the preview that a hidden plan is not shown', () => {
    const html = page('2', [example({ showAtHome: false })]);
    expect(html).toContain('This package is not shown on the home page');
    expect(html).not.toContain('Choose Advanced');
  });

  test('shows the loading, missing and failed states', () => {
    expect(page('2', undefined)).toContain('aria-busy="true"');
    expect(page('77', [example()])).toMatch(/href="\/admin\/packages"[^>]*>All packages/);
    const path = '/admin/packages/:id';
    const failed = renderAdmin(<PackageAdminPage />, { path, at: '/admin/packages/2', failed: [adminPackagesKey] });
    expect(failed).toContain('No line');
  });
});

describe('a new price', () => {
  const nothing = () => undefined;
  const form = (more: Partial<typeof emptyPrice>) =>
    renderAdmin(<PriceForm one={example()} draft={{ ...emptyPrice, ...more }} onChange={nothing} onClose={nothing} />, {
      path: '/',
    });

  test('has a date field only when it applies later', () => {
    expect(form({ when: 'later' })).toContain('type="date"');
    expect(form({ when: 'now' })).not.toContain('type="date"');
  });

  test('cannot be submitted until both are filled in, and shows the yearly saving', () => {
    expect(form({ monthly: '50' })).toMatch(/<button[^>]*disabled[^>]*>/);
    const negative = form({ monthly: '-5', yearly: '450' });
    expect(negative).toMatch(/<button[^>]*disabled[^>]*>/);
    expect(negative).toContain('A price cannot be negative');
    expect(form({ monthly: '1290.5', yearly: '450' })).toContain('A price in whole shekels');
    const full = form({ monthly: '50', yearly: '450' });
    expect(full).not.toMatch(/<button[^>]*disabled[^>]*>/);
    expect(full).toContain('25%');
  });
});

test('contains no Hebrew in English', () => {
  for (const html of [list([example(), basic]), list(undefined)]) expect(html.match(hebrew)).toBeNull();
  expect(page('2', [example()]).match(hebrew)).toBeNull();
  expect(list([example()], 'he')).toContain('Mitkadem');
  expect(page('2', [example()], 'he')).toContain('מחיר חדש');
});

const now = new Date('2026-11-16T10:00:00Z');
const one = adminPackageExample({
  monthlyPrice: 4_900,
  yearlyPrice: 47_000,
  prices: [price(1, '2026-01-01T00:00:00Z'), price(3, '2027-01-01T00:00:00Z'), price(2, '2026-06-01T00:00:00Z')],
});

describe('the edit form', () => {
  test('produces what the server accepts, and round-trips', () => {
    const edit = packageEdit.parse(editOf(draftOf(one)));
    expect(edit.entitlements).toEqual(one.entitlements);
    expect(edit.texts.he.features).toEqual(one.texts.he.features);
    expect(changedPaths(draftOf(one), draftOf(edit))).toEqual([]);
  });

  test('ignores added empty lines as changes', () => {
    const draft = draftOf(one);
    expect(changedPaths(draft, { ...draft, 'texts.he.features': ['One', 'Two', ' '] })).toEqual([]);
    expect(changedPaths(draft, { ...draft, 'entitlements.templates': '3' })).toEqual(['entitlements.templates']);
  });

  test('does not treat an empty number as zero', () => {
    const edit = editOf({ ...draftOf(one), 'entitlements.links': '' });
    expect(packageEdit.safeParse(edit).error?.issues.map(({ path }) => path.join('.'))).toEqual(['entitlements.links']);
  });

  test('merges concurrent edits: only fields changed by both conflict', () => {
    const base = draftOf(one);
    const mine = { ...base, 'texts.he.name': 'Mine', 'entitlements.links': '40' };
    const newest = {
      ...one,
      texts: { ...one.texts, he: { ...one.texts.he, name: 'Theirs' } },
      isPopular: false,
      version: 4,
    };
    const { merged, conflicts } = mergeDrafts(base, mine, newest);
    expect(merged).toMatchObject({ 'texts.he.name': 'Mine', 'entitlements.links': '40', isPopular: false });
    expect(conflicts).toEqual([{ path: 'texts.he.name', mine: 'Mine', theirs: 'Theirs' }]);
  });
});

test('the preview shows the public product, in shekels and without empty lines', () => {
  const typed = { ...one, ...editOf({ ...draftOf(one), 'texts.en.benefits': ['', 'B', '', '', ''] }) };
  expect(previewProduct(typed, 'en')).toMatchObject({
    monthlyPrice: 49,
    yearlyPrice: 470,
    benefit1: 'B',
    benefit2: null,
  });
});

describe('prices', () => {
  test('are grouped into future, current and past', () => {
    const { toCome, inForce, past } = sortPrices(one, now);
    expect([toCome.map(({ id }) => id), inForce?.id, past.map(({ id }) => id)]).toEqual([[3], 2, [1]]);
    expect(sortPrices({ prices: [] }, now).inForce).toBeUndefined();
  });

  test('apply from a time in Israel, or from now', () => {
    const draft = priceFrom(one, now);
    expect(draft).toMatchObject({ monthly: '49', yearly: '470', day: '2026-11-17', time: '00:00' });
    expect(effectiveInstant(draft, now)?.toISOString()).toBe('2026-11-16T22:00:00.000Z');
    expect(effectiveInstant({ ...draft, when: 'now', day: '' }, now)).toBe(now);
    expect(effectiveInstant({ ...draft, day: '' }, now)).toBeUndefined();
    expect([typedPrices(draft), typedPrices(emptyPrice)]).toEqual([
      { monthlyPrice: 4_900, yearlyPrice: 47_000 },
      undefined,
    ]);
    expect([onlyDigits('₪ 1,290'), onlyDigits('1,290.5'), onlyDigits('-5')]).toEqual(['1290', '1290.5', '-5']);
  });
});
