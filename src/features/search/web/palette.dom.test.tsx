import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { StaffRole } from '#base/staff-roles.ts';
import { AdminPage } from '#features/admin/web/index.ts';
import { pageOf } from '#testing/render-page.tsx';
import { useLocation } from '#ui/router.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import type { SearchGroup } from '../contract.ts';
import { AdminSearch } from './admin-search.tsx';

const hit = (id: string, path: string, title: string) => ({ id, path, title, details: ['x'], isExact: false });
const danas: SearchGroup[] = [
  { kind: 'users', hits: [hit('1', '/admin/users/1', 'Dana Levi'), hit('2', '/admin/users/2', 'Dana Cohen')] },
  { kind: 'orders', hits: [hit('7', '/admin/orders/7', 'Order 7')] },
];
const answers: Record<string, SearchGroup[]> = { dana: danas, '7': [danas[1] as SearchGroup] };

/** The texts that were asked for, and what answers them. */
const asked: string[] = [];
let answer = (q: string): Response | Promise<Response> => Response.json({ groups: answers[q] ?? [] });
const usualAnswer = answer;
const fetch = vi.fn(async (url: string | URL | Request) => {
  const q = new URL(String(url), 'http://x.example').searchParams.get('q') ?? '';
  asked.push(q);
  return answer(q);
});

function Where() {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
}

function open(staffRole: StaffRole = 'owner') {
  asked.length = 0;
  changeSession({ user: { ...sessionUserExample, userRole: 'admin', staffRole } });
  const page = (
    <AdminSearch>
      <AdminPage title="Orders">
        <input aria-label="Note" />
        <Where />
      </AdminPage>
    </AdminSearch>
  );
  render(pageOf(page, { at: '/admin/orders', locale: 'en', fetch }));
  return userEvent.setup();
}
afterEach(() => {
  cleanup();
  answer = usualAnswer;
  changeSession({ user: undefined });
});

const box = () => screen.getAllByRole('button', { name: 'Search' })[0] as HTMLElement;
const field = () => screen.findByRole('combobox', { name: 'Search all of the administration' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });
const where = () => screen.getByTestId('where').textContent;
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}[KeyK]{/Control}', '/'])(
  '%s opens the search with the focus in its field, and Escape returns it',
  async (keys) => {
    const user = open();
    box().focus();
    await user.keyboard(keys);
    const input = await field();
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(box()));
  },
);

test('the box opens it too, and the same keys close it', async () => {
  const user = open();
  await user.click(box());
  await field();
  await user.keyboard('{Control>}k{/Control}');
  await isClosed();
});

test('keys that mean something else where the focus is stay what they are, and a question that is open comes first', async () => {
  const user = open();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'a/b');
  expect(screen.queryByRole('combobox')).toBeNull();
  const text = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(text, 'isContentEditable', { value: true });
  for (const init of [{ key: '/' }, { key: 'k', ctrlKey: true }]) fireEvent.keyDown(text, init);
  expect(screen.queryByRole('combobox')).toBeNull();
  text.remove();
  const behind = document.body.appendChild(document.createElement('div'));
  behind.dataset.ariaHidden = 'true';
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
  behind.remove();
  await user.keyboard('{Control>}k{/Control}');
  await field();
});

test('results are in groups, counted, and chosen by arrows from end to end', async () => {
  const user = open();
  await user.click(box());
  const input = await field();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('dana');
  await screen.findByRole('option', { name: /Dana Levi/ });
  expect(options()).toHaveLength(3);
  expect(within(screen.getByRole('group', { name: 'Card orders' })).getAllByRole('option')).toHaveLength(1);
  expect(said()).toContain('3 results');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  const walk: (string | null)[] = [];
  for (const key of ['{PageUp}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{PageUp}', '{PageDown}']) {
    await user.keyboard(key);
    expect(input.getAttribute('aria-activedescendant')).toBe(chosen().id);
    walk.push(chosen().textContent?.slice(0, 7) ?? null);
  }
  expect(walk).toEqual(['Dana Le', 'Dana Co', 'Order 7', 'Dana Le', 'Order 7', 'Dana Le', 'Order 7']);
  await user.keyboard('{Enter}');
  expect(where()).toBe('/admin/orders/7');
  await isClosed();
  // Pauses in typing ask, not letters.
  expect(asked).toEqual(['dana']);
});

test('Enter waits for the results of what is typed', async () => {
  let send = () => {};
  const user = open();
  await user.click(box());
  await user.type(await field(), 'dana');
  await screen.findByRole('option', { name: /Dana Levi/ });
  answer = (q) => new Promise((resolve) => (send = () => resolve(usualAnswer(q) as Response)));
  await user.clear(await field());
  await user.type(await field(), '7{Enter}');
  expect(where()).toBe('/admin/orders');
  await waitFor(() => expect(asked.at(-1)).toBe('7'));
  await act(async () => send());
  await waitFor(() => expect(where()).toBe('/admin/orders/7'));
});

test('what was opened is offered again, the last one first', async () => {
  const user = open();
  for (const steps of ['', '{ArrowDown}']) {
    await user.click(box());
    await user.type(await field(), 'dana');
    await screen.findByRole('option', { name: /Dana Levi/ });
    await user.keyboard(`${steps}{Enter}`);
    await isClosed();
  }
  await user.click(box());
  await field();
  const recent = within(screen.getByRole('group', { name: 'Recently opened' })).getAllByRole('option');
  expect(recent.map(({ textContent }) => textContent?.slice(0, 10))).toEqual(['Dana Cohen', 'Dana Levix']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(where()).toBe('/admin/users/1');
});

test('a click opens a result', async () => {
  const user = open();
  await user.click(box());
  await user.type(await field(), 'dana');
  await user.click(await screen.findByRole('option', { name: /Dana Cohen/ }));
  expect(where()).toBe('/admin/users/2');
  await isClosed();
});

test('before anything is typed it says what the role may search for, and that nothing was found', async () => {
  const user = open('workshop');
  await user.click(box());
  const input = await field();
  const hints = within(screen.getByRole('region', { name: 'What you can search for' })).getAllByRole('listitem');
  expect(hints.map(({ textContent }) => textContent)).toEqual([
    'Card ordersNumber, name or phone',
    'ChipsCode, name or batch',
  ]);
  await user.type(input, '%%%');
  expect(asked).toEqual([]);
  await user.clear(input);
  await user.type(input, 'nobody');
  await screen.findByRole('heading', { name: /Nothing found for .nobody/ });
  expect(screen.getByText(/Only sections that your role can see/)).toBeDefined();
  expect(said()).toContain('0 results');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(where()).toBe('/admin/orders');
});

test('a failure is said, and can be tried again', async () => {
  const user = open();
  answer = () => Response.json({ code: 'internal', message: 'Server error. Try again later' }, { status: 500 });
  await user.click(box());
  await user.type(await field(), 'dana');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The search failed');
  expect(alert.textContent).toContain('Server error');
  answer = usualAnswer;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: /Dana Levi/ });
  expect(screen.queryByRole('alert')).toBeNull();
});
