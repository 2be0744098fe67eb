/** The owner's words as templates set them, and what a card says by itself. */
import { translator } from '#i18n/translator.ts';
import type { Scene } from './scene.ts';
import type { StackedText } from './stack.ts';
import { cardFaceTexts } from './texts.ts';

type Look = Partial<Omit<StackedText, 'part' | 'text'>>;

export const nameText = ({ design, tones }: Scene, look: Look = {}): StackedText => ({
  part: 'name',
  text: design.words.name,
  size: 6.4,
  least: 4.6,
  weight: 700,
  fill: tones.ink,
  maxLines: 2,
  ...look,
});

export const titleText = ({ design, tones }: Scene, look: Look = {}): StackedText => ({
  part: 'title',
  text: design.words.title,
  size: 3.4,
  least: 2.5,
  weight: 400,
  fill: tones.ink,
  maxLines: 2,
  gap: 1.7,
  ...look,
});

export const companyText = ({ design, tones }: Scene, look: Look = {}): StackedText => ({
  part: 'company',
  text: design.words.company,
  size: 3.4,
  least: 2.5,
  weight: 500,
  fill: tones.ink,
  maxLines: 2,
  gap: 1.4,
  ...look,
});

export const lineText = ({ design, tones }: Scene, look: Look = {}): StackedText => ({
  part: 'line',
  text: design.words.line,
  size: 2.8,
  least: 2.2,
  weight: 400,
  fill: tones.soft,
  maxLines: 2,
  gap: 1.6,
  ...look,
});

/** An invitation to tap, and to scan where a code stands beside it. */
export function invitation(scene: Scene, look: Look = {}, soft = scene.tones.soft): StackedText[] {
  const { design, tones, hasCode } = scene;
  if (!design.hasTapSign) return [];
  const t = translator(cardFaceTexts, design.language);
  const first: StackedText = {
    part: 'tap',
    text: t('cardFace.tap'),
    size: 4.6,
    least: 3,
    weight: 700,
    fill: tones.ink,
    maxLines: 2,
    ...look,
  };
  const scan: StackedText = {
    ...first,
    text: t('cardFace.scan'),
    size: first.size * 0.66,
    least: 2.2,
    weight: 400,
    fill: look.fill ?? soft,
    gap: 1.8,
  };
  return hasCode ? [first, scan] : [first];
}
