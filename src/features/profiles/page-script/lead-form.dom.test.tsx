import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { leadFormBlock } from '../blocks/lead-form/block.ts';
import { LeadFormBlock } from '../blocks/lead-form/view.tsx';
import type { PageContext } from '../page/page-context.ts';
import { fullProfile, pageContext } from '../page/testing/full-profile.ts';
import { viewOf } from '../page/view.ts';

/** The block as rendered by the server. */
function blockHtml(context: Partial<PageContext> = {}): string {
  const document = fullProfile();
  const block = { ...leadFormBlock.empty(), id: 'lead', kind: 'lead-form', title: {}, isHidden: false } as const;
  const view = viewOf(document, pageContext({ locale: 'en', ...context }));
  return renderToStaticMarkup(<LeadFormBlock block={block} view={view} />);
}

const pageWith = (block: string): Response =>
  new Response(`<!doctype html><html><head><style>p{}</style></head><body>${block}</body></html>`);
const fetch = vi.fn<typeof globalThis.fetch>();

beforeAll(() => import('./main.ts'));
beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = blockHtml();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const user = userEvent.setup();
const button = () => document.querySelector<HTMLButtonElement>('form .big');
const press = async () => button() && user.click(button() as HTMLButtonElement);

async function fillAndPress() {
  await user.type(document.querySelector('[name=name]') as HTMLElement, 'Dana');
  await user.type(document.querySelector('[name=phone]') as HTMLElement, '0501234567');
  await press();
}

test('submits the form once without reloading, and focuses the result', async () => {
  const answer = Promise.withResolvers<Response>();
  fetch.mockReturnValue(answer.promise);
  await fillAndPress();
  expect([button()?.ariaBusy, button()?.textContent]).toEqual(['true', 'Sending…']);
  await press();
  expect(fetch).toHaveBeenCalledTimes(1);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([new URL(String(url)).pathname, init?.method]).toEqual(['/p/noa/leads', 'POST']);
  expect(Object.fromEntries(init?.body as URLSearchParams)).toMatchObject({
    name: 'Dana',
    phone: '0501234567',
    consent: 'en',
    website: '',
    elapsed: expect.stringMatching(/^\d+$/),
  });
  answer.resolve(pageWith(blockHtml({ leadState: { kind: 'sent' } })));
  const title = await screen.findByRole('heading', { name: 'Thank you, your details were sent' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(document.querySelector('[data-back]')).toBeNull();
});

test('focuses the first invalid field when the form is rejected', async () => {
  const values = { name: 'Dana', phone: '1' };
  const errors = { phone: 'Not a number', message: 'Too short' };
  fetch.mockResolvedValue(pageWith(blockHtml({ leadState: { kind: 'again', values, errors, isTooMany: false } })));
  await fillAndPress();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('phone'));
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(button()?.ariaBusy).toBeFalsy();
  await user.type(document.querySelector('[name=email]') as HTMLElement, 'd');
  expect(document.body.textContent).not.toContain('Not a number');
  expect(document.querySelector('[name=phone]')?.getAttribute('aria-invalid')).toBeNull();
  expect(document.body.textContent).toContain('Too short');
  expect(document.querySelector('[data-check]')).not.toBeNull();
  await user.type(document.querySelector('[name=message]') as HTMLElement, 'Hello');
  expect(document.querySelector('[data-check]')).toBeNull();
});

test('leaves the messages about empty fields to the server', async () => {
  const leadState = { kind: 'again', values: {}, errors: { name: 'Your name?' }, isTooMany: false } as const;
  fetch.mockImplementation(async () => pageWith(blockHtml({ leadState })));
  await fillAndPress();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
  await press();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('without a connection shows a notice and allows sending again', async () => {
  fetch.mockRejectedValue(new Error('offline'));
  await fillAndPress();
  const notice = document.querySelector<HTMLElement>('[data-lost]');
  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect([notice?.hidden, button()?.ariaBusy, button()?.textContent]).toEqual([
    false,
    null,
    expect.not.stringContaining('…'),
  ]);
  await press();
  expect(fetch).toHaveBeenCalledTimes(2);
});
