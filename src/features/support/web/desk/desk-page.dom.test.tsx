import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AdminUserDetail, adminUsersApi } from '#features/accounts/admin-contract.ts';
import { userExample } from '#features/accounts/web/testing/user-examples.ts';
import { adminKeys } from '#features/admin/web/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { pageOf } from '#testing/render-page.tsx';
import { changeSession } from '#web-kit/session/session-store.ts';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import type { SupportMessage } from '../../contract.ts';
import { type CannedReply, type DeskConversation, type DeskDetail, deskApi } from '../../desk-contract.ts';
import { message } from '../testing/messages.ts';
import { DeskPage } from './desk-page.tsx';
import { narrow } from './narrow.ts';

const hebrew = /[\u0590-\u05ff]+/g;
const at = '2026-11-10T10:00:00.000Z';

const conversation: DeskConversation = {
  id: 3,
  owner: { id: 7, username: 'dana', displayName: 'Dana Bar', email: 'dana@cards.example' },
  visitor: null,
  subject: 'My card',
  last: { text: 'It does not open', isFromSupport: false, author: null, at },
  waitingSince: at,
  answerDue: '2026-11-11T10:00:00.000Z',
  snoozedUntil: null,
  isClosed: false,
  assignee: { id: 2, name: 'Noa' },
  unread: 2,
  notes: 1,
};
const detail: DeskDetail = {
  conversation,
  firstMessageId: 41,
  message: null,
  answers: [],
  notes: [{ id: 9, text: 'Called twice', author: { id: 1, name: 'Noa' }, at }],
  sameAddress: { count: 0, rows: [] },
  sameMail: null,
  mergedInto: null,
};
const visitor: DeskDetail = {
  ...detail,
  conversation: {
    ...conversation,
    owner: null,
    visitor: { contactId: 5, name: 'Ron', email: 'ron@customers.example', topic: 'cards' },
    subject: '',
    assignee: null,
  },
  firstMessageId: null,
  message: { text: 'Do you <b>ship</b> abroad?', language: 'en', at },
  answers: [{ id: 1, text: 'We do', author: null, at, isMailed: false }],
  sameMail: { id: 7, name: 'Dana Bar' },
};

const hours: readonly CannedReply[] = [{ id: 1, title: 'Hours', text: 'Hello {name}' }];

interface Shown {
  readonly query?: string;
  readonly rows?: readonly DeskConversation[];
  readonly shown?: DeskDetail;
  readonly locale?: Locale;
  readonly replies?: readonly CannedReply[];
  readonly messages?: readonly SupportMessage[];
  readonly customer?: AdminUserDetail;
}

const sent: { readonly url: string; readonly body: unknown }[] = [];
/** What the server answers to a change, instead of accepting it. */
let refusal: object | undefined;
const fetch = (url: unknown, init?: RequestInit): Promise<Response> => {
  sent.push({ url: String(url), body: init?.body ? JSON.parse(String(init.body)) : undefined });
  // What the tests prepare is not read again.
  return init?.method && init.method !== 'GET'
    ? Promise.resolve(refusal ? Response.json(refusal, { status: 400 }) : Response.json(detail))
    : new Promise<Response>(() => {});
};

function renderDesk({
  query = '',
  rows = [conversation],
  shown,
  locale = 'en',
  replies = hours,
  messages = [message(41)],
  customer,
}: Shown = {}) {
  const { conversation: _, ...filter } = Object.fromEntries(new URLSearchParams(query));
  const prepare = (queries: QueryClient) => {
    queries.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
    queries.setQueryData(adminKeys.list(deskApi.list, filter), { rows, next: null });
    queries.setQueryData([deskApi.counts.path], { open: 4, mine: 1, snoozed: 0 });
    queries.setQueryData([deskApi.staff.path], [{ id: 2, name: 'Noa' }]);
    queries.setQueryData([deskApi.cannedReplies.path], replies);
    if (customer) queries.setQueryData(adminKeys.detail(adminUsersApi.find, customer.id), customer);
    if (!shown) return;
    queries.setQueryData(adminKeys.detail(deskApi.read, shown.conversation.id), shown);
    queries.setQueryData(['/api/support-messages', 7], { pages: [messages], pageParams: [undefined] });
  };
  return render(pageOf(<DeskPage />, { at: `/admin/support${query && `?${query}`}`, locale, prepare, fetch }));
}

afterEach(() => {
  vi.useRealTimers();
  refusal = undefined;
  sent.length = 0;
  changeSession({ user: undefined });
});
const signIn = (staffRole: 'owner' | 'viewer') =>
  changeSession({ user: { ...sessionUserExample, userRole: 'admin', staffRole } });

describe('the list', () => {
  test('shows who waits, who takes care, and what is new', () => {
    signIn('owner');
    renderDesk();
    const row = screen.getByRole('link', { name: /Dana Bar/ });
    for (const text of [
      'It does not open',
      'Waiting for ',
      'With Noa',
      '2 messages you have not read',
      'Internal notes',
    ])
      expect(row.textContent).toContain(text);
    expect(row.getAttribute('href')).toBe('/admin/support?conversation=3');
    expect(screen.getByRole('link', { name: /^Open/ }).textContent).toBe('Open4');
    expect(screen.getByText('Choose a conversation')).toBeDefined();
  });

  test.each([
    ['en', 24, 'Waiting for 24 minutes'],
    ['en', 60, 'Waiting for an hour'],
    ['he', 0, 'מחכה לתשובה'],
    ['he', 18, 'מחכה 18 דקות לתשובה'],
    ['he', 2 * 24 * 60, 'מחכה יומיים לתשובה'],
  ] as const)('says in %s of %d minutes: %s', (locale, minutes, text) => {
    const waitingSince = new Date(Date.now() - minutes * 60_000).toISOString();
    renderDesk({ rows: [{ ...conversation, waitingSince }], locale });
    screen.getByText(text);
  });

  test.each([
    [{ id: sessionUserExample.id, name: 'Me' }, 'You: \u2068', 'אתם: \u2068'],
    [{ id: 99, name: 'Noa' }, 'Noa: \u2068', 'Noa: \u2068'],
    [null, 'Support: \u2068', 'התמיכה: \u2068'],
  ])('says who of the staff wrote last: %o', (author, english, hebrewText) => {
    signIn('owner');
    for (const [locale, text] of [
      ['en', english],
      ['he', hebrewText],
    ] as const) {
      const last = { ...conversation.last, isFromSupport: true, author };
      const { container, unmount } = renderDesk({ rows: [{ ...conversation, last }], locale });
      expect(container.textContent?.replaceAll(/\u2068([^\u2068\u2069]*)\u2069:/g, '$1:')).toContain(`${text}It does`);
      unmount();
    }
  });

  test.each([
    ['2026-11-11T09:59:00Z', false],
    ['2026-11-11T10:01:00Z', true],
  ])('marks at %s who waits longer than promised: %s', (now, isLate) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    renderDesk();
    expect(screen.queryByRole('img', { name: 'Past the promised answer time:' }) !== null).toBe(isLate);
  });

  test('shortens a long text in the order of reading: where the screen cuts, an address in Hebrew loses its beginning', () => {
    const text = `${'שלום '.repeat(8)}https://negia.example/p/abc-def-ghi-jkl-mno`;
    renderDesk({ rows: [{ ...conversation, last: { ...conversation.last, text } }], locale: 'he' });
    expect(screen.getByTitle(text).textContent).toMatch(/^שלום .*…$/);
  });

  test.each([
    ['', 'Nobody is waiting'],
    ['view=mine', 'No conversations are yours'],
    ['view=snoozed', 'Nothing is snoozed'],
    ['view=closed', 'No closed conversations'],
    ['q=zebra', 'No conversations found'],
  ])('is empty with the reason: %s', (query, title) => {
    renderDesk({ query, rows: [] });
    expect(screen.getByText(title)).toBeDefined();
  });

  test('keeps its filter in the links of its rows', () => {
    renderDesk({ query: 'view=closed', rows: [{ ...conversation, isClosed: true, waitingSince: null }] });
    expect(screen.getByRole('link', { name: /Dana Bar/ }).getAttribute('href')).toBe(
      '/admin/support?view=closed&conversation=3',
    );
  });
});

describe('on a phone a conversation', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), narrowed(query)));
  });
  afterEach(() => vi.restoreAllMocks());
  const narrowed = (query: string) => ({ matches: query === narrow, media: query }) as MediaQueryList;
  const openMenu = () =>
    fireEvent.keyDown(screen.getByRole('button', { name: 'Conversation actions' }), { key: 'Enter' });
  const items = () =>
    screen
      .queryAllByRole('menuitem')
      .concat(screen.queryAllByRole('menuitemcheckbox'))
      .map(({ textContent }) => textContent);

  test('has one row above it, with every action in its menu', async () => {
    signIn('owner');
    renderDesk({ query: 'view=mine&conversation=3', shown: detail });
    const back = screen.getByRole('link', { name: 'All conversations' });
    expect(back.getAttribute('href')).toBe('/admin/support?view=mine');
    expect(screen.queryByRole('button', { name: 'Canned replies' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Assignee' })).toBeNull();
    openMenu();
    const first = ['Details and notes', 'Close conversation', 'For an hour', 'For four hours'];
    expect(items().slice(0, 4)).toEqual(first);
    expect(items().slice(-2)).toEqual(['Unassigned', 'Noa']);
    expect(screen.getByRole('menuitemcheckbox', { name: 'Noa' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Unassigned' }));
    await waitFor(() => expect(sent).toContainEqual({ url: '/api/admin/desk/3/assignee', body: { assigneeId: null } }));
  });

  test('shows its notes, and then has the focus on its menu', async () => {
    signIn('owner');
    renderDesk({ query: 'conversation=3', shown: detail });
    openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Details and notes' }));
    const sheet = await screen.findByRole('dialog');
    expect(sheet.textContent).toContain('Called twice');
    fireEvent.keyDown(sheet, { key: 'Escape' });
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Conversation actions'));
  });

  test('has only its notes in the menu for who may not answer', () => {
    signIn('viewer');
    renderDesk({ query: 'conversation=3', shown: detail });
    openMenu();
    expect(items()).toEqual(['Details and notes']);
  });
});

describe('a conversation', () => {
  test('has the messages, the notes and the actions', () => {
    signIn('owner');
    renderDesk({ query: 'conversation=3', shown: detail });
    expect(screen.getByRole('heading', { name: 'Dana Bar' })).toBeDefined();
    for (const name of ['Snooze', 'Close conversation', 'Insert a reply', 'Add note'])
      screen.getByRole('button', { name });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assignee' }).value).toBe('2');
    expect(screen.getByText('Called twice')).toBeDefined();
  });

  test('names the colleague who answered, and keeps "You" for the reader', () => {
    signIn('owner');
    const by = (id: number, author: { id: number; name: string } | null) =>
      message(id, { isFromSupport: true, senderId: author?.id ?? null, author });
    const own = { id: sessionUserExample.id, name: 'Dana' };
    renderDesk({
      query: 'conversation=3',
      shown: detail,
      messages: [by(43, null), by(42, { id: 99, name: 'Noa' }), by(41, own)],
    });
    const names = within(screen.getByRole('log'))
      .getAllByRole('listitem')
      .map((one) => one.querySelector('bdi')?.textContent);
    expect(names).toEqual(['You', 'Noa', 'Support']);
  });

  test('is read without actions by who may not answer', () => {
    signIn('viewer');
    renderDesk({ query: 'conversation=3', shown: detail });
    expect(screen.getByText('Called twice')).toBeDefined();
    for (const name of ['Snooze', 'Close conversation', 'Insert a reply', 'Add note'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('that is snoozed can be brought back, a closed one reopened', () => {
    signIn('owner');
    const snoozed = { ...conversation, snoozedUntil: '2026-11-12T10:00:00.000Z' };
    const { unmount } = renderDesk({ query: 'conversation=3', shown: { ...detail, conversation: snoozed } });
    screen.getByRole('button', { name: 'Bring back' });
    unmount();
    renderDesk({ query: 'conversation=3', shown: { ...detail, conversation: { ...conversation, isClosed: true } } });
    screen.getByRole('button', { name: 'Reopen' });
    screen.getByText('This conversation is closed. Replying reopens it.');
    expect(screen.queryByRole('button', { name: 'Snooze' })).toBeNull();
  });

  test.each([
    ['2026-11-15T20:08:00.000Z', 'Back today at 22:08', 'תחזור היום ב־22:08'],
    ['2026-11-16T07:00:00.000Z', 'Back tomorrow at 9:00', 'תחזור מחר ב־9:00'],
    ['2026-11-22T07:00:00.000Z', 'Back on 22 November at 9:00', 'תחזור ב־22 בנובמבר ב־9:00'],
    ['2027-01-03T07:00:00.000Z', 'Back on 3 January 2027 at 9:00', 'תחזור ב־3 בינואר 2027 ב־9:00'],
  ])('that is snoozed until %s says so beside it and in the list: %s', (snoozedUntil, english, hebrewText) => {
    vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] });
    signIn('owner');
    const snoozed = { ...conversation, snoozedUntil };
    for (const [locale, text] of [
      ['en', english],
      ['he', hebrewText],
    ] as const) {
      const shown = { ...detail, conversation: snoozed };
      const { unmount } = renderDesk({ query: 'conversation=3', rows: [snoozed], shown, locale });
      expect(screen.getAllByText((typed) => typed.replaceAll(/[\u2066-\u2069]/g, '') === text)).toHaveLength(2);
      unmount();
    }
  });

  test('is snoozed until any time to come, and the form says what is wrong', async () => {
    signIn('owner');
    renderDesk({ query: 'conversation=3', shown: detail });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Snooze' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Choose a time' }));
    const field = await screen.findByLabelText<HTMLInputElement>(/Date and time/);
    const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Snooze' });
    for (const [typed, problem] of [
      ['', 'Choose a date and a time'],
      ['2020-01-01T10:00', 'Choose a time in the future'],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.click(submit);
      await screen.findByText(problem);
    }
    const puts = () => sent.filter(({ url }) => url.endsWith('/snooze'));
    expect([field.getAttribute('aria-invalid'), puts()]).toEqual(['true', []]);
    fireEvent.change(field, { target: { value: '2099-03-10T14:30' } });
    fireEvent.click(submit);
    await waitFor(() => expect(puts()).toMatchObject([{ body: { until: '2099-03-10T12:30:00.000Z' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['owner', 2, 1],
    ['owner', 0, 0],
    ['viewer', 2, 0],
  ] as const)('of a visitor is read by the %s who opens it with %d unread', async (role, unread, count) => {
    signIn(role);
    renderDesk({ query: 'conversation=3', shown: { ...visitor, conversation: { ...visitor.conversation, unread } } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent.filter(({ url }) => url.endsWith('/visitors/read'))).toHaveLength(count);
  });

  const ahead = {
    beforePaid: 'trial',
    planStatus: 'paying',
    paidPackage: 'pro',
    paidFrom: '2026-12-04T10:00:00.000Z',
    paidUntil: '2027-01-04T10:00:00.000Z',
    isRenewed: true,
  } as const;
  test.each([
    [{}, /Pro · Trial until 20 Nov 2026/],
    [ahead, /Pro · Trial until 20 Nov 2026Then Pro, paid until 4 Jan 2027(?! · does)/],
    [{ ...ahead, paidPackage: 'advanced', isRenewed: false }, /Then Advanced, paid until 4 Jan 2027 · does not renew/],
    [{ ...ahead, beforePaid: null, paidFrom: null }, /Pro · PayingPaid until 4 Jan 2027/],
    [{ role: 'admin' }, /ProCustomer since/],
  ] as const)('says of the customer what the plan is and until when: %j', (change, words) => {
    signIn('owner');
    renderDesk({ query: 'conversation=3', shown: detail, customer: userExample(change) });
    const part = screen.getAllByRole('heading', { name: 'Customer' })[0]?.closest('section');
    expect(part?.textContent?.replace(/[\u2066-\u2069]/g, '')).toMatch(words);
  });

  test.each([
    [visitor.sameMail, 'Sent without signing in'],
    [null, 'Visitor without an account'],
  ])('of a visitor whose address belongs to %o says: %s', (sameMail, title) => {
    renderDesk({ query: 'conversation=3', shown: { ...visitor, sameMail } });
    screen.getByRole('heading', { name: title });
  });

  test('of a visitor links to what else came from the same address', () => {
    const rows = [
      { id: 8, topic: 'payments', at, isClosed: true },
      { id: 6, topic: 'cards', at, isClosed: false },
    ] as const;
    const shown = { ...visitor, sameAddress: { count: 2, rows: [...rows] } };
    const { unmount } = renderDesk({ query: 'view=closed&conversation=3', shown });
    const list = screen.getByRole('region', { name: '2 more messages from this address' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')),
    ).toEqual(['/admin/support?view=closed&conversation=8', '/admin/support?view=closed&conversation=6']);
    expect(list.textContent).toMatch(/Payments.*Closed.*cards.*Open/);
    unmount();
    renderDesk({ query: 'conversation=3', shown, locale: 'he' });
    screen.getByRole('region', { name: 'עוד שתי פניות מהכתובת הזאת' });
  });

  test('of a visitor is answered by mail, as text', async () => {
    signIn('owner');
    renderDesk({ query: 'conversation=3', shown: visitor });
    expect(screen.getByText('Do you <b>ship</b> abroad?')).toBeDefined();
    expect(screen.getByText('The email has not been sent yet')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Move to the conversation' })).toBeDefined();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send and close' });
    expect(send.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Answer by email'), { target: { value: 'Everywhere' } });
    fireEvent.click(send);
    await screen.findByText('Answer sent, message closed').catch(() => undefined);
    expect(sent.find(({ url }) => url.includes('/answers'))).toMatchObject({ body: { text: 'Everywhere' } });
  });
});

test.each([
  ['an owner', detail, 'Dana Bar', /message/i],
  ['a visitor', visitor, 'Ron', 'Answer by email'],
] as const)('a canned reply for %s is chosen and read over where it was put', async (_, shown, name, label) => {
  signIn('owner');
  renderDesk({ query: 'conversation=3', shown });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: label });
  for (const text of [`Hello ${name}`, `Hello ${name}\nHello ${name}`]) {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Insert a reply' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Hours' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual([text, text.length, text.length]);
  }
});

test('without canned replies the drawer says once what they are', () => {
  signIn('owner');
  renderDesk({ query: 'replies=open', replies: [] });
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('No canned replies yet');
  expect(textContent?.match(/\bonce\b/g)).toHaveLength(1);
});

test.each([
  ['en', '{name}', '{agent}'],
  ['he', '{שם}', '{נציג}'],
] as const)('the form of a canned reply names in %s what it fills in: %s and %s', (locale, customer, agent) => {
  signIn('owner');
  renderDesk({ query: 'replies=open', locale });
  fireEvent.click(screen.getByRole('button', { name: locale === 'he' ? 'תשובה חדשה' : 'New reply' }));
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain(customer);
  expect(textContent).toContain(agent);
});

test('the form of a canned reply says once what it fills in, also where the server has refused the text', async () => {
  signIn('owner');
  const text = 'We do not know what {x} stands for. Only {name} and {agent} can be used';
  refusal = { code: 'invalid_input', message: 'No', fields: { text } };
  renderDesk({ query: 'replies=open' });
  fireEvent.click(screen.getByRole('button', { name: 'New reply' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Title/ }), { target: { value: 'Hours' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Text/ }), { target: { value: 'Hello {x}' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(text);
  expect(screen.getByRole('dialog').textContent?.match(/\{agent\}/g)).toHaveLength(1);
});

test.each(locales)('uses one language in %s', (locale) => {
  signIn('owner');
  const { container } = renderDesk({ query: 'conversation=3', shown: visitor, locale });
  const text = container.textContent ?? '';
  if (locale === 'he') expect(text).toMatch(hebrew);
  else expect(text.match(hebrew)).toBeNull();
});
