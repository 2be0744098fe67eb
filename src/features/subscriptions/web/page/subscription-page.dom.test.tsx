import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import type { Subscription } from '../../contract.ts';
import { entitlementExamples, paidPlan, productExamples } from '../testing/plan-examples.ts';
import { SubscriptionPage } from './subscription-page.tsx';

afterEach(() => changeSession({ user: undefined }));

const open = (mine: Subscription, fetch?: typeof globalThis.fetch) =>
  render(
    pageOf(<SubscriptionPage />, {
      locale: 'en',
      at: '/subscription',
      ...(fetch && { fetch }),
      prepare: (queries) => {
        queries.setQueryData(['/api/subscription', 'en'], mine);
        queries.setQueryData(['/api/products', 'en'], productExamples);
        queries.setQueryData(['/api/products/entitlements'], entitlementExamples);
      },
    }),
  );

test('going back to the free plan is asked in its own words, and cancelling in others', async () => {
  open(paidPlan);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Go back to the Basic plan' }));
  const basic = await screen.findByRole('dialog', { name: 'Go back to the Basic plan?' });
  expect(within(basic).getByText(/so going back to it cancels your subscription/)).toBeDefined();
  expect(within(basic).getByRole('button', { name: 'Go back to the Basic plan' })).toBeDefined();
  await user.click(within(basic).getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const cancel = await screen.findByRole('dialog', { name: 'Cancel your subscription?' });
  expect(within(cancel).queryByText(/going back/)).toBeNull();
});

test('the demo account is told at the start of each dialog that nothing changes', async () => {
  changeSession({ user: { ...sessionUserExample, email: demoEmail } });
  const { paid } = paidPlan;
  open({ ...paidPlan, paid: paid && { ...paid, packageType: 'pro', packageId: 3 } });
  const user = userEvent.setup();
  const isToldIn = (dialog: HTMLElement, names: readonly string[]) => {
    expect(within(dialog).getByText('Nothing changes in the demo account')).toBeDefined();
    for (const name of names) expect(within(dialog).queryByRole('button', { name })).toBeNull();
  };
  await user.click(screen.getByRole('button', { name: 'Move to Name2' }));
  const change = await screen.findByRole('alertdialog');
  isToldIn(change, ['Move at the end of the period']);
  await user.click(within(change).getByRole('button', { name: 'Leave it as it is' }));
  await user.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  isToldIn(await screen.findByRole('dialog'), ['Cancel subscription']);
});

const refundable = {
  ...paidPlan,
  cancelling: { endsAt: '2027-02-16T10:00:00.000Z', refund: 38_00, fee: 2_00, used: 0 },
};
const stopped = { ...refundable, state: 'cancelled', nextCharge: null, canResume: true } as const;

test('renewal is turned off without cancelling, while cancelling would end the plan at once', async () => {
  const puts: string[] = [];
  open(refundable, async (url, init) => {
    if (init?.method === 'PUT') puts.push(String(url));
    if (String(url).includes('/api/products')) return new Promise(() => undefined);
    return Response.json(puts.length > 0 ? stopped : refundable);
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Turn off auto-renewal' }));
  const question = await screen.findByRole('alertdialog', { name: 'Turn off auto-renewal?' });
  expect(question.textContent).toMatch(/until 15\sMarch\s2027, and we will not charge you again/);
  await user.click(within(question).getByRole('button', { name: 'Yes, turn it off' }));
  await screen.findByRole('button', { name: 'Turn on auto-renewal' });
  expect(puts).toEqual(['/api/subscription/stop-renewal']);
  expect(screen.queryByRole('button', { name: 'Turn off auto-renewal' })).toBeNull();
});

test.each([
  ['would refund nothing', paidPlan],
  ['does not renew', stopped],
])('one that %s has no button to turn renewal off', (_, mine) => {
  open(mine);
  expect(screen.queryByRole('button', { name: 'Turn off auto-renewal' })).toBeNull();
});
