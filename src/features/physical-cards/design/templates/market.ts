/** An awning, a large name, a counter: a stall on a card. */
import { isLight, mix, white } from '#features/profiles/colour-contrast.ts';
import { back } from '../back.ts';
import { codePlace, wordsEnd } from '../code.ts';
import type { CardElement } from '../elements.ts';
import { logo } from '../logo.ts';
import { disc, rectangle } from '../paths.ts';
import { bleed, cardHeight, cardWidth, type Scene, shape, type Template } from '../scene.ts';
import { codeOverOrnament, column } from '../sides.ts';
import { stackTexts } from '../stack.ts';
import { tapSign } from '../tap-sign.ts';
import { companyText, lineText, nameText, titleText } from '../words.ts';

const stripes = 11;
const stripe = (cardWidth + 2 * bleed) / stripes;
const awningDepth = 6;
const awningEnd = awningDepth + stripe / 2;

/** Where a band from one height to another ends: engraved, it leaves a code that reaches into it alone. */
function bandEnd(scene: Scene, top: number, bottom: number): number {
  const whole = cardWidth + bleed;
  if (!scene.isEngraved || !scene.hasCode) return whole;
  const { x, y, side } = codePlace(scene);
  return y < bottom && y + side > top ? Math.min(whole, x) : whole;
}

/** Stripes with round ends; engraved, every second one. */
function awning(scene: Scene): CardElement[] {
  const { tones, isEngraved } = scene;
  const end = bandEnd(scene, -bleed, awningEnd);
  const pale = isLight(tones.ground) ? white : mix(tones.ground, white, 0.86);
  return Array.from({ length: stripes }, (_, place) => {
    const x = -bleed + place * stripe;
    const path = `${rectangle(x, -bleed, stripe, bleed + awningDepth)}${disc(x + stripe / 2, awningDepth, stripe / 2)}`;
    return shape(path, place % 2 ? pale : tones.accent);
  }).filter((_, place) => !isEngraved || (place % 2 === 0 && -bleed + (place + 1) * stripe <= end));
}

const counterTop = cardHeight - 11;
const counterSign = 6;

function counter(scene: Scene): CardElement {
  const bottom = cardHeight + bleed;
  const end = bandEnd(scene, counterTop, bottom);
  return shape(rectangle(-bleed, counterTop, end + bleed, bottom - counterTop), scene.tones.accent);
}

/** What is said over the counter, and where to tap. */
function onCounter(scene: Scene): CardElement[] {
  const { tones, design } = scene;
  const { x, width } = column(scene);
  const place = {
    x,
    width: width - (design.hasTapSign ? counterSign + 2 : 0),
    top: counterTop + 3.2,
    bottom: 51,
    hang: 'middle',
  } as const;
  const look = { size: 3.3, least: 2.1, weight: 500, fill: tones.onAccent, maxLines: 1 } as const;
  const said = design.words.line ? lineText(scene, look) : companyText(scene, look);
  const sign = { dot: tones.onAccent, waves: tones.onAccent };
  return [
    ...stackTexts(place, [said]),
    ...tapSign(scene, wordsEnd(scene) - counterSign, (counterTop + cardHeight - counterSign) / 2, counterSign, sign),
  ];
}

/** Engraved, a field of half a card would be more than the material bears. */
const divider = (scene: Scene): CardElement =>
  shape(rectangle(wordsEnd(scene) + 1, scene.margin, 0.3, cardHeight - 2 * scene.margin), scene.tones.hair);

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
        nameText(scene, { size: 8.4, least: 5 }),
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
    const block = rectangle(-bleed, -bleed, wordsEnd(scene) + bleed + 2, cardHeight + 2 * bleed);
    const look = { fill: tones.onAccent };
    const sign = { dot: tones.onAccent, waves: tones.onAccent };
    return [shape(block, tones.accent), ...back(scene, { words: look, company: look, sign, isOverOrnament: true })];
  },
};
