/** The owner's texts as the templates style them, and the texts that the card adds itself. */
import { translator } from '#i18n/translator.ts';
import type { Scene } from './scene.ts';
import type { StackedText } from './stack.ts';
import { physicalCardFaceTexts } from './texts.ts';

type TextStyle = Partial<Omit<StackedText, 'role' | 'text'>>;

export const nameText = ({ design, tones }: Scene, style: TextStyle = {}): StackedText => ({
  role: 'name',
  text: design.words.name,
  language: design.language,
  size: 6.4,
  minSize: 4.6,
  weight: 700,
  fill: tones.ink,
  maxLines: 2,
  ...style,
});

export const titleText = ({ design, tones }: Scene, style: TextStyle = {}): StackedText => ({
  role: 'title',
  text: design.words.title,
  language: design.language,
  size: 3.4,
  minSize: 2.5,
  weight: 400,
  fill: tones.ink,
  maxLines: 2,
  gap: 1.7,
  ...style,
});

export const companyText = ({ design, tones }: Scene, style: TextStyle = {}): StackedText => ({
  role: 'company',
  text: design.words.company,
  language: design.language,
  size: 3.4,
  minSize: 2.5,
  weight: 500,
  fill: tones.ink,
  maxLines: 2,
  gap: 1.4,
  ...style,
});

export const lineText = ({ design, tones }: Scene, style: TextStyle = {}): StackedText => ({
  role: 'line',
  text: design.words.line,
  language: design.language,
  size: 2.8,
  minSize: 2.2,
  weight: 400,
  fill: tones.soft,
  maxLines: 2,
  gap: 1.6,
  ...style,
});

/** A prompt to tap, or to tap or scan if there is a QR code on the same side. */
export function invitation(scene: Scene, style: TextStyle = {}, soft = scene.tones.soft): StackedText[] {
  const { design, tones, hasCode } = scene;
  if (!design.hasTapSign) return [];
  const t = translator(physicalCardFaceTexts, design.language);
  const first: StackedText = {
    role: 'tap',
    text: t('cardFace.tap'),
    size: 4.6,
    minSize: 3,
    weight: 700,
    fill: tones.ink,
    maxLines: 2,
    ...style,
  };
  const scan: StackedText = {
    ...first,
    text: t('cardFace.scan'),
    size: first.size * 0.66,
    minSize: 2.2,
    weight: 400,
    fill: style.fill ?? soft,
    gap: 1.8,
  };
  return hasCode ? [first, scan] : [first];
}
