import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactMail } from '#base/contact-mail.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { sessionUserExample } from '#web-kit/testing/session-user-texts.ts';
import { contactTopics, supportLimits } from '../../domain.ts';
import { SenderFields } from './contact-form.tsx';
import { ContactDone, ContactPage, PasswordSection } from './contact-page.tsx';
import { contactErrorsOf, dropDraft, readDraft, requestedTopic, saveDraft } from './use-contact.ts';

const render = (element: ReactElement, locale: Locale, contact?: object): string =>
  renderPage(element, {
    locale,
    prepare: (queries) =>
      contact && queries.setQueryData(['/api/settings', locale], { claims: [], contact, holidays: [] }),
  });

const user = { ...sessionUserExample, displayName: 'Dana "<b>" & co', email: 'dana@mail.example' };
const nothing = () => undefined;

describe.each(locales)('the contact page in %s', (locale) => {
  const html = render(<ContactPage />, locale);

  test('has fields for name, email, topic and message, and a link to the privacy policy', () => {
    expect([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'name',
      'email',
      'topic',
      'message',
      'website',
    ]);
    expect(html.match(/<option/g)).toHaveLength(contactTopics.length);
    expect(html).toContain('href="/privacy"');
    expect(html).toMatch(/<label[^>]*aria-hidden="true">[^<]*<input tabindex="-1"[^>]*name="website"/i);
  });

  test('shows the email address also without JavaScript, and links to other options', () => {
    expect(html).toMatch(new RegExp(`<noscript>.*${contactMail}.*</noscript>`));
    for (const href of [`mailto:${contactMail}`, '/help', '/accessibility', '#password'])
      expect(html).toContain(`href="${href}"`);
  });

  test('shows only the configured phone, WhatsApp, hours and address', () => {
    expect(html).not.toContain('tel:');
    expect(html).not.toContain('wa.me');
    const contact = {
      mail: 'us@negia.example',
      phone: '*5550',
      whatsapp: '+972505550100',
      hours: 'Always <b>',
      address: 'Box 1',
    };
    const set = render(<ContactPage />, locale, contact);
    for (const text of ['href="mailto:us@negia.example"', 'href="tel:*5550"', 'href="https://wa.me/972505550100"'])
      expect(set).toContain(text);
    expect(set).toContain('>Always &lt;b&gt;<');
    expect(set).toContain('>Box 1<');
    expect(set).not.toContain(contactMail);
  });

  test('has one h1, unique ids, valid references and no inline styles', () => {
    expectSoundHtml(html, locale);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    for (const [, list = ''] of html.matchAll(/(?:for|aria-labelledby|aria-describedby)="([^"]+)"/g))
      for (const id of list.split(' ')) expect(ids).toContain(id);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('shows the signed-in account instead of name and email fields', () => {
    const known = render(<SenderFields sender={{ kind: 'account', user }} errors={{}} />, locale);
    expect(known).not.toContain('<input');
    expect(known).toContain('Dana &quot;&lt;b&gt;&quot; &amp; co');
    expect(known).toContain(user.email);
    expect(render(<SenderFields sender={{ kind: 'demo' }} errors={{}} />, locale).match(/<input/g)).toHaveLength(2);
  });

  test('shows an error at its field', () => {
    const invalid = render(
      <SenderFields sender={{ kind: 'guest' }} errors={{ email: 'errors.invalid_email' }} />,
      locale,
    );
    expect(invalid).toMatch(/<input[^>]*aria-describedby="contact-email-error"[^>]*aria-invalid="true"/);
    expect(invalid).not.toContain('errors.');
  });

  test('shows after sending where the reply will arrive', () => {
    const mail = render(<ContactDone sent={{ kind: 'mail', email: 'noa@mail.example' }} onAgain={nothing} />, locale);
    expect(mail).toContain('noa@mail.example');
    expect(mail.match(/<button/g)).toHaveLength(1);
    const ticket = render(<ContactDone sent={{ kind: 'ticket', email: '' }} onAgain={nothing} />, locale);
    expect(ticket.match(/<button/g)).toHaveLength(2);
  });

  test('links a signed-in user to change the password, and loads the reset form for a visitor', () => {
    expect(render(<PasswordSection isSignedIn={false} />, locale)).toContain('aria-busy="true"');
    expect(render(<PasswordSection isSignedIn />, locale)).toContain('href="/account/security#password"');
  });
});

describe('validation errors', () => {
  const complete = { name: 'Noa', email: 'noa@mail.example', topic: 'question', message: 'Hello' };

  test('are none for a complete form', () => {
    expect(contactErrorsOf(complete, true)).toEqual({});
    expect(contactErrorsOf({ topic: 'cards', message: 'Hello' }, false)).toEqual({});
  });

  test('name every invalid field for a visitor', () => {
    expect(contactErrorsOf({ name: ' ', email: '', topic: 'question', message: ' \n ' }, true)).toEqual({
      name: 'contact.form.missing.name',
      email: 'contact.form.missing.email',
      message: 'support.contact.emptyMessage',
    });
    expect(contactErrorsOf({ ...complete, email: 'noa@' }, true)).toEqual({ email: 'errors.invalid_email' });
    expect(contactErrorsOf({ ...complete, topic: 'constructor' }, true)).toEqual({ topic: 'errors.invalid' });
  });

  test('include a message that is too long', () => {
    const long = 'x'.repeat(supportLimits.contactMessageMax + 1);
    expect(contactErrorsOf({ ...complete, message: long }, true)).toEqual({
      message: expect.stringMatching(/^errors\.too_long:\d+$/),
    });
  });

  test('ignore name and email for a signed-in user', () => {
    expect(contactErrorsOf({ email: 'left from before', message: 'Hello' }, false)).toEqual({});
  });
});

test.each([
  ['?topic=password', '', 'password'],
  ['', '#password', 'password'],
  ['?topic=cards', '#password', 'password'],
  ['?topic=cards', '#nothing', 'cards'],
  ['?topic=constructor', '#', undefined],
])('the topic of %s%s is %s', (search, hash, topic) => {
  expect(requestedTopic({ search, hash })).toBe(topic);
});

describe('a draft', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('is restored as stored, until it is dropped', () => {
    const draft = { name: 'Noa', message: 'One\ntwo' };
    saveDraft(draft);
    expect(readDraft()).toEqual(draft);
    dropDraft();
    expect(readDraft()).toBeUndefined();
  });

  test.each(['{', 'null', '[]', '{}', '{"values":"x"}'])('%s is ignored', (text) => {
    stored.set('contactDraft', text);
    expect(readDraft()).toBeUndefined();
  });

  test('with unexpected content yields only texts of known fields', () => {
    stored.set('contactDraft', '{"values":{"name":{"a":1},"message":"m","role":"admin"}}');
    expect(readDraft()).toEqual({ message: 'm' });
  });
});
