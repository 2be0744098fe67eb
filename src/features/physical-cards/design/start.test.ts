import { describe, expect, test } from 'vitest';
import { templates } from '#features/profiles/design/templates.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { documentExample } from '#features/profiles/document/testing/profile-example.ts';
import { materials, physicalCardDesign } from './design.ts';
import { startDesign } from './start.ts';
import { warningsOf } from './warnings.ts';

const file = (character: string) => ({ file: `p_${character.repeat(22)}_2400x1600_334455` });

const profile = (more: Record<string, object> = {}): ProfileDocument =>
  documentExample({
    contact: { phones: [{ kind: 'mobile', number: '0505550134' }] },
    ...more,
    identity: { name: { he: 'נועה ברק' }, title: { he: 'אדריכלית' }, company: { he: 'ברק' }, ...more.identity },
    design: { template: 'line', ...more.design },
  });

test('a new design has the profile’s texts in its language', () => {
  const { language, words: texts } = startDesign(profile(), 'pvc');
  expect([language, texts]).toEqual([
    'he',
    { name: 'נועה ברק', title: 'אדריכלית', company: 'ברק', line: '050-555-0134' },
  ]);
});

test('a new design falls back to the other language', () => {
  const english = profile({ identity: { name: { en: 'Noa' }, title: { en: 'Architect' }, company: {} } });
  expect(startDesign(english, 'pvc')).toMatchObject({ language: 'en', words: { name: 'Noa', title: 'Architect' } });
});

test('a new design has the website or email when there is no phone', () => {
  const at = (contact: object) => startDesign(profile({ contact }), 'pvc').words.line;
  expect(at({ website: 'https://www.barak.example/about' })).toBe('barak.example');
  expect(at({ emails: ['noa@barak.example'] })).toBe('noa@barak.example');
  expect(at({})).toBe('');
});

test('every text that a profile allows is on the card in full: a role lost its last word unseen', () => {
  const long = `${'מילה '.repeat(15)}סוף`;
  for (const title of [long, 'א'.repeat(80)])
    expect(startDesign(profile({ identity: { title: { he: title } } }), 'pvc').words.title).toBe(title);
});

test('an address that is too long for a card is left out', () => {
  const website = `https://${'long.'.repeat(17)}example`;
  const at = (contact: object) => startDesign(profile({ contact }), 'pvc').words.line;
  expect(at({ website, emails: ['dana@cards.example'] })).toBe('dana@cards.example');
  expect(at({ website })).toBe('');
});

test('a new design has the profile’s pictures, the cover before the avatar', () => {
  const pictures = (identity: object) => {
    const { logo, picture } = startDesign(profile({ identity }), 'pvc');
    return [logo, picture];
  };
  const [avatar, cover, logo] = [file('a'), file('b'), file('c')];
  expect(pictures({ avatar, cover, logo })).toEqual([logo.file, cover.file]);
  expect(pictures({ avatar })).toEqual([null, avatar.file]);
  expect(pictures({})).toEqual([null, null]);
});

describe('the colours', () => {
  test('are the owner’s own where chosen', () => {
    const colours = { ground: '#fff8e7', ink: '#102030', accent: '#8a1c1c' };
    for (const template of templates)
      expect(startDesign(profile({ design: { template, colours, scheme: 'light' } }), 'pvc').colours).toMatchObject({
        ground: '#fff8e7',
        ink: '#102030',
      });
  });

  test('are the template’s otherwise', () => {
    const of = (template: string) => startDesign(profile({ design: { template } }), 'pvc').colours;
    expect(of('shore')).toMatchObject({ ground: '#0b3d3b', ink: '#ffffff', accent: '#ff7a59' });
    expect(of('line')).toEqual({ ground: '#ffffff', ink: '#111416', accent: '#c8452a' });
    expect(of('night').ground).toBe('#12121c');
    expect(of('market').ground).toBe('#ffc43d');
  });

  test('an unknown template becomes “shore”', () => {
    expect(startDesign(profile({ design: { template: 'from-tomorrow' } }), 'pvc').template).toBe('shore');
  });
});

test.each(templates)('%s starts as a printable design on any material', (template) => {
  const accents = [undefined, '#ffe14d', '#0a0a0a', '#ffffff', '#2b8a83'];
  for (const accent of accents)
    for (const material of materials) {
      const colours = accent ? { accent } : {};
      const design = startDesign(profile({ design: { template, colours }, identity: { logo: file('c') } }), material);
      expect(physicalCardDesign.parse(design)).toEqual(design);
      expect(warningsOf(design)).toEqual([]);
    }
});
