/** Backs: a code at the end with instructions next to it; without a code, the company or name. */
import { code } from './code.ts';
import type { DesignElement } from './elements.ts';
import { companyText, invitation } from './face-content.ts';
import { logo } from './logo.ts';
import type { Scene } from './scene.ts';
import { column, head, lowOf, topOf } from './sides.ts';
import { type StackedText, stackTexts } from './stack.ts';
import { tapSign } from './tap-sign.ts';

type TextStyle = Partial<Omit<StackedText, 'role' | 'text'>>;

interface BackStyle {
  readonly texts?: TextStyle;
  readonly company?: TextStyle;
  readonly sign?: { readonly dot: string; readonly waves: string };
  /** Colour of secondary text, where it is placed on more than the background. */
  readonly soft?: string;
  readonly isOverOrnament?: boolean;
  /** Where the area of the company or name begins, if something is placed above it. */
  readonly top?: number;
}

export const back = (scene: Scene, style: BackStyle = {}): DesignElement[] =>
  scene.hasCode ? backWithCode(scene, style) : backWithOwner(scene, style);

const signTones = ({ tones }: Scene, { sign }: BackStyle) => sign ?? { dot: tones.accent, waves: tones.ink };
const bigSign = 11;

function backWithCode(scene: Scene, style: BackStyle): DesignElement[] {
  const { x, width } = column(scene);
  const low = lowOf(scene);
  const area = { x, width, top: scene.margin + bigSign + 13.6, bottom: low, hang: 'bottom' } as const;
  const texts = stackTexts(area, invitation(scene, style.texts, style.soft));
  return [
    ...head(scene, style.company, width),
    ...tapSign(scene, x, topOf(texts, low) - bigSign - 2.4, bigSign, signTones(scene, style)),
    ...texts,
    ...code(scene, { isOverOrnament: style.isOverOrnament ?? false }),
  ];
}

function backWithOwner(scene: Scene, style: BackStyle): DesignElement[] {
  const { design, margin } = scene;
  const { x, width } = column(scene);
  const [low, middle] = [lowOf(scene), x + width / 2];
  const area = { x, width, align: 'middle', top: low - 5, bottom: low, hang: 'bottom' } as const;
  const texts = invitation(scene, { size: 3.3, weight: 500, maxLines: 1, ...style.texts });
  const [top, bottom] = [style.top ?? margin + 1, design.hasTapSign ? low - 17.5 : low - 1];
  const signArea = {
    x: middle - 25,
    y: top,
    width: 50,
    height: bottom - top,
    align: 'middle',
    hang: 'middle',
  } as const;
  return [
    ...(design.logo
      ? logo(scene, signArea)
      : stackTexts({ ...area, top, bottom, hang: 'middle' }, [owner(scene, style)])),
    ...tapSign(scene, middle - 4.5, low - 15, 9, signTones(scene, style)),
    ...stackTexts(area, texts),
  ];
}

/** The company, or else the name, in large letters. */
function owner(scene: Scene, { company = {} }: BackStyle): StackedText {
  const { words: texts } = scene.design;
  const large = companyText(scene, { weight: 700, ...company, size: 7, minSize: 4.4 });
  return texts.company ? large : { ...large, role: 'name', text: texts.name };
}
