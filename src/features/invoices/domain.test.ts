import { describe, expect, it } from 'vitest';
import { isTaxId } from '#base/tax-id.ts';
import { billingDetails } from './contract.ts';
import { needsAllocation, numberText, rateOn, splitCredit, splitVat } from './domain.ts';

describe('VAT', () => {
  it.each([
    [30_000, 1_800, 25_424, 4_576],
    [4_000, 1_800, 3_390, 610],
    [11_700, 1_700, 10_000, 1_700],
    [1, 1_800, 1, 0],
    [500, 0, 500, 0],
  ])('of %d at %d leaves %d net and %d VAT', (gross, rate, net, vat) => {
    expect(splitVat(gross, rate)).toEqual({ net, vat });
  });

  it('uses the rate of the date', () => {
    const rates = [
      { since: '2025-01-01', rate: 1_800 },
      { since: '2015-10-01', rate: 1_700 },
    ];
    const days = ['2010-01-01', '2015-10-01', '2024-12-31', '2025-01-01', '2030-06-01'];
    expect(days.map((day) => rateOn(rates, day))).toEqual([1_700, 1_700, 1_700, 1_800, 1_800]);
    expect(() => rateOn([], '2025-01-01')).toThrow('no rate');
  });
});

describe('credits', () => {
  it('sum exactly to the invoice’s net and VAT, and never exceed them, for any split', () => {
    for (const [gross, amounts] of [
      [10, Array.from({ length: 10 }, () => 1)],
      [30_000, [1, 2, 3, 9_994, 9_999, 10_001]],
      [4_000, [1_333, 1_333, 1_334]],
      [7, [7]],
    ] as const) {
      const invoice = { gross, ...splitVat(gross, 1_800) };
      let [credited, net, vat] = [0, 0, 0];
      for (const amount of amounts) {
        const share = splitCredit(invoice, credited, amount);
        expect(share.net + share.vat).toBe(amount);
        expect(Math.min(share.net, share.vat)).toBeGreaterThanOrEqual(0);
        [credited, net, vat] = [credited + amount, net + share.net, vat + share.vat];
        expect(net).toBeLessThanOrEqual(invoice.net);
        expect(vat).toBeLessThanOrEqual(invoice.vat);
      }
      expect([credited, net, vat]).toEqual([gross, invoice.net, invoice.vat]);
    }
  });
});

it('an allocation number is needed above the threshold of the date', () => {
  expect([1_000_000, 1_000_001].map((net) => needsAllocation(net, '2026-05-31'))).toEqual([false, true]);
  expect([500_000, 500_001].map((net) => needsAllocation(net, '2026-06-01'))).toEqual([false, true]);
});

it('document numbers have at least six digits', () => {
  expect([1, 123_456, 1_234_567].map(numberText)).toEqual(['000001', '123456', '1234567']);
});

describe('billing details', () => {
  it.each(['530000009', '000000018', '123456782'])('accept %s as a tax id', (id) => expect(isTaxId(id)).toBe(true));
  it.each(['530000008', '000000000', '12345678', '1234567820', 'abcdefghi'])('reject %s as a tax id', (id) =>
    expect(isTaxId(id)).toBe(false),
  );

  it('are trimmed to a single line, and empty fields are null', () => {
    const sent = { name: ' Dana\r\n\u0000Cohen ', taxId: ' 53-000000-9\u200e', address: ' ', city: undefined };
    expect(billingDetails.parse(sent)).toEqual({ name: 'Dana Cohen', taxId: '530000009', address: null, city: null });
    expect(billingDetails.parse({ name: 'Dana', taxId: '' }).taxId).toBeNull();
  });

  it('report each invalid field', () => {
    const wrong = { name: ' ', taxId: '1', address: 'א'.repeat(161), city: 7 };
    const { error } = billingDetails.safeParse(wrong);
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'errors.required'],
      ['taxId', 'invoices.taxId'],
      ['address', expect.stringMatching(/^errors\.too_long:\d+$/)],
      ['city', 'errors.invalid'],
    ]);
  });
});
