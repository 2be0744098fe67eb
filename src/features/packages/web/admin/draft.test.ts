import { describe, expect, test } from 'vitest';
import { packageEdit } from '../../admin-contract.ts';
import { changedPaths, draftOf, editOf, mergeDrafts } from './draft.ts';
import {
  effectiveInstant,
  emptyPrice,
  onlyDigits,
  previewProduct,
  priceFrom,
  sortPrices,
  typedPrices,
} from './price-draft.ts';
import { adminPackageExample, datedPrice as price } from './testing/admin-package-example.ts';

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
    expect(onlyDigits('₪ 1,290.5')).toBe('12905');
  });
});
