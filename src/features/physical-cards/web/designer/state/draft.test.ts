import { describe, expect, test } from 'vitest';
import { physicalCardDesign } from '../../../design/design.ts';
import { freeBounds } from '../../../design/free-text.ts';
import { designExample, savedExample } from '../testing/examples.ts';
import {
  changingFree,
  copyingFrom,
  type DesignDraft,
  draftOf,
  sized,
  unsavedDesigns,
  withColours,
  withFree,
  withMaterial,
  withQr,
  withTexts,
} from './draft.ts';

const draft: DesignDraft = { name: 'Fair', profileId: 3, design: designExample };

test('changing the material selects one of its finishes and retains the colours', () => {
  const wood = withMaterial('wood')(draft);
  expect(wood.design).toMatchObject({ material: 'wood', finish: 'bamboo', colours: designExample.colours });
  expect(physicalCardDesign.safeParse(wood.design).success).toBe(true);
  expect(withMaterial('pvc')(wood).design.finish).toBe('matte');
});

test('selecting the current material retains the chosen finish', () => {
  const glossy = { ...draft, design: { ...designExample, finish: 'glossy' as const } };
  expect(withMaterial('pvc')(glossy)).toBe(glossy);
});

test('changing one text, colour or size leaves the others unchanged', () => {
  expect(withTexts({ name: 'Noa' })(draft).design.words).toEqual({ ...designExample.words, name: 'Noa' });
  expect(withColours({ ink: '#000000' })(draft).design.colours.accent).toBe(designExample.colours.accent);
  expect(withQr({ size: 30 })(draft).design.qr).toEqual({ side: 'back', size: 30 });
});

test('copying from another profile replaces texts and colours but not template, material or finish', () => {
  const other = {
    ...designExample,
    language: 'he' as const,
    template: 'night' as const,
    words: { name: 'Noa', title: '', company: 'Studio', line: '' },
    colours: { ground: '#000000', ink: '#ffffff', accent: '#ff7a59' },
  };
  const copied = copyingFrom(other)(withMaterial('metal')(draft)).design;
  expect(copied).toMatchObject({ words: other.words, colours: other.colours, language: 'he' });
  expect(copied).toMatchObject({ template: 'line', material: 'metal', finish: 'black' });
});

test('a custom text is added, changed and removed on its own side only', () => {
  const free = { text: 'Hello', x: 40, y: 20, size: 3.2, isBold: false, tone: 'ink' as const };
  const added = withFree('back', free)(draft);
  expect(added.design.front.free).toBeNull();
  expect(physicalCardDesign.safeParse(added.design).success).toBe(true);
  expect(changingFree('back', { isBold: true })(added).design.back.free).toEqual({ ...free, isBold: true });
  expect(changingFree('front', { isBold: true })(added)).toBe(added);
  expect(withFree('back', null)(added).design.back.free).toBeNull();
});

test('rounds sizes to 0.1 mm and limits them', () => {
  expect([sized(0.2), sized(3.14), sized(40)]).toEqual([1.8, 3.1, 9]);
});

test('a custom text stays on the card, wherever it is dragged and whatever its letters become', () => {
  const free = { text: 'A line of the owner', x: 40, y: 20, size: 3.2, isBold: false, tone: 'ink' as const };
  const added = withFree('back', free)(draft);
  for (const change of [{ x: -40 }, { x: 200 }, { y: -1 }, { y: 90 }, { x: 84, size: 9, isBold: true }]) {
    const { design } = changingFree('back', change)(added);
    const { left, right, top, bottom } = freeBounds(design.back.free ?? free);
    expect(Math.min(left, top, 85.6 - right, 54 - bottom), JSON.stringify(change)).toBeGreaterThanOrEqual(-0.001);
    expect(physicalCardDesign.safeParse(design).success).toBe(true);
  }
});

describe('an unsaved copy', () => {
  const copy = { version: 4, draft: draftOf(savedExample) };

  test('parses a stored copy unchanged', () => {
    expect(unsavedDesigns.parse(JSON.stringify(copy))).toEqual(copy);
  });

  test.each([
    JSON.stringify({ ...copy, version: 'x' }),
    JSON.stringify({ ...copy, draft: { ...copy.draft, design: {} } }),
    JSON.stringify({ ...copy, draft: { ...copy.draft, design: { ...copy.draft.design, finish: 'gold' } } }),
  ])('parses %s as undefined', (text) => {
    expect(unsavedDesigns.parse(text)).toBeUndefined();
  });
});
