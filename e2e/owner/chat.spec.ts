import type { Locator, Page } from '@playwright/test';
import { chatTexts } from '../../src/features/support/web/chat-texts.ts';
import { supportPanelTexts } from '../../src/features/support/web/popover/panel-texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import type { TextKey } from '../../src/i18n/texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import {
  type Appearance,
  applyAppearance,
  bothLocales,
  expect,
  expectGoodInEveryAppearance,
  open,
  test,
} from '../support/journey.ts';
import { send } from '../support/owner.ts';
import { newPerson, type Person } from '../support/people.ts';
import { rowsOf } from '../support/product-database.ts';

const chatText = (locale: Locale) => translator(chatTexts, locale);
const panel = (locale: Locale) => translator(supportPanelTexts, locale);
const desktop = (locale: Locale): Appearance => ({ locale, scheme: 'light', width: 1280 });
const phone = (locale: Locale): Appearance => ({ locale, scheme: 'light', width: 375 });

const windowOf = (page: Page): Locator => page.locator('section[role="dialog"][data-state]');
const logOf = (page: Page): Locator => windowOf(page).getByRole('log');
const boxOf = (page: Page): Locator => windowOf(page).getByRole('textbox');
const press = (page: Page, name: string): Promise<void> => windowOf(page).getByRole('button', { name }).click();
const launcherOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: chatText(locale)('chat.launcher.label') });
const badge = (page: Page, status: 'open' | 'closed'): Locator => windowOf(page).locator(`[data-status="${status}"]`);
const toasted = (page: Page, text: string): Promise<void> => expect(page.getByText(text).first()).toBeVisible();

const showChat = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('show-support-chat')));

/** The page listens for the event only once it is hydrated, and a test can be faster than that: repeat the event. */
async function openChat(page: Page, path = '/examples'): Promise<void> {
  await open(page, path);
  await expect(async () => {
    await showChat(page);
    await expect(windowOf(page)).toHaveAttribute('data-state', 'open', { timeout: 2_000 });
  }).toPass();
}

const ticketsOf = ({ id }: Person) =>
  rowsOf(
    process.env.NEGIA_DATA_DIR ?? '',
    'select subject, closed_at from support_tickets where user_id = $1 order by id',
    [id],
  );

async function write(page: Page, text: string): Promise<void> {
  await boxOf(page).fill(text);
  await boxOf(page).press('Enter');
  await expect(logOf(page).getByText(text, { exact: true })).toBeVisible();
}

/** Opens a user's conversation from the admin's list. */
async function openConversation(admin: Person, { username }: Person): Promise<void> {
  await windowOf(admin.page).getByRole('button').filter({ hasText: username }).first().click();
  await expect(boxOf(admin.page)).toBeVisible();
}

for (const locale of bothLocales)
  test(`a subscriber and support chat in two browsers without a reload (${locale})`, async ({ browser }) => {
    const t = chatText(locale);
    const dana = await newPerson(browser, locale === 'he' ? phone(locale) : desktop(locale));
    const admin = await newPerson(browser, desktop(locale), 'admin');
    await open(admin.page, '/examples');

    // The launcher is not rendered before the chat is first used.
    await open(dana.page, '/examples');
    await expect(launcherOf(dana.page, locale)).toHaveCount(0);
    await dana.page.getByRole('button', { name: panel(locale)('supportPanel.title') }).click();
    await dana.page.getByRole('button', { name: panel(locale)('supportPanel.newInquiry') }).click();
    await expect(windowOf(dana.page)).toHaveAttribute('data-state', 'open');
    await expect(windowOf(dana.page).getByText(t('chat.level.full'))).toBeVisible();
    await expect(logOf(dana.page).getByText(t('chat.welcome.writerNext'))).toBeVisible();

    // A blank message cannot be sent, and a message can contain a line break.
    await boxOf(dana.page).fill('   ');
    await boxOf(dana.page).press('Enter');
    await expect(windowOf(dana.page).getByRole('button', { name: t('chat.box.send') })).toBeDisabled();
    await boxOf(dana.page).fill('');
    await boxOf(dana.page).pressSequentially('<b>First</b>');
    await boxOf(dana.page).press('Shift+Enter');
    await boxOf(dana.page).pressSequentially('second');
    await boxOf(dana.page).press('Enter');
    await toasted(dana.page, t('chat.toast.sent'));
    await expect(logOf(dana.page).getByText('<b>First</b>')).toContainText('second');
    await expect(logOf(dana.page).getByText(t('chat.thanks'))).toBeVisible();
    expect(
      await rowsOf(process.env.NEGIA_DATA_DIR ?? '', 'select content from support_messages where user_id = $1', [
        dana.id,
      ]),
    ).toEqual([{ content: '&lt;b&gt;First&lt;/b&gt;<br />second' }]);

    // The admin receives the message live, without a reload.
    await admin.page.getByRole('button', { name: t('chat.window.adminTitle') }).click();
    await openConversation(admin, dana);
    await expect(logOf(admin.page).getByText('<b>First</b>')).toContainText('second');
    await write(admin.page, 'An answer of the support');
    await expect(logOf(dana.page).getByText('An answer of the support')).toBeVisible();
    await write(dana.page, 'https://cards.example/dana');
    const link = logOf(admin.page).getByRole('link', { name: 'https://cards.example/dana' });
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('target', '_blank');
    await write(dana.page, 'Understood, thank you');
    await expect(logOf(admin.page).getByText('Understood, thank you')).toBeVisible();

    // Closing the ticket is visible at once, and the draft is not lost.
    await expect(badge(dana.page, 'open')).toBeVisible();
    await press(admin.page, t('chat.admin.close'));
    await toasted(admin.page, t('chat.toast.closed'));
    await expect(badge(dana.page, 'closed')).toBeVisible();
    await boxOf(dana.page).fill('One thing more');
    await boxOf(dana.page).press('Enter');
    await toasted(dana.page, t('chat.toast.isClosedText'));
    await expect(boxOf(dana.page)).toHaveValue('One thing more');

    // Reopens by the button, closes, and reopens by a reply.
    await press(admin.page, t('chat.admin.reopen'));
    await toasted(admin.page, t('chat.toast.reopened'));
    await expect(badge(dana.page, 'open')).toBeVisible();
    await boxOf(dana.page).press('Enter');
    await expect(logOf(admin.page).getByText('One thing more')).toBeVisible();
    await press(admin.page, t('chat.admin.close'));
    await expect(badge(dana.page, 'closed')).toBeVisible();
    await write(admin.page, 'We looked into it again');
    await expect(badge(dana.page, 'open')).toBeVisible();
    await expect(logOf(dana.page).getByText('We looked into it again')).toBeVisible();
    const tickets = await ticketsOf(dana);
    expect(tickets.map(({ closed_at }) => closed_at === null)).toEqual([false, true]);

    // After the next closing, a message opens a new ticket.
    await press(admin.page, t('chat.admin.close'));
    await expect(badge(dana.page, 'closed')).toBeVisible();
    await press(dana.page, t('chat.closed.action'));
    await windowOf(dana.page).getByLabel(t('chat.ticket.subject')).fill('Delivery');
    await windowOf(dana.page).getByLabel(t('chat.ticket.content')).fill('Where is my card?');
    await press(dana.page, t('chat.ticket.send'));
    await expect(badge(dana.page, 'open')).toBeVisible();
    await expect(logOf(admin.page).getByText('Where is my card?')).toBeVisible();
    await expect(logOf(admin.page).getByText('Delivery')).toBeVisible();
  });

test('an unread answer is counted until it is viewed, and the popover shows the same count', async ({ browser }) => {
  const t = chatText('he');
  const dana = await newPerson(browser, desktop('he'));
  const admin = await newPerson(browser, desktop('he'), 'admin');
  await openChat(dana.page, '/dashboard');
  await write(dana.page, 'שלום, יש לי שאלה');
  await press(dana.page, t('chat.window.close'));
  await expect(windowOf(dana.page)).toHaveCount(0);

  await openChat(admin.page, '/admin/orders');
  await openConversation(admin, dana);
  await write(admin.page, 'בשמחה, במה מדובר?');
  await expect(launcherOf(dana.page, 'he')).toContainText('1');

  // Opening the popover marks all messages as read; new ones stay highlighted while it is open.
  const trigger = dana.page.getByRole('button', { name: /הודעות תמיכה, שלא נקראו: 1/ });
  await trigger.click();
  const list = dana.page.getByRole('dialog', { name: panel('he')('supportPanel.title') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText(panel('he')('supportPanel.newMessages'))).toBeVisible();
  await expect(list.getByText('בשמחה, במה מדובר?')).toBeVisible();
  await expect(launcherOf(dana.page, 'he')).not.toContainText('1');
  await dana.page.keyboard.press('Escape');
  const unread = () =>
    rowsOf(
      process.env.NEGIA_DATA_DIR ?? '',
      'select id from support_messages where user_id = $1 and is_from_support and read_at is null',
      [dana.id],
    );
  await expect.poll(async () => (await unread()).length).toBe(0);

  // The chat opens at its end and stays there when the greeting is laid out above, unless the reader scrolls up.
  await boxOf(admin.page).fill('שורה\n'.repeat(40));
  await boxOf(admin.page).press('Enter');
  await expect(launcherOf(dana.page, 'he')).toContainText('1');
  const hidden = () => logOf(dana.page).evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  const greeting = logOf(dana.page).getByText(t('chat.welcome.writerNext'));
  await openChat(dana.page, '/dashboard');
  await expect(greeting).toBeAttached();
  await expect.poll(hidden).toBeLessThan(2);
  await openChat(dana.page, '/account');
  await logOf(dana.page).hover();
  await dana.page.mouse.wheel(0, -200);
  await expect(greeting).toBeAttached();
  expect(await hidden()).toBeGreaterThan(100);
  await press(dana.page, t('chat.window.close'));

  // A row in the admin's list opens that conversation.
  await press(admin.page, t('chat.window.close'));
  await admin.page.getByRole('button', { name: /^הודעות תמיכה/ }).click();
  const inbox = admin.page.getByRole('dialog', { name: panel('he')('supportPanel.title') });
  await inbox.getByRole('button').filter({ hasText: dana.username }).click();
  await expect(windowOf(admin.page).getByRole('heading', { name: dana.username })).toBeVisible();

  // A closed conversation is marked as closed in the list.
  await press(admin.page, t('chat.admin.close'));
  await toasted(admin.page, t('chat.toast.closed'));
  await dana.page.getByRole('button', { name: panel('he')('supportPanel.title'), exact: true }).click();
  await expect(list.getByText(panel('he')('supportPanel.closed'), { exact: true })).toBeVisible();
  await expect(list.getByText(panel('he')('supportPanel.newMessages'))).toHaveCount(0);
});

for (const locale of bothLocales)
  test(`a free user reads, can upgrade or open a ticket, and gets an answer (${locale})`, async ({ browser }) => {
    const t = chatText(locale);
    const dana = await newPerson(browser, desktop(locale), 'user');
    const admin = await newPerson(browser, phone(locale), 'admin');
    await openChat(dana.page, '/dashboard');
    await expect(windowOf(dana.page).getByText(t('chat.level.basic'))).toBeVisible();
    await expect(windowOf(dana.page).getByText(t('chat.user.title'))).toBeVisible();
    await expect(boxOf(dana.page)).toHaveCount(0);
    await expect(windowOf(dana.page).getByRole('link', { name: t('chat.user.upgrade') })).toHaveAttribute(
      'href',
      '/subscription',
    );
    // The endpoint refuses a direct request too.
    const refused = await send(
      dana.page.request,
      'post',
      '/api/messages',
      { content: 'x', recipientId: null, type: 'support' },
      locale,
    );
    expect([402, 403]).toContain(refused.status());

    await press(dana.page, t('chat.user.ticket'));
    await press(dana.page, t('chat.ticket.send'));
    await expect(windowOf(dana.page).getByText(t('chat.ticket.empty'))).toBeVisible();
    await windowOf(dana.page).getByLabel(t('chat.ticket.content')).fill('My card does not open');
    await press(dana.page, t('chat.ticket.send'));
    await expect(logOf(dana.page).getByText('My card does not open')).toBeVisible();

    await openChat(admin.page);
    await openConversation(admin, dana);
    // The default subject when none was written.
    const tickets = await ticketsOf(dana);
    expect(tickets.map(({ subject }) => subject)).toEqual(['פנייה חדשה']);
    await write(admin.page, 'It does now');
    await expect(logOf(dana.page).getByText('It does now')).toBeVisible();
    // A message read while visible is not counted as unread.
    await press(dana.page, t('chat.window.close'));
    await expect(launcherOf(dana.page, locale)).toBeVisible();
    await expect(launcherOf(dana.page, locale)).not.toContainText('1');
  });

for (const locale of bothLocales)
  test(`a visitor is invited to register, and the chat window has its place and width (${locale})`, async ({
    page,
  }) => {
    const t = chatText(locale);
    await applyAppearance(page, desktop(locale));
    await openChat(page, '/help');
    await expect(windowOf(page).getByText(t('chat.visitor.title'))).toBeVisible();
    await expect(logOf(page).getByText(t('chat.welcome.visitor'))).toBeVisible();
    await expect(boxOf(page)).toHaveCount(0);
    // The window is at the left in both text directions, and as wide as the viewport on a phone.
    const wide = await windowOf(page).boundingBox();
    expect(wide?.x).toBeLessThan(60);
    expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeLessThan(640);
    await page.setViewportSize({ width: 639, height: 800 });
    await expect.poll(async () => (await windowOf(page).boundingBox())?.width).toBe(639);
    await page.setViewportSize({ width: 640, height: 800 });
    await expect.poll(async () => (await windowOf(page).boundingBox())?.width ?? 999).toBeLessThan(640);
    await press(page, t('chat.visitor.register'));
    await expect(page.getByRole('dialog').filter({ has: page.locator('input[type="password"]') })).toBeVisible();
  });

test('the chat window can be hidden, open or minimized, has its own dark mode, and works by keyboard', async ({
  browser,
}) => {
  const t = chatText('he');
  const { page } = await newPerson(browser, desktop('he'));
  await openChat(page, '/dashboard');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.type('נשאר כאן');
  await page.keyboard.press('Escape');
  await expect(windowOf(page)).toHaveAttribute('data-state', 'minimized');
  await windowOf(page)
    .getByRole('button', { name: t('chat.window.expand') })
    .press('Enter');
  await expect(windowOf(page)).toHaveAttribute('data-state', 'open');
  await expect(boxOf(page)).toHaveValue('נשאר כאן');
  const dark = windowOf(page).getByRole('button', { name: t('chat.window.dark') });
  const ground = () => windowOf(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await dark.press('Space');
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  expect(await ground()).not.toBe(light);
  await windowOf(page)
    .getByRole('button', { name: t('chat.window.close') })
    .press('Enter');
  await expect(windowOf(page)).toHaveCount(0);
  await launcherOf(page, 'he').press('Enter');
  await expect(boxOf(page)).toHaveValue('נשאר כאן');
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(logOf(page).getByText('נשאר כאן')).toBeVisible();
});

test('the chat waits 300 ms before opening, 500 ms before its welcome and 1 s before its thanks', async ({
  browser,
}) => {
  const t = chatText('he');
  const { page } = await newPerson(browser, desktop('he'));
  // Loads the code over the network before the fake clock stops, since its timing is not under the test's control.
  await page.clock.install();
  await open(page, '/examples');
  await page.waitForLoadState('networkidle');
  const code = page.waitForResponse(/support-chat-[^/]*\.js/);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await showChat(page);
  await (await code).finished();
  // Real time of the test, which continues to run: the loaded code has been executed by then.
  await page.waitForTimeout(2_000);
  await page.clock.runFor(299);
  await expect(windowOf(page)).toHaveCount(0);
  const lists = [/open-support-messages/, /\/support-messages/].map((path) => page.waitForResponse(path));
  await page.clock.runFor(1);
  await expect(windowOf(page)).toHaveAttribute('data-state', 'open');
  // The open messages are read, then, as there are none, the closed ones.
  let left = 499;
  for (const list of lists) {
    await (await list).finished();
    await page.waitForTimeout(300);
    await page.clock.runFor(100);
    left -= 100;
  }
  await page.clock.runFor(left);
  await expect(windowOf(page).getByText(t('chat.welcome.writerNext'))).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(windowOf(page).getByText(t('chat.welcome.writerNext'))).toBeVisible();
  const response = page.waitForResponse(/\/api\/messages$/);
  await boxOf(page).fill('שלום');
  await boxOf(page).press('Enter');
  await page.clock.runFor(20);
  await (await response).finished();
  await page.waitForTimeout(500);
  await page.clock.runFor(900);
  await expect(logOf(page).getByText(t('chat.thanks'))).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(logOf(page).getByText(t('chat.thanks'))).toBeVisible();
});

test('legal pages, the embed page and profiles have no chat', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/refund', '/accessibility', '/embed', '/@negia-examples-1']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await showChat(page);
    // Longer than the window takes to open on other pages.
    await page.waitForTimeout(700);
    await expect(windowOf(page), path).toHaveCount(0);
  }
});

const views: readonly (readonly [
  name: string,
  role: 'user' | 'subscriber' | 'admin',
  text: TextKey<typeof chatTexts>,
])[] = [
  ['a plain user’s', 'user', 'chat.user.title'],
  ['a subscriber’s', 'subscriber', 'chat.welcome.writerNext'],
  ['an admin’s', 'admin', 'chat.admin.open'],
];
for (const [name, role, text] of views)
  for (const locale of bothLocales)
    test(`${name} chat is accessible in every appearance (${locale})`, async ({ browser }) => {
      const { page } = await newPerson(browser, phone(locale), role);
      if (role !== 'admin')
        await send(page.request, 'post', '/api/create-support-ticket', {
          subject: '',
          content: 'A long word: '.padEnd(200, 'x'),
        });
      await openChat(page, '/examples');
      await expect(windowOf(page).getByText(chatText(locale)(text)).first()).toBeVisible();
      await expectGoodInEveryAppearance(page, locale, 'section[role="dialog"][data-state]');
    });
