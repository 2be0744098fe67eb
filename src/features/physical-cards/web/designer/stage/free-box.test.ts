import { expect, test } from 'vitest';
import type { DesignSide, TextElement } from '../../../design/elements.ts';
import { freeBox, touchBox } from './free-box.ts';

const line = (role: Partial<TextElement>): TextElement => ({
  role: 'free',
  kind: 'text',
  text: 'x',
  x: 40,
  y: 20,
  anchor: 'middle',
  size: 4,
  weight: 400,
  fill: '#000000',
  direction: 'ltr',
  width: 20,
  ...role,
});
const side = (...elements: TextElement[]): DesignSide => ({ ground: '#ffffff', isGroundPrinted: true, elements });

test('covers all lines of the custom text, whatever their anchors, and no other text', () => {
  const box = freeBox(side(line({}), line({ y: 26, anchor: 'right', width: 30 }), line({ role: 'name', x: 2 })));
  expect(box?.x).toBeCloseTo(8.8);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(51.2);
  expect(box?.y).toBeCloseTo(15.4);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(27.6);
});

test('is undefined without a custom text', () => {
  expect(freeBox(side(line({ role: 'name' })))).toBeUndefined();
});

test('the touch target of small text has a minimum size and the same centre', () => {
  expect(touchBox({ x: 10, y: 10, width: 20, height: 3 })).toEqual({ x: 10, y: 7, width: 20, height: 9 });
});
