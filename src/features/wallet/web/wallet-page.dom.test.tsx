import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { activePlan, expiringMethod, visa } from './testing/wallet-examples.ts';
import { WalletPage } from './wallet-page.tsx';

afterEach(() => changeSession({ user: undefined }));

const fetchOf = (methods: unknown) =>
  vi.fn(async (url: unknown, _init?: RequestInit) => {
    const path = String(url);
    if (path.endsWith('/api/subscription')) return Response.json(activePlan);
    if (path.endsWith('/api/payment-methods')) return Response.json(methods);
    return Response.json(path.endsWith('/api/payments') ? { payments: [], hasMore: false } : []);
  });

test('the card that the subscription is billed to offers another card instead of a removal that is always refused', async () => {
  const methods = [visa, expiringMethod];
  const fetch = fetchOf(methods);
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

test('the demo account is told that it takes no card, instead of fields that never load', async () => {
  changeSession({ user: { ...sessionUserExample, email: demoEmail } });
  const fetch = fetchOf([visa]);
  render(pageOf(<WalletPage pageExists={() => true} />, { locale: 'en', at: '/wallet', fetch }));
  const user = userEvent.setup();
  const isTold = (dialog: HTMLElement) => {
    expect(within(dialog).getByText('The demo account takes no new cards')).toBeDefined();
    expect(within(dialog).getByRole('button', { name: 'Open an account' })).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: /Save|Charge|Try again/ })).toBeNull();
  };
  await user.click(await screen.findByRole('button', { name: 'Add card' }));
  isTold(await screen.findByRole('dialog'));
  await user.keyboard('{Escape}');
  await user.click((await screen.findAllByRole('button', { name: 'Change payment card' }))[0] as HTMLElement);
  const change = await screen.findByRole('dialog', { name: 'Change payment card' });
  await user.click(await within(change).findByRole('radio', { name: 'Another card' }));
  isTold(change);
  expect(fetch.mock.calls.some(([url]) => String(url).includes('fields'))).toBe(false);
});
