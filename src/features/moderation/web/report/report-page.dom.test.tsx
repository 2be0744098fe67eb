import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageOf } from '#testing/render-page.tsx';
import { ReportPage } from './report-page.tsx';

const target = { id: 7, name: 'Dana', path: '/p/dana' };

async function open(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: unknown, init?: RequestInit) =>
    init?.method === 'POST' ? answer() : Promise.resolve(Response.json(target)),
  );
  render(pageOf(<ReportPage id={7} />, { locale: 'en', fetch }));
  await screen.findByRole('heading', { name: /Dana/ });
  const user = userEvent.setup();
  const bodies = () =>
    fetch.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(String(init.body))] : []));
  const send = () => user.click(screen.getByRole('button', { name: 'Send the report' }));
  return { user, bodies, send, reason: (name: RegExp) => user.click(screen.getByRole('radio', { name })) };
}

test('without a reason nothing is sent, and the first choice has the focus', async () => {
  const page = await open(() => Promise.reject(new Error('none')));
  await page.send();
  expect(screen.getByText('Choose what is wrong with the card')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(page.bodies()).toEqual([]);
});

test('"something else" needs words', async () => {
  const page = await open(() => Promise.reject(new Error('none')));
  await page.reason(/Something else/);
  await page.send();
  const words = screen.getByRole('textbox', { name: /Tell us more/ });
  expect([document.activeElement, words.getAttribute('aria-invalid')]).toEqual([words, 'true']);
  await page.user.type(words, 'a');
  expect(words.getAttribute('aria-invalid')).toBeNull();
});

test('is sent with what was typed, thanks, and leads back to the card', async () => {
  const page = await open(() => Promise.resolve(Response.json({}, { status: 201 })));
  await page.reason(/Fraud/);
  await page.user.type(screen.getByRole('textbox', { name: /Email/ }), 'a@people.example');
  await page.send();
  expect((await screen.findByRole('link', { name: 'Back to the card' })).getAttribute('href')).toBe('/p/dana');
  expect(page.bodies()).toEqual([{ reason: 'fraud', details: '', email: 'a@people.example', website: '' }]);
});

test('a failure is said beside the button, and keeps what was typed', async () => {
  const page = await open(() => Promise.resolve(Response.json({ message: 'Too many' }, { status: 429 })));
  await page.reason(/Fraud/);
  await page.user.type(screen.getByRole('textbox', { name: /Tell us more/ }), 'They asked for a code');
  await page.send();
  expect(await screen.findByText('Too many')).toBeTruthy();
  expect((screen.getByRole('textbox', { name: /Tell us more/ }) as HTMLTextAreaElement).value).toBe(
    'They asked for a code',
  );
});
