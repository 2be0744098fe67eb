import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { activePlan, expiringMethod, visa } from './testing/wallet-examples.ts';
import { WalletPage } from './wallet-page.tsx';

test('the card that the subscription is billed to offers another card instead of a removal that is always refused', async () => {
  const methods = [visa, expiringMethod];
  const fetch = vi.fn(async (url: unknown, _init?: RequestInit) => {
    const path = String(url);
    if (path.endsWith('/api/subscription')) return Response.json(activePlan);
    if (path.endsWith('/api/payment-methods')) return Response.json(methods);
    return Response.json(path.endsWith('/api/payments') ? { payments: [], hasMore: false } : []);
  });
  render(pageOf(<WalletPage pageExists={() => true} />, { locale: 'en', at: '/wallet', fetch }));
  await screen.findByText('Your subscription is charged to this card');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Remove the card ending in 4242' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Your subscription is charged to the card ending in 4242',
  });
  await user.click(within(question).getByRole('button', { name: 'Change payment card' }));
  const change = await screen.findByRole('dialog', { name: 'Change payment card' });
  expect(within(change).getByRole('group', { name: 'Which card should we charge from now on?' })).toBeDefined();
  expect(fetch.mock.calls.some(([, init]) => init?.method === 'DELETE')).toBe(false);
});
