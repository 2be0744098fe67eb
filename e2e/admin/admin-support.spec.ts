import type { Page } from '@playwright/test';
import { actionTexts } from '../../src/features/audit/action-texts.ts';
import { chatTexts } from '../../src/features/support/web/chat-texts.ts';
import { contactTexts } from '../../src/features/support/web/contact/contact-texts.ts';
import { deskTexts } from '../../src/features/support/web/desk/desk-texts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { callingOwner } from '../support/calling-owner.ts';
import {
  applyAppearance,
  bothLocales,
  expect,
  expectGood,
  expectNoSidewaysScroll,
  open,
  test,
} from '../support/journey.ts';
import { newPerson } from '../support/people.ts';
import { rowsOf } from '../support/product-database.ts';

const query = (sql: string, values: unknown[] = []) => rowsOf(process.env.NEGIA_DATA_DIR ?? '', sql, values);

/** The first press may close the message that tells of the change. */
const closeSheet = (page: Page, role: 'dialog' | 'menu' = 'dialog') =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();

for (const locale of bothLocales) {
  const appearance = { locale, scheme: 'light', width: locale === 'he' ? 375 : 1280 } as const;
  const t = translator(deskTexts, locale);
  const chat = translator(chatTexts, locale);
  const actions = translator(actionTexts, locale);
  const search = async (page: Page, typed: string) => {
    await page.getByRole('searchbox', { name: t('desk.search.label') }).fill(typed);
    await expect(page).toHaveURL(/q=/);
  };
  const isNarrow = appearance.width < 900;
  /** On a phone the actions of a conversation are in its menu. */
  const act = async (page: Page, name: string) => {
    if (isNarrow) await page.getByRole('button', { name: t('desk.talk.actions') }).click();
    await page.getByRole(isNarrow ? 'menuitem' : 'button', { name }).click();
  };
  const expectAssignee = async (page: Page, { id, username }: { id: number; username: string }) => {
    if (!isNarrow) return expect(page.getByLabel(t('desk.talk.assignee'))).toHaveValue(String(id));
    await page.getByRole('button', { name: t('desk.talk.actions') }).click();
    await expect(page.getByRole('menuitemcheckbox', { name: username })).toBeChecked();
    await closeSheet(page, 'menu');
  };
  const entryOf = (page: Page, name: string) =>
    page
      .getByRole('region', { name: t('desk.list.label') })
      .getByRole('link')
      .filter({ hasText: name });

  test(`an admin answers with a canned reply, writes a note, snoozes, closes and takes it back (${locale})`, async ({
    browser,
  }) => {
    const { page, ...admin } = await newPerson(browser, appearance, 'admin');
    const owner = await callingOwner(process.env.NEGIA_URL ?? '');
    await owner.get('POST', '/api/create-support-ticket', { subject: 'A card', content: 'My hologram is gone' });
    const [{ id }] = await query('select id from users where username = $1', [owner.username]);

    await open(page, '/admin/support');
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('button', { name: t('desk.canned.title') })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: t('desk.canned.add') }).click();
    await sheet.getByLabel(t('desk.canned.name')).fill(`Hello ${admin.username}`);
    await sheet.getByLabel(t('desk.canned.body')).fill('Hello {name}, we look into it.');
    await sheet.getByRole('button', { name: t('desk.canned.save') }).click();
    await expect(sheet.getByText(`Hello ${admin.username}`)).toBeVisible();
    await expect(sheet.getByRole('button', { name: t('desk.canned.add') })).toBeVisible();
    await closeSheet(page);

    // By what was written, not by a name.
    await search(page, 'hologram');
    await entryOf(page, owner.username).click();
    await expect(page.getByText('My hologram is gone').last()).toBeVisible();
    await expectGood(page);
    await page.getByRole('button', { name: t('desk.canned.insert') }).click();
    await page.getByRole('menuitem', { name: `Hello ${admin.username}` }).click();
    const box = page.getByLabel(chat('chat.box.label'));
    await expect(box).toBeFocused();
    // The writing field is on the screen, at its lower edge.
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(box).toHaveValue(`Hello ${owner.username}, we look into it.`);
    await page.getByRole('button', { name: chat('chat.box.send') }).click();
    await expect(page.getByRole('log').getByText('we look into it.')).toBeVisible();
    await expectAssignee(page, admin);

    await act(page, t('desk.talk.customer'));
    await page.getByRole('textbox', { name: t('desk.notes.label') }).fill('Called, no answer');
    await page.getByRole('button', { name: t('desk.notes.add') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Called, no answer' })).toBeVisible();
    await closeSheet(page);

    await page.getByRole('button', { name: t(isNarrow ? 'desk.talk.actions' : 'desk.talk.snooze') }).click();
    await page.getByRole('menuitem', { name: t('desk.talk.tomorrow') }).click();
    await expect(page.getByText(t('desk.talk.snoozed')).first()).toBeVisible();
    await act(page, t('desk.talk.unsnooze'));
    await expect(page.getByText(t('desk.talk.unsnoozed')).first()).toBeVisible();
    await act(page, t('desk.talk.close'));
    await expect(page.getByText(t('desk.talk.closed')).first()).toBeVisible();
    const toast = page.getByRole('listitem').filter({ hasText: t('desk.talk.closed') });
    await toast.getByRole('button', { name: t('desk.talk.undo') }).click();
    await expect(page.getByText(t('desk.talk.reopened')).first()).toBeVisible();
    const [{ closed_at: closedAt }] = await query('select closed_at from support_tickets where user_id = $1', [id]);
    expect(closedAt).toBeNull();

    await open(page, `/admin/audit?actor=${admin.id}&target=user:${id}`);
    const rows = page.locator('main tbody tr');
    for (const action of ['reply', 'note', 'snooze', 'close', 'reopen'] as const)
      await expect(rows.filter({ hasText: actions(`auditActions.support.${action}`) }).first()).toBeVisible();
  });

  test(`a message appears while the desk is open, and who waits longest stays first (${locale})`, async ({
    browser,
  }) => {
    const { page } = await newPerson(browser, appearance, 'admin');
    const [first, second] = [
      await callingOwner(process.env.NEGIA_URL ?? ''),
      await callingOwner(process.env.NEGIA_URL ?? ''),
    ];
    const word = `zebra${first.username.replace(/\W/g, '')}`;
    await first.get('POST', '/api/create-support-ticket', { subject: 'x', content: `${word} one` });
    await open(page, `/admin/support?q=${word}`);
    await expect(entryOf(page, first.username)).toBeVisible();
    await second.get('POST', '/api/create-support-ticket', { subject: 'x', content: `${word} two` });
    await expect(entryOf(page, second.username)).toBeVisible();
    await expect(entryOf(page, word)).toHaveText([/one/, /two/]);
  });

  test(`a visitor’s message is answered by mail from the desk, and the answer is kept (${locale})`, async ({
    browser,
    page: visitor,
  }) => {
    const contact = translator(contactTexts, locale);
    const { page, ...admin } = await newPerson(browser, appearance, 'admin');
    const text = `Do you ship abroad ${admin.username}`;
    await applyAppearance(visitor, appearance);
    await open(visitor, '/contact');
    await visitor.getByLabel(contact('contact.form.message')).fill(text);
    await visitor.getByLabel(contact('contact.form.name')).fill('Ron');
    await visitor.getByLabel(contact('contact.form.email')).fill('ron@customers.example');
    // The form rejects faster submissions as automated.
    await visitor.waitForTimeout(2_500);
    await visitor.getByRole('button', { name: contact('contact.form.send') }).click();
    await expect(visitor.getByText(contact('contact.done.title'))).toBeVisible();

    await open(page, '/admin/support');
    await search(page, admin.username);
    await entryOf(page, 'Ron').click();
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
    await expectGood(page);
    await page.getByLabel(t('desk.visitor.label')).fill('We do, everywhere.');
    await page.getByRole('button', { name: t('desk.visitor.send') }).click();
    await expect(page.getByText(t('desk.visitor.sent')).first()).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'We do, everywhere.' })).toBeVisible();
    await expect(page.getByText(t('desk.visitor.isMailed'))).toBeVisible({ timeout: 15_000 });

    await open(page, `/admin/audit?actor=${admin.id}&action=support.contact-answer`);
    const rows = page.locator('main tbody tr');
    await expect(rows).toHaveCount(1);
    // The audit row links to the message.
    await rows.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/support\?q=\d+/);
    await expect(entryOf(page, 'Ron').first()).toBeVisible();
  });
}
