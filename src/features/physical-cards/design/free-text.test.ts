import { describe, expect, test } from 'vitest';
import { type FreeText, physicalCardDesign, physicalCardSize } from './design.ts';
import { freeBounds, keptOnCard, retyped } from './free-text.ts';
import { layoutDesign } from './layout.ts';
import { boxOf } from './stack.ts';
import { sampleDesign } from './testing/any-design.ts';

const { width, height } = physicalCardSize;
const free: FreeText = { text: '', x: width / 2, y: 30, size: 3.2, isBold: false, tone: 'ink' };
const long = 'ייעוץ ראשון ללא עלות לכל מי שסורק';

/** As drawn on a side without a code. */
const drawn = (placed: FreeText) =>
  layoutDesign(sampleDesign({ front: { free: placed } })).front.elements.flatMap((one) =>
    one.kind === 'text' && one.role === 'free' ? [boxOf(one)] : [],
  );
const beyond = (placed: FreeText): number =>
  Math.max(
    0,
    ...drawn(placed).flatMap(({ left, right, top, bottom }) => [-left, -top, right - width, bottom - height]),
  );
const leftOf = (placed: FreeText): number => freeBounds(placed).left;

describe('a free text', () => {
  test('keeps its distance from the left while it is replaced, and can be saved', () => {
    const written = retyped(free, long);
    const placed = keptOnCard({ ...written, x: written.x + 8 - leftOf(written) });
    expect(leftOf(placed)).toBeCloseTo(8, 1);
    for (const text of ['שלום', '', long, `${long} ${long}`]) {
      const typed = retyped(placed, text);
      expect(beyond(typed), text).toBeLessThan(0.001);
      expect(physicalCardDesign.safeParse(sampleDesign({ front: { free: typed } })).success, text).toBe(true);
    }
    expect(leftOf(retyped(placed, 'שלום'))).toBeCloseTo(8, 1);
    expect(leftOf(retyped(retyped(placed, ''), 'שלום'))).toBeCloseTo(8, 1);
  });

  test('stays on the card from every place, for every text, size and weight', () => {
    const texts = ['א', long, `${long}\nועוד\n\nשורה`, 'W'.repeat(120), `${'מילה '.repeat(24)}`.trim(), '\n\n\nסוף'];
    for (const text of texts)
      for (const size of [1.8, 3.2, 9])
        for (const isBold of [false, true])
          for (const x of [-40, 0, 8, 43, 85.6, 140])
            for (const y of [-9, 0, 27, 54, 70]) {
              const kept = keptOnCard({ ...free, text, size, isBold, x, y });
              expect(beyond(kept), `${text} ${size} ${x} ${y}`).toBeLessThan(0.001);
              expect(keptOnCard(kept)).toEqual(kept);
              expect(() => sampleDesign({ front: { free: kept } })).not.toThrow();
            }
  });

  test('that is wider than the card is wrapped, any other stays in its lines where it was', () => {
    expect(drawn({ ...free, text: long, x: 8 }).map(({ left }) => left < 0)).toEqual([true]);
    expect(drawn({ ...free, text: long, size: 9 }).length).toBeGreaterThan(1);
  });

  test('takes nothing more when it has no room even in the smallest letters', () => {
    const written = retyped(free, long);
    expect(retyped(written, `${'א\n'.repeat(50)}ב`)).toBe(written);
  });

  test('comes no closer to an edge than is safe while it is typed', () => {
    const placed = keptOnCard({ ...free, text: 'שלום', x: 70 });
    const typed = retyped(placed, `${long} ועוד קצת`);
    expect(freeBounds(typed).left).toBeGreaterThanOrEqual(3);
    expect(width - freeBounds(typed).right).toBeGreaterThanOrEqual(3);
  });
});
