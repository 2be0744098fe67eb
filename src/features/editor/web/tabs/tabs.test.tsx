import { describe, expect, test, vi } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { exampleDocument } from '../../testing/example.ts';
import { Phone } from '../preview/phone.tsx';
import { profileQueries } from '../profile-queries.ts';
import { profileExample } from '../testing/profile-example.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { BlocksTab } from './blocks/blocks-tab.tsx';
import { ContactTab } from './contact/contact-tab.tsx';
import { DesignTab } from './design/design-tab.tsx';
import { DetailsTab } from './details/details-tab.tsx';
import { SharingTab } from './sharing/sharing-tab.tsx';

vi.stubGlobal('window', { location: { host: 'negia.example', origin: 'https://negia.example' } });

const tabs = [
  ['details', <DetailsTab key="details" />],
  ['contact', <ContactTab key="contact" />],
  ['blocks', <BlocksTab key="blocks" />],
  ['design', <DesignTab key="design" />],
  ['sharing', <SharingTab key="sharing" profile={profileExample} />],
] as const;

describe.each(tabs)('the %s tab', (_, tab) => {
  test.each(locales)('has unique ids and a label for every field in %s', (locale) => {
    const html = renderEditor(tab, { locale });
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const labels = new Set([...html.matchAll(/\sfor="([^"]+)"/g)].map(([, id]) => id));
    for (const [field] of html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
      const id = /\sid="([^"]+)"/.exec(field)?.[1];
      const isNamed = /aria-label|type="(radio|file)"/.test(field) || (id !== undefined && labels.has(id));
      expect([field, isNamed]).toEqual([field, true]);
    }
  });

  test('contains no Hebrew in English except the language’s name', () => {
    const html = renderEditor(tab, { locale: 'en' }).replaceAll('עברית', '');
    expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
  });
});

test('phone numbers are formatted for reading, left to right', () => {
  const html = renderEditor(<ContactTab />);
  expect(html).toMatch(/type="tel"[^>]*dir="ltr"[^>]*value="050-123-4567"|value="050-123-4567"/);
});

test('a star number for WhatsApp, with which the card cannot be published, is an error of its field', () => {
  const contact = { ...exampleDocument.contact, whatsapp: { number: '*1234', text: {} } };
  const html = renderEditor(<ContactTab />, {
    profile: { ...profileExample, document: { ...exampleDocument, contact } },
  });
  expect(html.match(/<input[^>]*value="\*1234"[^>]*>/)?.[0]).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="[^"]*whatsapp[^"]*-error"/);
});

test.each([
  ['published', 'באוויר עכשיו'],
  ['paused', 'הגרסה האחרונה שפורסמה'],
] as const)('of a %s profile the current version says: %s', (status, text) => {
  const version = { id: 1, publishedAt: '2026-11-15T10:00:00.000Z', name: 'Noa', blocks: 3, isCurrent: true };
  const html = renderEditor(<SharingTab profile={{ ...profileExample, status }} />, {
    prepare: (queries, api) =>
      queries.setQueryData(profileQueries.versions(api, profileExample.id).queryKey, [version]),
  });
  expect(['באוויר עכשיו', 'הגרסה האחרונה שפורסמה'].filter((one) => html.includes(one))).toEqual([text]);
});

test('versions of one minute are told apart by their seconds', () => {
  const at = (id: number, publishedAt: string) => ({ id, publishedAt, name: 'דנה', blocks: 3, isCurrent: id === 1 });
  const versions = [
    at(1, '2026-11-01T08:00:41.000Z'),
    at(2, '2026-11-01T08:00:07.000Z'),
    at(3, '2026-11-01T07:59:59.000Z'),
  ];
  const html = renderEditor(<SharingTab profile={profileExample} />, {
    prepare: (queries, api) => queries.setQueryData(profileQueries.versions(api, profileExample.id).queryKey, versions),
  });
  expect(html.match(/10:00:41|10:00:07/g)).toHaveLength(4);
  expect(html).not.toContain('09:59:59');
});

test('a second language adds a second field for each text', () => {
  const document = { ...exampleDocument, identity: { ...exampleDocument.identity, title: { he: 'a', en: 'b' } } };
  const html = renderEditor(<DetailsTab />, { profile: { ...profileExample, document } });
  expect(html).toContain('תפקיד באנגלית');
  expect(renderEditor(<DetailsTab />)).not.toContain('תפקיד באנגלית');
});

test.each([
  ['2026-11-01T08:00:00.000Z', true],
  [null, false],
])('a card that was published at %s can be sent from the sharing tab: %s', (publishedAt, isShown) => {
  const profile = { ...profileExample, publishedAt, hasChanges: true };
  const html = renderEditor(<SharingTab profile={profile} />, { profile });
  for (const text of ['קוד QR</button>', 'aria-label="העתקת הקישור"', 'https://wa.me/?text='])
    expect([text, html.includes(text)]).toEqual([text, isShown]);
  expect(html.includes('אחרי הפרסום הראשון יופיעו כאן הקישור וקוד ה־QR')).toBe(!isShown);
});

test('a block of a newer version can only be moved and hidden', () => {
  const html = renderEditor(<BlocksTab />);
  expect(html).toContain('בלוק מגרסה חדשה יותר');
  expect(html).not.toContain('עריכה: בלוק מגרסה חדשה יותר');
  expect(html).toContain('הצגה בכרטיס: בלוק מגרסה חדשה יותר');
});

test('a block opens by its id in the URL, and a missing one shows a message', () => {
  expect(renderEditor(<BlocksTab />, { at: '/?tab=blocks&block=hours' })).toContain('ימים מיוחדים');
  expect(renderEditor(<BlocksTab />, { at: '/?tab=blocks&block=nothing' })).toContain('כבר לא נמצא');
});

const told = ['לפי המכשיר', 'במצב כהה מתכהים לבד', 'מצב התצוגה', 'placeholder="#0f4c4a"', 'לעבור לכרטיס בהיר'];
test.each([
  ['shore', {}, told.slice(0, 4)],
  ['night', {}, []],
  ['night', { ground: '#ffd1dc' }, told.slice(4)],
])('the %s design with the colours %j tells what a mode changes', (template, colours, expected) => {
  const document = { ...exampleDocument, design: { ...exampleDocument.design, template, colours } };
  const profile = { ...profileExample, document };
  const html = renderEditor([<DesignTab key="tab" />, <Phone key="preview" profile={profile} />], { profile });
  expect(told.filter((text) => html.includes(text))).toEqual(expected);
});
