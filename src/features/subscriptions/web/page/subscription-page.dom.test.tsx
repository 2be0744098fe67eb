import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import type { Subscription } from '../../contract.ts';
import { entitlementExamples, paidPlan, productExamples } from '../testing/plan-examples.ts';
import { SubscriptionPage } from './subscription-page.tsx';

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
