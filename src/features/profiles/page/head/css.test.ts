import { describe, expect, test } from 'vitest';
import { pictureId } from '#features/files/picture-id.ts';
import { schemesOf } from '../../design/colours.ts';
import { fontNames } from '../../design/fonts.ts';
import { templates } from '../../design/templates.ts';
import { fullProfile, identity, pageContext } from '../testing/full-profile.ts';
import { profileCss } from './css.ts';

const css = (design: object) => profileCss(fullProfile({ design: { template: 'shore', ...design } }), pageContext());

test.each(templates)('%s follows the visitor’s colour scheme unless the owner set one', (template) => {
  expect(css({ template, scheme: 'light' })).not.toContain('prefers-color-scheme');
  expect(css({ template, scheme: 'dark' })).toContain(':root{color-scheme:dark;');
  expect(css({ template }).includes('prefers-color-scheme:dark')).toBe(template !== 'night');
});

test('the night template is dark unless its owner chose light', () => {
  const { design } = fullProfile({ design: { template: 'night' } });
  expect(schemesOf(design)).toEqual(['dark']);
  expect(schemesOf({ ...design, scheme: 'light' })).toEqual(['light']);
});

test('an unknown template falls back to the first', () => {
  expect(css({ template: 'galaxy' })).toContain('.shore');
});

test('sets the owner’s colours, corners, buttons and fonts as CSS properties', () => {
  const text = css({ colours: { accent: '#aa3366' }, corner: 'square', button: 'outlined', font: 'serif' });
  for (const part of ['--a:#aa3366', '--r:0px', '--bb:transparent']) expect(text).toContain(part);
  expect(text).toMatch(/--f:"Frank Ruhl Libre"/);
  expect(css({ template: 'paper' })).toMatch(/--fh:"Frank Ruhl Libre"/);
});

test('uses each picture’s main colour as its placeholder background', () => {
  expect(css({})).toContain('.cc9b7a0{background:#c9b7a0}');
});

test.each(fontNames.filter((font) => font !== 'system' && font !== 'serif'))(
  '%s is served by ourselves, with Hebrew and Latin letters apart, and never blocks the text',
  (font) => {
    const text = css({ font });
    const faces = text.match(/@font-face\{[^}]+\}/g) ?? [];
    for (const script of ['hebrew', 'latin']) expect(faces.some((face) => face.includes(`-${script}-`))).toBe(true);
    const [, family] = /--f:("[^"]+"),/.exec(text) ?? [];
    for (const face of faces) {
      expect(face).toContain(`font-family:${family}`);
      expect(face).toMatch(/font-display:swap;src:url\(\/[^)]+\.woff2\) format\("woff2"\);unicode-range:U\+/);
    }
  },
);

describe('a transparent logo', () => {
  const plates = (ink: string | undefined, design: object) => {
    const logo = {
      file: pictureId({ hash: 'a'.repeat(22), width: 600, height: 100, colour: '#eeeeee', ...(ink && { ink }) }),
    };
    const document = fullProfile({ identity: { ...identity, logo }, design: { template: 'shore', ...design } });
    const rules = profileCss(document, pageContext()).split('}.firm img{box-sizing')[1] ?? '';
    return rules.match(/background:[^;}]+/g)?.slice(0, rules.includes('dark){.firm') ? 2 : 1) ?? [];
  };

  test('gets a backing only in the scheme in which it would be lost', () => {
    expect(plates('#ffffff', {})).toEqual(['background:#14211f', 'background:none']);
    expect(plates('#101010', {})).toEqual(['background:none', 'background:#ffffff']);
    expect(plates('#c8452a', {})).toEqual([]);
    expect(plates('#ffffff', { scheme: 'light' })).toEqual(['background:#14211f']);
    expect(plates('#ffffff', { scheme: 'dark' })).toEqual([]);
  });

  test('is compared with what is behind it in the template', () => {
    expect(plates('#ffffff', { template: 'studio' })).toEqual([]);
    expect(plates('#202020', { template: 'studio', scheme: 'dark' })).toEqual(['background:#ffffff']);
    expect(plates('#0f4c4a', { template: 'market', colours: { accent: '#0f4c4a' } })).not.toEqual([]);
  });

  test('without a known colour gets none', () => {
    expect(plates(undefined, {})).toEqual([]);
  });
});

test('without a chosen font, loads no fonts and no external resources', () => {
  for (const template of templates) expect(css({ template })).not.toMatch(/@font-face|@import|url\(/);
});
