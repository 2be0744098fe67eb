import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { emptyStats } from '../testing/stats-example.ts';
import { StatsBody } from './stats-body.tsx';

afterEach(() => changeSession({ user: undefined }));

function plansLink(deletesAt?: string) {
  changeSession({ user: { ...sessionUserExample, ...(deletesAt && { deletesAt }) } });
  const stats = emptyStats('2026-10-17', '2026-11-15');
  const body = <StatsBody stats={stats} today="2026-11-15" isOld={false} isTruncated TagLink={() => null} />;
  const { unmount } = render(pageOf(body, { locale: 'en' }));
  const link = screen.queryByRole('link', { name: 'See the plans' });
  expect(screen.getByText(/as in your plan/)).toBeDefined();
  unmount();
  return link;
}

test('a period that the plan shortens offers a larger plan, but not to an account that is being deleted', () => {
  expect(plansLink()?.getAttribute('href')).toBe('/subscription');
  expect(plansLink('2026-12-19T10:00:00.000Z')).toBeNull();
});
