import { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { notificationsTexts } from '#features/notifications/texts.ts';
import { locales } from '#i18n/locale.ts';
import type { PageRequest } from '#server-kit/http/pages.ts';
import { mailExamples, withMailGallery } from './mail-examples.ts';

const publicUrl = 'https://cards.example';
const all = locales.flatMap((locale) =>
  [...mailExamples(publicUrl, locale)].map(([name, mail]) => [`${name} ${locale}`, locale, mail] as const),
);

const sources = import.meta.glob<string>(['../../features/*/server/**/*.ts', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const voidTags = ['meta', 'br', '!doctype'];

/** Fails for a tag that is not closed, or closed out of order. */
function expectBalanced(html: string): void {
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.replace(/<!--[^>]*\]>|<!\[endif\]-->/g, '').matchAll(/<(\/?)([!a-z0-9]+)/g)) {
    if (voidTags.includes(tag)) continue;
    if (!slash) open.push(tag);
    else expect([tag, html.length]).toEqual([open.pop(), html.length]);
  }
  expect(open).toEqual([]);
}

describe('every email', () => {
  test.each(all)('%s is sound in all clients', (_, locale, { html = '', text, subject, fromName }) => {
    const [dir, side] = locale === 'he' ? ['rtl', 'right'] : ['ltr', 'left'];
    expect(fromName).toBe(locale === 'he' ? 'נגיעה' : 'Negia');
    expect(subject).toMatch(/^[^\r\n]{3,90}$/);
    expectBalanced(html);
    expect(html).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(html).toMatch(new RegExp(`<body class="g" dir="${dir}"`));
    expect(html.match(/<h1 /g)).toHaveLength(1);
    expect(html).not.toContain(dir === 'rtl' ? 'dir="ltr"' : 'dir="rtl"');
    for (const [cell = ''] of html.matchAll(/<td [^>]*text-align[^>]*>/g))
      expect(cell).toMatch(new RegExp(`dir="${dir}" align="${side}" style="text-align:${side};`));
    expect(html).not.toMatch(/display:(flex|grid)|@import|<img|<link|url\(/);
    for (const hint of ['name="color-scheme"', 'prefers-color-scheme:dark', 'max-width:560px', '[if mso]'])
      expect(html).toContain(hint);
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
    const whole = `${subject}${text}${html.replace(/<style>[^<]*/g, '')}`;
    expect(whole).not.toMatch(/undefined|null|NaN|\{\w+|Invalid Date|\[object/);
    if (locale === 'en') expect(whole).not.toMatch(/[א-ת]/);
  });

  test.each(all)('%s has absolute links, a main button and the same links in its text', (_, _locale, mail) => {
    const { html = '', text } = mail;
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    expect(links[0]).toBe(publicUrl);
    for (const link of links) {
      expect(link).toMatch(
        /^(https:\/\/(cards\.example|wa\.me|mypost\.israelpost\.co\.il)(\/|$)|tel:\+\d+$|mailto:\S+@)/,
      );
      if (link.startsWith(`${publicUrl}/`)) expect(text.split('\n')).toContain(link);
    }
    expect(links).toContain(`${publicUrl}/contact`);
    expect(html.match(/bgcolor="#ff7a59" style="border-radius:24px/g)).toHaveLength(1);
  });
});

describe('the list of examples', () => {
  const names = [...mailExamples(publicUrl, 'he').keys()];

  test('has every message of the notifications', () => {
    const shown = new Set(names.map((name) => name.split('/')[1]));
    expect(Object.keys(notificationsTexts.dictionary.message).filter((name) => !shown.has(name))).toEqual([]);
  });

  test('has examples from every file that composes an email', () => {
    const composing = Object.entries(sources)
      .filter(([, source]) => /\bcompose(Email|InFrame|NotificationMail)\(/.test(source))
      .map(([file]) => file.replace('../../features/', ''));
    // A new file here needs examples in `mail-examples.ts`.
    expect(composing.toSorted()).toEqual([
      'accounts/server/mail/mails.ts',
      'invoices/server/mail/mail.ts',
      'leads/server/mail.ts',
      'notifications/server/mails.ts',
      'notifications/server/scheduled/weekly.ts',
      'physical-cards/server/transitions/order-mail.ts',
      'profiles/server/admin/suspension-mail.ts',
      'support/server/mail-content.ts',
      'tags/server/jobs.ts',
    ]);
    const featureOf = (name: string) => name.split('/')[0];
    expect(new Set(names.map(featureOf))).toEqual(new Set(composing.map(featureOf)));
  });
});

test.each([
  ['second-factor-on', 'turn off two-step verification, remove Google sign-in and'],
  ['google-unlinked', 'sign out all devices, cancel the password and'],
  ['password', 'sign out all devices, remove Google sign-in and'],
])('the email about %s says what undoing it does', (kind, text) => {
  expect(mailExamples(publicUrl, 'en').get(`accounts/${kind}`)?.text).toContain(text);
});

describe('the gallery', () => {
  const open = async (environment: 'development' | 'production', path: string, query = '') => {
    const render = withMailGallery({ environment, publicUrl }, async () => ({ status: 404, html: 'other page' }));
    const request = { path, query: new URLSearchParams(query), locale: 'he' } as PageRequest;
    const answer = await render(request);
    if (!('raw' in answer)) return 'html' in answer ? answer.html : '';
    const response = new ServerResponse({ method: 'GET' } as never);
    let body = '';
    response.end = ((html: string) => {
      body = `${response.getHeader('content-security-policy')}${html}`;
    }) as never;
    answer.raw({} as never, response);
    return body;
  };

  test('shows every email at two widths with its text, in either language and scheme', async () => {
    const page = await open('development', '/ui/mails', 'lang=en&dark');
    const frames = [...page.matchAll(/<iframe [^>]*src="([^"]*)"/g)].map(([, source]) => source);
    expect(frames).toHaveLength(2 * mailExamples(publicUrl, 'en').size);
    expect(frames[0]).toBe('/ui/mails/accounts/verify?lang=en&amp;dark');
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page.match(/<pre /g)).toHaveLength(frames.length / 2);
    const [light, dark] = [
      await open('development', '/ui/mails/leads/lead'),
      await open('development', '/ui/mails/leads/lead', 'dark'),
    ];
    expect([light.includes('@media not all'), dark.includes('@media all')]).toEqual([true, true]);
    expect(light).toContain("style-src 'unsafe-inline'");
  });

  test.each([
    ['production', '/ui/mails'],
    ['production', '/ui/mails/leads/lead'],
    ['development', '/ui/mails/leads/none'],
    ['development', '/ui/mailsx'],
    ['development', '/help'],
  ] as const)('in %s, %s is left to the other pages', async (environment, path) => {
    expect(await open(environment, path)).toBe('other page');
  });
});
