import { describe, expect, test, vi } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { exampleDocument } from '../../testing/example.ts';
import { profileExample } from '../testing/profile-example.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { BlocksRoom } from './blocks/blocks-room.tsx';
import { ContactRoom } from './contact/contact-room.tsx';
import { DesignRoom } from './design/design-room.tsx';
import { DetailsRoom } from './details/details-room.tsx';
import { SharingRoom } from './sharing/sharing-room.tsx';

vi.stubGlobal('window', { location: { host: 'negia.example', origin: 'https://negia.example' } });

const rooms = [
  ['details', <DetailsRoom key="details" />],
  ['contact', <ContactRoom key="contact" />],
  ['blocks', <BlocksRoom key="blocks" />],
  ['design', <DesignRoom key="design" />],
  ['sharing', <SharingRoom key="sharing" profile={profileExample} />],
] as const;

describe.each(rooms)('the room of %s', (_, room) => {
  test.each(locales)('has unique ids and a name for every field in %s', (locale) => {
    const html = renderEditor(room, { locale });
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const labels = new Set([...html.matchAll(/\sfor="([^"]+)"/g)].map(([, id]) => id));
    for (const [field] of html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)) {
      const id = /\sid="([^"]+)"/.exec(field)?.[1];
      const isNamed = /aria-label|type="(radio|file)"/.test(field) || (id !== undefined && labels.has(id));
      expect([field, isNamed]).toEqual([field, true]);
    }
  });

  test('holds no Hebrew in English but the name of the language', () => {
    const html = renderEditor(room, { locale: 'en' }).replaceAll('עברית', '');
    expect(html.match(/[\u0590-\u05ff]+/g)).toBeNull();
  });
});

test('phones are shown as people write them, left to right', () => {
  const html = renderEditor(<ContactRoom />);
  expect(html).toMatch(/type="tel"[^>]*dir="ltr"[^>]*value="050-123-4567"|value="050-123-4567"/);
});

test('a second language opens a second field beside each text', () => {
  const document = { ...exampleDocument, identity: { ...exampleDocument.identity, title: { he: 'a', en: 'b' } } };
  const html = renderEditor(<DetailsRoom />, { profile: { ...profileExample, document } });
  expect(html).toContain('תפקיד באנגלית');
  expect(renderEditor(<DetailsRoom />)).not.toContain('תפקיד באנגלית');
});

test('a block of a newer version can be moved and hidden, and nothing else', () => {
  const html = renderEditor(<BlocksRoom />);
  expect(html).toContain('בלוק מגרסה חדשה יותר');
  expect(html).not.toContain('לערוך את בלוק מגרסה חדשה יותר');
  expect(html).toContain('להציג את בלוק מגרסה חדשה יותר בכרטיס');
});

test('a block opens by its id in the address, and one that is gone says so', () => {
  expect(renderEditor(<BlocksRoom />, { at: '/?room=blocks&block=hours' })).toContain('ימים מיוחדים');
  expect(renderEditor(<BlocksRoom />, { at: '/?room=blocks&block=nothing' })).toContain('כבר לא נמצא');
});
