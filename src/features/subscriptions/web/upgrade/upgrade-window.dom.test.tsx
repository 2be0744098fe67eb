import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import type { Subscription } from '../../contract.ts';
import { entitlementExamples, productExamples, trialPlan } from '../testing/plan-examples.ts';
import { UpgradeWindow } from './upgrade-window.tsx';

const open = (mine: Subscription) =>
  render(
    pageOf(
      <UpgradeWindow isOpen onClose={() => undefined} title="One card" reason="More cards with a larger plan." />,
      {
        locale: 'en',
        prepare: (queries) => {
          queries.setQueryData(['/api/subscription', 'en'], mine);
          queries.setQueryData(['/api/products', 'en'], productExamples);
          queries.setQueryData(['/api/products/entitlements'], entitlementExamples);
        },
      },
    ),
  );

test('offers a larger plan and the way to its payment', async () => {
  open({ ...trialPlan, packageType: 'basic' });
  const sold = within(await screen.findByRole('dialog'));
  expect(sold.getByRole('link', { name: 'Go to payment' })).toBeDefined();
  expect(sold.queryByText(/waiting to be deleted/)).toBeNull();
});

test('offers an account that is being deleted only to keep it', async () => {
  open({ ...trialPlan, packageType: 'basic', accountDeletesAt: '2026-12-19T10:00:00.000Z' });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/waiting to be deleted/)).toBeDefined();
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/account/data']);
});
