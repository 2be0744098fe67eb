/** Backs: a code at the end, and beside it what to do with the card; without a code, whose card it is. */
import { code } from './code.ts';
import type { CardElement } from './elements.ts';
import { logo } from './logo.ts';
import type { Scene } from './scene.ts';
import { column, head, lowOf, topOf } from './sides.ts';
import { type StackedText, stackTexts } from './stack.ts';
import { tapSign } from './tap-sign.ts';
import { companyText, invitation } from './words.ts';

type Look = Partial<Omit<StackedText, 'part' | 'text'>>;

interface BackLook {
  readonly words?: Look;
  readonly company?: Look;
  readonly sign?: { readonly dot: string; readonly waves: string };
  /** Of second words, where they lie on more than the ground. */
  readonly soft?: string;
  readonly isOverOrnament?: boolean;
  /** Where the owner's place begins, when something hangs over it. */
  readonly top?: number;
}

export const back = (scene: Scene, look: BackLook = {}): CardElement[] =>
  scene.hasCode ? backWithCode(scene, look) : backWithOwner(scene, look);

const signTones = ({ tones }: Scene, { sign }: BackLook) => sign ?? { dot: tones.accent, waves: tones.ink };
const bigSign = 11;

function backWithCode(scene: Scene, look: BackLook): CardElement[] {
  const { x, width } = column(scene);
  const low = lowOf(scene);
  const place = { x, width, top: scene.margin + bigSign + 13.6, bottom: low, hang: 'bottom' } as const;
  const texts = stackTexts(place, invitation(scene, look.words, look.soft));
  return [
    ...head(scene, look.company, width),
    ...tapSign(scene, x, topOf(texts, low) - bigSign - 2.4, bigSign, signTones(scene, look)),
    ...texts,
    ...code(scene, { isOverOrnament: look.isOverOrnament ?? false }),
  ];
}

function backWithOwner(scene: Scene, look: BackLook): CardElement[] {
  const { design, margin } = scene;
  const { x, width } = column(scene);
  const [low, middle] = [lowOf(scene), x + width / 2];
  const place = { x, width, align: 'middle', top: low - 5, bottom: low, hang: 'bottom' } as const;
  const words = invitation(scene, { size: 3.3, weight: 500, maxLines: 1, ...look.words });
  const [top, bottom] = [look.top ?? margin + 1, design.hasTapSign ? low - 17.5 : low - 1];
  const room = { x: middle - 25, y: top, width: 50, height: bottom - top, align: 'middle', hang: 'middle' } as const;
  return [
    ...(design.logo ? logo(scene, room) : stackTexts({ ...place, top, bottom, hang: 'middle' }, [owner(scene, look)])),
    ...tapSign(scene, middle - 4.5, low - 15, 9, signTones(scene, look)),
    ...stackTexts(place, words),
  ];
}

/** Whose card it is, in large letters. */
function owner(scene: Scene, { company = {} }: BackLook): StackedText {
  const { words } = scene.design;
  const large = companyText(scene, { weight: 700, ...company, size: 7, least: 4.4 });
  return words.company ? large : { ...large, part: 'name', text: words.name };
}
