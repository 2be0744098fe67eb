import { expect, test } from 'vitest';
import { templates } from '../../design/templates.ts';
import { fullProfile, pageContext } from '../testing/full-profile.ts';
import { profileCss, schemesOf } from './css.ts';

const css = (design: object) => profileCss(fullProfile({ design: { template: 'shore', ...design } }), pageContext());

test.each(templates)('%s follows the reader, or its owner', (template) => {
  expect(css({ template, scheme: 'light' })).not.toContain('prefers-color-scheme');
  expect(css({ template, scheme: 'dark' })).toContain(':root{color-scheme:dark;');
  expect(css({ template }).includes('prefers-color-scheme:dark')).toBe(template !== 'night');
});

test('night is dark unless its owner asks for light', () => {
  const { design } = fullProfile({ design: { template: 'night' } });
  expect(schemesOf(design)).toEqual(['dark']);
  expect(schemesOf({ ...design, scheme: 'light' })).toEqual(['light']);
});

test('an unknown template is the first', () => {
  expect(css({ template: 'galaxy' })).toContain('.shore');
});

test('the owner’s colours, corner, button and letters are properties of the page', () => {
  const text = css({ colours: { accent: '#aa3366' }, corner: 'square', button: 'outlined', font: 'serif' });
  expect(text).toContain('--a:#aa3366');
  expect(text).toContain('--r:0px');
  expect(text).toContain('--bb:transparent');
  expect(text).toMatch(/--f:"Frank Ruhl Libre"/);
  expect(css({ template: 'paper' })).toMatch(/--fh:"Frank Ruhl Libre"/);
  expect(css({ font: 'rubik' })).toContain('--f:Rubik,');
});

test('the main colour of each picture stands where it will be', () => {
  expect(css({})).toContain('.cc9b7a0{background:#c9b7a0}');
});

test('no letters are fetched and nothing comes from elsewhere', () => {
  for (const template of templates) expect(css({ template })).not.toMatch(/@font-face|@import|url\(/);
});
