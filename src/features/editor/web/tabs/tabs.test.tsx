import { describe, expect, test, vi } from 'vitest';
import { paletteOf } from '#features/profiles/design/colours.ts';
import { locales } from '#i18n/locale.ts';
import { exampleDocument } from '../../testing/example.ts';
import { Phone } from '../preview/phone.tsx';
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

test('a second language adds a second field for each text', () => {
  const document = { ...exampleDocument, identity: { ...exampleDocument.identity, title: { he: 'a', en: 'b' } } };
  const html = renderEditor(<DetailsTab />, { profile: { ...profileExample, document } });
  expect(html).toContain('תפקיד באנגלית');
  expect(renderEditor(<DetailsTab />)).not.toContain('תפקיד באנגלית');
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

describe('colours that a mode changes', () => {
  const withDesign = (design: object) => ({
    profile: {
      ...profileExample,
      document: { ...exampleDocument, design: { ...exampleDocument.design, scheme: 'auto', colours: {}, ...design } },
    } as typeof profileExample,
  });
  const darkened = 'לעבור לכרטיס בהיר';
  const modes = 'מצב התצוגה';

  test('a design of both modes says so beside its colours, and the preview shows either', () => {
    const options = withDesign({ template: 'shore', colours: { ground: '#ffd1dc' } });
    const html = renderEditor(<DesignTab />, options);
    expect(html).toMatch(/בהיר או כהה.*לפי המכשיר.*במצב כהה מתכהים לבד.*ערכות מוכנות/);
    expect(html).not.toContain(darkened);
    expect(renderEditor(<Phone profile={options.profile} />, options)).toContain(modes);
  });

  test('the night design shows its own dark colours, and offers the light mode for light ones', () => {
    const options = withDesign({ template: 'night' });
    const html = renderEditor(<DesignTab />, options);
    expect(html).toMatch(/value="dark"[^>]*checked|checked[^>]*value="dark"/);
    expect(html).not.toMatch(/לפי המכשיר|לעבור לכרטיס בהיר/);
    expect(html).toContain(`placeholder="${paletteOf({ colours: {} }, 'night', 'dark').card}"`);
    expect(renderEditor(<Phone profile={options.profile} />, options)).not.toContain(modes);
    expect(renderEditor(<DesignTab />, withDesign({ template: 'night', colours: { ground: '#ffd1dc' } }))).toContain(
      darkened,
    );
  });
});
