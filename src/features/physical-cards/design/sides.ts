/** Layout parts that most sides share; templates differ in what lies under the texts and in text styles. */
import { code, textsEnd } from './code.ts';
import type { DesignElement, TextElement } from './elements.ts';
import { companyText } from './face-content.ts';
import { logo } from './logo.ts';
import { physicalCardHeight, type Scene } from './scene.ts';
import { boxOf, type StackedText, stackTexts } from './stack.ts';
import { tapSign } from './tap-sign.ts';

/** Descenders may extend slightly below the margin, because optical alignment follows the baseline. */
export const lowOf = ({ margin }: Scene): number => physicalCardHeight - margin + 0.6;

/** Size of the small tap icon in a corner. */
export const signSide = 8.5;

/** The text column: the full width, or the part beside a QR code. */
export const column = (scene: Scene): { readonly x: number; readonly width: number } => ({
  x: scene.margin,
  width: textsEnd(scene) - scene.margin,
});

/** Vertical middle of the corner icon, chosen so that its upper wave aligns with the letters beside it. */
export const signMiddle = ({ margin }: Scene): number => margin - 0.8 + signSide / 2;

/** The tap icon in the upper corner at the end of the text column. */
export const cornerSign = (
  scene: Scene,
  tones = { dot: scene.tones.accent, waves: scene.tones.ink },
): DesignElement[] => tapSign(scene, textsEnd(scene) - signSide, signMiddle(scene) - signSide / 2, signSide, tones);

/** Width available beside the tap icon. */
export const headWidth = (scene: Scene): number => column(scene).width - (scene.design.hasTapSign ? signSide + 3 : 0);

const maxLogo = 34;
const headHeight = 10;

/** The logo, or the company name if there is no logo. */
export function head(scene: Scene, style: Partial<StackedText> = {}, width = headWidth(scene)): DesignElement[] {
  const { margin } = scene;
  if (scene.design.logo)
    return logo(scene, { x: margin, y: margin, width: Math.min(width, maxLogo), height: headHeight });
  const area = { x: margin, width, top: margin, bottom: margin + headHeight };
  return stackTexts(area, [companyText(scene, style)]);
}

/** Texts at the foot of a side, below the head area. */
export function foot(scene: Scene, texts: readonly StackedText[], narrower = 0): TextElement[] {
  const { x, width } = column(scene);
  return stackTexts(
    { x, width: width - narrower, top: scene.margin + headHeight + 2, bottom: lowOf(scene), hang: 'bottom' },
    texts,
  );
}

export const topOf = (texts: readonly TextElement[], otherwise: number): number =>
  Math.min(otherwise, ...texts.map((text) => boxOf(text).top));

export const bottomOf = (texts: readonly TextElement[], otherwise: number): number =>
  Math.max(otherwise, ...texts.map((text) => boxOf(text).bottom));

export const codeOverOrnament = (scene: Scene): DesignElement[] => code(scene, { isOverOrnament: true });
