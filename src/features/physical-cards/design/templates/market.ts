/** Template `market`: an awning, a large name and a counter, like a market stall. */
import { isLight, mix, white } from '#features/profiles/design/colour-contrast.ts';
import { back } from '../back.ts';
import { codeArea, textsEnd } from '../code.ts';
import type { DesignElement } from '../elements.ts';
import { companyText, lineText, nameText, titleText } from '../face-content.ts';
import { logo } from '../logo.ts';
import { disc, rectangle } from '../paths.ts';
import { bleed, physicalCardHeight, physicalCardWidth, type Scene, shape, type Template } from '../scene.ts';
import { codeOverOrnament, column } from '../sides.ts';
import { stackTexts } from '../stack.ts';
import { tapSign } from '../tap-sign.ts';

const stripes = 11;
const stripe = (physicalCardWidth + 2 * bleed) / stripes;
const awningDepth = 6;
const awningEnd = awningDepth + stripe / 2;

/** The x coordinate where a band between two heights ends. When engraved, it stops before a QR code in its way. */
function bandEnd(scene: Scene, top: number, bottom: number): number {
  const totalWidth = physicalCardWidth + bleed;
  if (!scene.isEngraved || !scene.hasCode) return totalWidth;
  const { x, y, side } = codeArea(scene);
  return y < bottom && y + side > top ? Math.min(totalWidth, x) : totalWidth;
}

/** Stripes with round ends; on engraved materials only every second one. */
function awning(scene: Scene): DesignElement[] {
  const { tones, isEngraved } = scene;
  const end = bandEnd(scene, -bleed, awningEnd);
  const pale = isLight(tones.ground) ? white : mix(tones.ground, white, 0.86);
  return Array.from({ length: stripes }, (_, index) => {
    const x = -bleed + index * stripe;
    const path = `${rectangle(x, -bleed, stripe, bleed + awningDepth)}${disc(x + stripe / 2, awningDepth, stripe / 2)}`;
    return shape(path, index % 2 ? pale : tones.accent);
  }).filter((_, index) => !isEngraved || (index % 2 === 0 && -bleed + (index + 1) * stripe <= end));
}

const counterTop = physicalCardHeight - 11;
const counterSign = 6;

function counter(scene: Scene): DesignElement {
  const bottom = physicalCardHeight + bleed;
  const end = bandEnd(scene, counterTop, bottom);
  return shape(rectangle(-bleed, counterTop, end + bleed, bottom - counterTop), scene.tones.accent);
}

/** The line or company text on the counter, and the tap icon. */
function onCounter(scene: Scene): DesignElement[] {
  const { tones, design } = scene;
  const { x, width } = column(scene);
  const index = {
    x,
    width: width - (design.hasTapSign ? counterSign + 2 : 0),
    top: counterTop + 3.2,
    bottom: 51,
    hang: 'middle',
  } as const;
  const style = { size: 3.3, minSize: 2.1, weight: 500, fill: tones.onAccent, maxLines: 1 } as const;
  const lineOrCompany = design.words.line ? lineText(scene, style) : companyText(scene, style);
  const sign = { dot: tones.onAccent, waves: tones.onAccent };
  return [
    ...stackTexts(index, [lineOrCompany]),
    ...tapSign(
      scene,
      textsEnd(scene) - counterSign,
      (counterTop + physicalCardHeight - counterSign) / 2,
      counterSign,
      sign,
    ),
  ];
}

/** On engraved materials a line replaces the field, because a field of half a card is too much for the material. */
const divider = (scene: Scene): DesignElement =>
  shape(rectangle(textsEnd(scene) + 1, scene.margin, 0.3, physicalCardHeight - 2 * scene.margin), scene.tones.hair);

const logoHeight = 9;

export const market: Template = {
  front: (scene) => {
    const { design } = scene;
    const top = awningEnd + 2.2 + (design.logo ? logoHeight + 1.4 : 0);
    return [
      ...awning(scene),
      counter(scene),
      ...logo(scene, { ...column(scene), y: awningEnd + 2, height: logoHeight, align: 'middle' }),
      ...stackTexts({ ...column(scene), align: 'middle', top, bottom: counterTop - 2, hang: 'middle' }, [
        nameText(scene, { size: 8.4, minSize: 5 }),
        titleText(scene, { size: 3.8, weight: 500 }),
        ...(design.words.line ? [companyText(scene, { size: 3.2, weight: 400 })] : []),
      ]),
      ...onCounter(scene),
      ...codeOverOrnament(scene),
    ];
  },
  back: (scene) => {
    const { tones } = scene;
    if (!scene.hasCode) return [...awning(scene), ...back(scene, { top: awningEnd + 1.5 })];
    if (scene.isEngraved) return [divider(scene), ...back(scene)];
    const block = rectangle(-bleed, -bleed, textsEnd(scene) + bleed + 2, physicalCardHeight + 2 * bleed);
    const style = { fill: tones.onAccent };
    const sign = { dot: tones.onAccent, waves: tones.onAccent };
    return [shape(block, tones.accent), ...back(scene, { texts: style, company: style, sign, isOverOrnament: true })];
  },
};
