import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { pageOf, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { firstPrices, pricedItems } from '../../prices.ts';
import type { AdminCardPrice } from '../../prices-contract.ts';
import { adminCardPricesQuery, CardPricesPage } from './card-prices-page.tsx';
import { agorotIn, historyOf, pricesInTime, typedAmount } from './price-rows.ts';

const path = '/admin/card-prices';
const dated = (id: number, amount: number, effectiveFrom: string) =>
  ({ id, amount, effectiveFrom, createdAt: '2026-01-01T08:00:00.000Z', by: 'Ruth' }) as const;
const all: AdminCardPrice[] = pricedItems.map((item) => ({
  item,
  amount: firstPrices[item],
  firstAmount: firstPrices[item],
  prices: [],
}));
const wood: AdminCardPrice = {
  item: 'wood',
  amount: 13_950,
  firstAmount: 12_900,
  prices: [
    dated(3, 15_000, '2090-01-01T00:00:00.000Z'),
    dated(2, 13_950, '2026-02-01T00:00:00.000Z'),
    dated(1, 13_000, '2026-01-02T00:00:00.000Z'),
  ],
};
const changed = all.map((one) => (one.item === 'wood' ? wood : one));

const html = (rows: AdminCardPrice[], locale: Locale = 'en') =>
  renderAdmin(<CardPricesPage />, {
    path,
    locale,
    prepare: (queries, api) => queries.setQueryData(adminCardPricesQuery(api).queryKey, rows),
  });

test('of an item one price holds, earlier ones are past and later ones are to come', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect(pricesInTime(wood, now).map(({ state }) => state)).toEqual(['toCome', 'inForce', 'past']);
  expect(historyOf(changed, now).map(({ price }) => price.id)).toEqual([3, 2, 1]);
});

test.each([
  ['89', 8_900],
  ['89.9', 8_990],
  [' 89.95 ', 8_995],
  ['0', 0],
  ['89.999', undefined],
  ['-5', undefined],
  ['', undefined],
  ['1e3', undefined],
])('%j is %s agorot', (typed, agorot) => {
  expect(agorotIn(typed)).toBe(agorot);
  if (agorot !== undefined) expect(agorotIn(typedAmount(agorot))).toBe(agorot);
});

test('shows what holds, what is planned and what was', () => {
  const page = html(changed);
  for (const text of ['₪89', '₪139.50', '₪150', 'Not yet in force', 'Was in force', 'Ruth', 'No change is planned'])
    expect(page).toContain(text);
  expect(html(all)).toContain('No price was ever changed');
});

testHtmlInBothLanguages((locale) => [html(changed, locale), html(all, locale)]);

test('a new price is sent in agorot with its day, and a wrong one is named at its field', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const fetch = async (request: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json(changed, { status: String(request).includes('card-prices') ? 200 : 404 });
  };
  render(pageOf(<CardPricesPage />, { locale: 'en', path, at: path, fetch }));
  await user.click(await screen.findByRole('button', { name: 'New price: Wood' }));
  const dialog = within(screen.getByRole('alertdialog'));
  const price = dialog.getByLabelText(/Price in shekels/);
  expect(price).toHaveProperty('value', '139.5');
  expect(dialog.getByLabelText(/From the day/)).toHaveProperty('value', addDays(dateInIsrael(new Date()), 1));
  await user.clear(price);
  await user.type(price, '12x');
  await user.click(dialog.getByRole('button', { name: 'Set the price' }));
  expect(await dialog.findByText(/up to 10,000/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(price);
  await user.type(price, '145.90');
  await user.click(dialog.getByRole('button', { name: 'Set the price' }));
  await waitFor(() =>
    expect(sent).toEqual([{ item: 'wood', amount: 14_590, validFrom: addDays(dateInIsrael(new Date()), 1) }]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
