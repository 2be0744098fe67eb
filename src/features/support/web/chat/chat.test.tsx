import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { renderPage } from '#testing/render-page.tsx';
import { chatTexts } from '../chat-texts.ts';
import { message } from '../testing/messages.ts';
import { AdminBody, ConversationList } from './admin/admin-body.tsx';
import { OwnerFoot } from './foot/owner-foot.tsx';
import { SendBox } from './foot/writing-foot.tsx';
import { Log, ownSubject } from './log/log.tsx';
import { type ChatRole, chatMessagesOf, conversationsOf, welcomeMessages } from './logic/chat-messages.ts';
import { emptyBox } from './logic/outbox.ts';
import { ChatBadges, Launcher, OwnerName } from './support-chat.tsx';
import { SupportChatHost } from './support-chat-host.tsx';

const nothing = () => undefined;
const he = translator(chatTexts, 'he');

const foot = (role: Exclude<ChatRole, 'admin'>, isClosed = false, locale: Locale = 'he') =>
  renderPage(<OwnerFoot role={role} conversation="own" isClosed={isClosed} onSend={nothing} />, { locale });

test('the chat renders nothing in server HTML', () => {
  expect(renderPage(<SupportChatHost />)).toBe('');
});

describe('the badges', () => {
  test('show open or closed, and the support level', () => {
    expect(renderPage(<ChatBadges status="open" level="basic" />)).toMatch(/>פתוחה<.*>תמיכה בסיסית</);
    expect(renderPage(<ChatBadges status="closed" level="full" />)).toMatch(/>סגורה<.*>תמיכה מלאה</);
    expect(renderPage(<ChatBadges status={undefined} level={undefined} />)).toBe('');
  });
});

describe('the launcher', () => {
  const launcher = (unread: number, isAdmin = false) =>
    renderPage(<Launcher buttonRef={{ current: null }} unread={unread} isAdmin={isAdmin} onOpen={nothing} />);
  test('has a label, and a count only if there are unread messages', () => {
    expect(launcher(0)).toContain('צ׳אט עם התמיכה');
    expect(launcher(0)).not.toContain('data-variant="count"');
    expect(launcher(3)).toContain('>3<');
    expect(launcher(3)).toContain('3 הודעות שלא נקראו');
    expect(launcher(120)).toContain('>99+<');
    expect(launcher(3, true)).toContain('<span>שיחות עם לקוחות</span>');
  });
});

describe.each(locales)('the chat footer in %s', (locale) => {
  test('offers a user without a subscription a plan and a ticket instead of the input', () => {
    const html = foot('user', false, locale);
    expect(html).not.toContain('<textarea');
    expect(html).toContain('href="/subscription"');
    expect(html.match(/<button/g)).toHaveLength(1);
  });

  test('offers a visitor registration and the contact page instead of the input', () => {
    const html = foot('visitor', false, locale);
    expect(html).not.toContain('<textarea');
    expect(html).toContain('href="/contact"');
    expect(html.match(/<button/g)).toHaveLength(1);
  });

  test('explains to the demo account why there is no input', () => {
    expect(foot('demo', false, locale)).not.toContain('<textarea');
    expect(foot('demo', false, locale)).toContain(translator(chatTexts, locale)('chat.demo.title'));
  });

  test('shows a subscriber the input, and in a closed conversation also a button for a new ticket', () => {
    expect(foot('subscriber', false, locale).match(/<textarea/g)).toHaveLength(1);
    expect(foot('subscriber', false, locale)).not.toContain(translator(chatTexts, locale)('chat.closed.action'));
    expect(foot('subscriber', true, locale)).toContain(translator(chatTexts, locale)('chat.closed.action'));
    expect(foot('subscriber', true, locale).match(/<textarea/g)).toHaveLength(1);
  });
});

test('disables the send button for empty text, and shows the remaining characters near the limit', () => {
  const box = (draft: string) => renderPage(<SendBox draft={draft} onType={nothing} onSend={nothing} />);
  expect(box(' \n ')).toMatch(/<button[^>]* disabled/);
  expect(box('שלום')).not.toMatch(/<button[^>]* disabled/);
  expect(box('א'.repeat(1_998))).toContain('נשארו שני תווים');
});

describe('the audit log', () => {
  const box = { ...emptyBox, thanksText: he('chat.thanks'), sender: 'user' } as const;
  const log = (messages: ReturnType<typeof chatMessagesOf>) =>
    renderPage(
      <Log
        welcome={welcomeMessages(['a', 'b'], '2026-11-15T08:00:00.000Z')}
        messages={messages}
        older={{ hasMore: false, isLoading: false, load: nothing }}
        own="user"
        otherName="התמיכה"
        actions={{ retry: nothing, drop: nothing }}
      />,
    );

  test('is a live region with a label that is reachable by keyboard', () => {
    expect(log([])).toMatch(/role="log"[^>]*aria-label="[^"]+"[^>]*tabindex="0"/i);
  });

  test('shows each message in its own direction, on its sender’s side, with the time in Israel', () => {
    const html = log(chatMessagesOf([message(1), message(2, { isFromSupport: true })], box));
    expect(html.match(/data-side="own"/g)).toHaveLength(1);
    expect(html.match(/data-side="other"/g)).toHaveLength(3);
    expect(html.match(/dir="auto"/g)).toHaveLength(4);
    expect(html).toContain('>10:00<');
  });

  test('offers actions for a failed message, and marks the end of a closed ticket once', () => {
    const pending = [{ key: 'k', typed: 'x', at: '2026-11-15T08:00:00.000Z', state: 'failed' }] as const;
    expect(log(chatMessagesOf([], { ...box, pending })).match(/<button/g)).toHaveLength(2);
    const closed = log(chatMessagesOf([message(1, { isClosed: true }), message(2, { isClosed: true })], box));
    expect(closed.match(new RegExp(he('chat.log.closed'), 'g'))).toHaveLength(1);
  });

  test('shows a custom subject, but not a default one', () => {
    expect(ownSubject('Late parcel')).toBe('Late parcel');
    for (const standard of ['פנייה חדשה', 'הודעה מהתמיכה', null]) expect(ownSubject(standard)).toBeUndefined();
  });
});

describe('the admin’s view', () => {
  const conversations = conversationsOf([
    message(1, { isRead: false, unread: 1 }),
    message(2, { userId: 8, username: 'נועה', displayName: '', isClosed: true }),
  ]);
  const older = { hasMore: false, isLoading: false, load: nothing };
  const lists = { olderConversations: older, olderMessages: older };
  const talk = { ...lists, conversations, isLoading: false, isFailed: false, reload: nothing };
  const list = (change: Partial<typeof talk> = {}) =>
    renderPage(<ConversationList talk={{ ...talk, ...change }} onChoose={nothing} />);

  test('lists the open conversations by default, with their unread count', () => {
    const html = list();
    expect(html).toContain('Dana Bar');
    expect(html).not.toContain('נועה');
    expect(html).toContain('הודעה אחת שלא נקראה');
  });

  test('is headed by the name of the lists, with the username where it differs', () => {
    const heads = conversations.map((owner) => renderPage(<OwnerName owner={owner} />).replaceAll(/<[^<>]*>/g, ''));
    expect(heads).toEqual(['נועה', 'Dana Bar @dana']);
  });

  test('shows a search field if there are many conversations', () => {
    const many = conversationsOf(Array.from({ length: 9 }, (_, id) => message(id + 1, { userId: id + 1 })));
    expect(list()).not.toContain('type="search"');
    expect(list({ conversations: many })).toContain('type="search"');
  });

  test('shows no empty state before all pages are loaded, and offers a button to load more', () => {
    const more = { ...older, hasMore: true };
    expect(list({ conversations: [], olderConversations: more })).toContain('aria-busy="true"');
    expect(list({ olderConversations: more })).toContain(he('chat.admin.more'));
    expect(list()).not.toContain(he('chat.admin.more'));
  });

  test('shows an empty, a loading and an error state', () => {
    expect(list({ conversations: [] })).toContain(he('chat.admin.noneTitle'));
    expect(list({ isLoading: true })).toContain('aria-busy="true"');
    expect(list({ isFailed: true })).toContain(he('chat.admin.failed'));
  });

  test('can close an open conversation, reopen a closed one, and write into both', () => {
    const body = (index: number) =>
      renderPage(
        <AdminBody
          adminId={1}
          talk={{
            ...talk,
            chosen: conversations[index],
            messages: [conversations[index]?.last ?? message(1)],
            toRead: [],
            isClosed: conversations[index]?.isClosed ?? false,
          }}
          onChoose={nothing}
        />,
      );
    const [closed, open] = [body(0), body(1)];
    expect(open).toContain(he('chat.admin.close'));
    expect(open).not.toContain(he('chat.box.reopens'));
    expect(closed).toContain(he('chat.admin.reopen'));
    expect(closed).toContain(he('chat.box.reopens'));
    for (const html of [open, closed]) expect(html).toContain('<textarea');
  });
});

test.each([
  ['chat.status.open', 'פתוחה'],
  ['chat.status.closed', 'סגורה'],
  ['chat.level.basic', 'תמיכה בסיסית'],
  ['chat.level.full', 'תמיכה מלאה'],
  ['chat.toast.isClosed', 'השיחה סגורה'],
  ['chat.toast.isClosedText', 'לא ניתן לשלוח הודעות חדשות בשיחה שנסגרה. אנא פתח קריאת שירות חדשה.'],
  ['chat.toast.sendFailed', 'שגיאה בשליחת ההודעה'],
  ['chat.toast.closeFailed', 'שגיאה בסגירת השיחה'],
  ['chat.toast.reopenFailed', 'שגיאה בפתיחת השיחה מחדש'],
  ['chat.toast.sent', 'ההודעה נשלחה'],
  ['chat.toast.closed', 'השיחה נסגרה'],
  ['chat.toast.reopened', 'השיחה נפתחה מחדש'],
  ['chat.thanks', expect.stringMatching(/^תודה על פנייתך/)],
] as const)('the text %s matches the specification', (name, text) => {
  expect(he(name)).toEqual(text);
});

test('the footer has no inline styles', () => {
  for (const role of ['visitor', 'demo', 'user', 'subscriber'] as const)
    expect(foot(role, true)).not.toMatch(/\sstyle=/);
});
