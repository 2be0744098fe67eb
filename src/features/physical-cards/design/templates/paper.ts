/** A quiet sheet: a frame of hairlines, everything on one axis. */
import { back } from '../back.ts';
import { wordsEnd } from '../code.ts';
import type { CardElement, TextElement } from '../elements.ts';
import { logo } from '../logo.ts';
import { frame, rectangle } from '../paths.ts';
import { cardHeight, cardWidth, type Scene, shape, type Template } from '../scene.ts';
import { codeOverOrnament } from '../sides.ts';
import { boxOf, stackTexts } from '../stack.ts';
import { tapSign } from '../tap-sign.ts';
import { companyText, lineText, nameText, titleText } from '../words.ts';

const lines = [
  { inset: 3.7, width: 0.22 },
  { inset: 4.35, width: 0.1 },
];

const frames = ({ tones }: Scene): CardElement[] =>
  lines.map(({ inset, width }) =>
    shape(frame(inset, inset, cardWidth - 2 * inset, cardHeight - 2 * inset, width), tones.hair),
  );

const logoHeight = 9;
const signSide = 6.5;

export const paper: Template = {
  margin: 8.5,
  front: (scene) => {
    const { margin, design, tones } = scene;
    const place = { x: margin, width: wordsEnd(scene) - margin, align: 'middle' } as const;
    const middle = place.x + place.width / 2;
    const low = cardHeight - margin + 0.6;
    const top = margin - 0.6 + (design.logo ? logoHeight + 2 : 0);
    const bottom = low - (design.hasTapSign ? signSide + 1.6 : 0);
    const texts = stackTexts({ ...place, top, bottom, hang: 'middle' }, [
      nameText(scene, { weight: 500 }),
      titleText(scene, { gap: 5, size: 3.2 }),
      companyText(scene, { weight: 400, size: 3.2, fill: tones.soft }),
      lineText(scene, { gap: 2.4 }),
    ]);
    return [
      ...frames(scene),
      ...logo(scene, { ...place, y: margin - 0.6, height: logoHeight }),
      ...texts,
      ...rule(scene, texts, middle),
      ...tapSign(scene, middle - signSide / 2, low - signSide, signSide, { dot: tones.accent, waves: tones.accent }),
      ...codeOverOrnament(scene),
    ];
  },
  back: (scene) => [...frames(scene), ...back(scene, { words: { weight: 500 }, isOverOrnament: true })],
};

/** Between the name and what comes after it. */
function rule({ tones }: Scene, texts: readonly TextElement[], middle: number): CardElement[] {
  const name = texts.findLast(({ part }) => part === 'name');
  const next = name && texts[texts.indexOf(name) + 1];
  if (!name || !next) return [];
  return [shape(rectangle(middle - 6, (boxOf(name).bottom + boxOf(next).top) / 2, 12, 0.3), tones.accent)];
}
