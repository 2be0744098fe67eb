import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { renderAdmin } from '#features/admin/web/testing/render-admin.tsx';
import type { Locale } from '#i18n/locale.ts';
import { pageOf, testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type MaterialStock, type StockMovement, stockApi } from '../../contract.ts';
import { StockPage, stockQuery } from './stock-page.tsx';

const path = '/admin/stock';
const stock: MaterialStock[] = [
  { material: 'pvc', balance: 120, threshold: 50, reorderNote: 'PrintShop', reserved: 12 },
  { material: 'wood', balance: 8, threshold: 20, reorderNote: 'Call Avi, 200 pieces', reserved: 10 },
  { material: 'metal', balance: -3, threshold: null, reorderNote: '', reserved: 0 },
];
const movement: StockMovement = {
  id: 5,
  at: '2026-11-18T08:00:00.000Z',
  material: 'wood',
  kind: 'used',
  quantity: -2,
  balance: 8,
  orderId: 41,
  note: '',
  by: 'Ruth',
};
const rows = [movement, { ...movement, id: 4, kind: 'received' as const, quantity: 10, orderId: null, note: 'Box 7' }];

const html = (all: MaterialStock[], listed: StockMovement[], locale: Locale = 'en') =>
  renderAdmin(<StockPage />, {
    path,
    locale,
    prepare: (queries, api) => {
      queries.setQueryData(stockQuery(api).queryKey, all);
      queries.setQueryData(adminKeys.list(stockApi.movements, {}), { rows: listed, next: null });
    },
  });

test('each material says how many there are, what waits for them, and what to do', () => {
  const page = html(stock, rows);
  for (const text of ['Enough', 'Reorder', 'Count is wrong', 'Call Avi, 200 pieces', 'Count the cards on the shelf'])
    expect(page).toContain(text);
  // The note is for when it is time to order.
  expect(page).not.toContain('PrintShop');
  for (const number of ['>108<', '>−2<', '>−3<', '>+10<']) expect(page).toContain(number);
  expect(page).toContain('href="/admin/orders/41"');
  expect(html(stock, [])).toContain('No movements yet');
});

testHtmlInBothLanguages((locale) => [html(stock, rows, locale), html(stock.slice(0, 1), [], locale)]);

function start() {
  const sent: [string, unknown][] = [];
  const fetch = async (request: RequestInfo | URL, init?: RequestInit) => {
    const url = String(request);
    if (init?.method !== 'GET' && init?.body) sent.push([url, JSON.parse(String(init.body))]);
    return Response.json(url.includes('/movements') ? { rows, next: null } : stock);
  };
  render(pageOf(<StockPage />, { locale: 'en', path, at: path, fetch }));
  return sent;
}
const dialog = () => within(screen.getByRole('alertdialog'));

test('cards that arrive are added with a note; a wrong number is named at its field', async () => {
  const user = userEvent.setup();
  const sent = start();
  await user.click(await screen.findByRole('button', { name: 'Cards arrived: Wood' }));
  await user.click(dialog().getByRole('button', { name: 'Add to the stock' }));
  expect(await dialog().findByText(/A whole number/)).toBeTruthy();
  await user.type(dialog().getByLabelText('How many arrived'), '200');
  await user.type(dialog().getByLabelText(/Note/), 'Box 8');
  await user.click(dialog().getByRole('button', { name: 'Add to the stock' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([
    [expect.stringContaining('/card-stock/received'), { material: 'wood', quantity: 200, note: 'Box 8' }],
  ]);
});

test('a count may be none, and a reminder may be taken away', async () => {
  const user = userEvent.setup();
  const sent = start();
  await user.click(await screen.findByRole('button', { name: 'Count: Metal' }));
  await user.type(dialog().getByLabelText('How many you counted'), '0');
  await user.click(dialog().getByRole('button', { name: 'Correct the stock' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Reminder: Wood' }));
  const threshold = dialog().getByLabelText('Fewer than');
  expect(threshold).toHaveProperty('value', '20');
  await user.clear(threshold);
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(([, body]) => body)).toEqual([
    { material: 'metal', counted: 0, note: '' },
    { material: 'wood', threshold: null, reorderNote: 'Call Avi, 200 pieces' },
  ]);
});
