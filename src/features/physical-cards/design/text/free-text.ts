import type { DesignSideName, PhysicalCardDesign } from '../design.ts';
import type { TextElement } from '../elements.ts';
import { textLine } from '../stack.ts';
import type { Tones } from '../tones.ts';
import { letterHeight } from './measure.ts';

const pitch = 1.3;

/** Placed where the owner put it, with the line breaks as typed: the text is never wrapped, truncated or mirrored. */
export function freeText(design: PhysicalCardDesign, side: DesignSideName, tones: Tones): TextElement[] {
  const { free } = design[side];
  if (!free?.text) return [];
  const style = { role: 'free', weight: free.isBold ? 700 : 400, fill: tones[free.tone] } as const;
  const first = free.y + (free.size * letterHeight) / 2;
  return free.text
    .split('\n')
    .map((line, row) =>
      textLine(style, line, free.size, { x: free.x, y: first + row * free.size * pitch, anchor: 'middle' }),
    )
    .filter(({ text }) => text.trim() !== '');
}
