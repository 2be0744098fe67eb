import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { PlanCard } from './plan-card.tsx';

afterEach(() => changeSession({ user: undefined }));

const plan = {
  packageType: 'pro',
  state: 'trial',
  paidUntil: null,
  complimentary: null,
  startsAt: null,
  startsAfter: null,
  trialEndsAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
} as const;
const steps = { made: true, published: true, shared: true, firstLead: true };

const open = () => render(pageOf(<PlanCard plan={plan} steps={steps} hasPlans />, { locale: 'en' }));

test('a trial shows the days left, and the way to the plans', () => {
  changeSession({ user: sessionUserExample });
  open();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/subscription');
});

test('an account that is being deleted is promised no plan and sold none', () => {
  changeSession({ user: { ...sessionUserExample, deletesAt: '2026-12-19T10:00:00.000Z' } });
  const { container } = open();
  expect(container.textContent).toBe('');
});
