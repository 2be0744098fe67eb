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

const open = (mine: Subscription) =>
  render(
    pageOf(<SubscriptionPage />, {
      locale: 'en',
      at: '/subscription',
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
