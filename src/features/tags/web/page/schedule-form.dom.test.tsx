import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { profileExample } from '../testing/tag-examples.ts';
import { ScheduleForm } from './opening-sections.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('proposes Saturday night and shows the server’s validation error at its field', async () => {
  const bodies: unknown[] = [];
  const fields = { 'schedule.until': 'Too late' };
  const fetch = async (url: RequestInfo | URL, init?: RequestInit) => {
    if (String(url).includes('csrf')) return Response.json({ csrfToken: 'x' });
    bodies.push(JSON.parse(String(init?.body)));
    return Response.json({ message: 'Wrong', fields }, { status: 400 });
  };
  const profiles = ['Noa Barak', 'Studio'].map((name, index) => ({ ...profileExample(index + 1, name), name }));
  const { container } = render(pageOf(<ScheduleForm code="ABCD2345" profiles={profiles} />, { locale: 'en', fetch }));
  const until = container.querySelector<HTMLInputElement>('input[type=datetime-local]');
  expect(until?.value).toBe('2026-11-21T23:59');
  await userEvent.selectOptions(screen.getByRole('combobox'), '2');
  const button = container.querySelector('button[type=submit]');
  if (button) await userEvent.click(button);
  expect(await screen.findByText('Too late')).toBeTruthy();
  expect(document.activeElement).toBe(until);
  expect(until?.value).toBe('2026-11-21T23:59');
  expect(bodies).toEqual([{ schedule: { profileId: 2, until: '2026-11-21T21:59:00.000Z' } }]);
});
