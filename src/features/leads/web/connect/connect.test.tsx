import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import { webhookErrors } from '../../domain.ts';
import type { LeadWebhook } from '../../webhook-contract.ts';
import { renderInbox } from '../testing/render-inbox.tsx';
import { webhookExample } from '../testing/webhook-example.ts';
import { AddressForm, ConnectButton } from './connect-button.tsx';
import { ConnectedSections } from './connected-sections.tsx';

const sections = (more: Partial<LeadWebhook> = {}, { isAllowed = true, locale = 'he' as Locale } = {}) =>
  renderInbox(
    <ConnectedSections webhook={{ ...webhookExample, ...more }} isAllowed={isAllowed} onOff={() => undefined} />,
    { locale },
  );
const form = (url: string | undefined, typed?: string, locale: Locale = 'he') =>
  renderInbox(<AddressForm url={url} typed={typed} onTyped={() => undefined} />, { locale });
const failed = (error: (typeof webhookErrors)[number], status: number | null = null) => ({
  last: { at: '2026-11-15T09:58:00.000Z', status, error },
  failures: 3,
});

test('a button opens the webhook dialog', () => {
  expect(renderInbox(<ConnectButton />)).toContain('חיבור למערכות');
});

describe('the URL field', () => {
  test('is left-to-right, with a connect button', () => {
    const html = form(undefined);
    expect(html).toMatch(/<input[^>]*type="url"[^>]*dir="ltr"/);
    expect(html).toContain('חיבור');
  });

  test('can be saved once it changes', () => {
    expect(form('https://hook.example/in')).not.toContain('<button');
    expect(form('https://hook.example/in', 'https://other.example/')).toContain('שמירת הכתובת');
    expect(form('https://hook.example/in', '')).toContain('שמירת הכתובת');
  });
});

describe('once connected', () => {
  test('shows the state, the secret, how to verify it and a disconnect button', () => {
    const html = sections();
    for (const text of ['השליחה האחרונה התקבלה', 'שליחת בדיקה', webhookExample.secret, 'createHmac', 'ניתוק'])
      expect(html).toContain(text);
    expect(html).not.toMatch(/<details[^>]*\sopen/);
  });

  test('suggests a test while nothing has been sent', () => {
    expect(sections({ last: null, deliveredAt: null })).toContain('עוד לא נשלח כלום');
  });

  test.each(webhookErrors)('explains the error %s', (error) => {
    const html = sections(failed(error, error === 'status' ? 503 : null));
    for (const text of ['לא התקבלה', '3 ניסיונות ברצף', 'בפעם האחרונה זה הצליח']) expect(html).toContain(text);
    expect(html.includes('503')).toBe(error === 'status');
    expect(html).not.toContain('null');
  });

  test('without the plan only offers to disconnect', () => {
    const html = sections({}, { isAllowed: false });
    expect(html).toContain('ניתוק');
    for (const text of ['שליחת בדיקה', webhookExample.secret]) expect(html).not.toContain(text);
  });

  test('hides the secret section when there is no secret', () => {
    expect(sections({ secret: null })).not.toContain('מפתח החתימה');
  });
});

test.each(locales)('is sound HTML in %s', (locale) => {
  const parts = [sections({}, { locale }), sections(failed('host'), { locale }), form(undefined, undefined, locale)];
  for (const html of parts) expectSoundHtml(html, locale);
});
