/** A strict grid and much air; one line comes in from the edge. */
import { back } from '../back.ts';
import { code, wordsEnd } from '../code.ts';
import type { CardElement } from '../elements.ts';
import { logo } from '../logo.ts';
import { rectangle } from '../paths.ts';
import { bleed, type Scene, shape, type Template } from '../scene.ts';
import { bottomOf, column, cornerSign, headWidth, lowOf } from '../sides.ts';
import { stackTexts } from '../stack.ts';
import { companyText, lineText, nameText, titleText } from '../words.ts';

const barHeight = 0.9;
const bar = ({ tones, margin }: Scene, y: number): CardElement =>
  shape(rectangle(-bleed, y, bleed + margin + 10, barHeight), tones.accent);

const logoSide = { width: 20, height: 10 };
/** In a narrower column the words have it all to themselves. */
const wide = 42;

export const line: Template = {
  front: (scene) => {
    const { design, tones, margin } = scene;
    const { x, width } = column(scene);
    const isWide = width >= wide;
    const low = lowOf(scene);
    const name = stackTexts({ x, width: isWide ? headWidth(scene) : width, top: margin, bottom: margin + 13 }, [
      nameText(scene),
    ]);
    const barY = bottomOf(name, margin) + 1.7;
    const title = stackTexts({ x, width, top: barY + 3.4, bottom: barY + 10.5 }, [titleText(scene, { weight: 500 })]);
    const footWidth = width - (design.logo && isWide ? logoSide.width + 3 : 0);
    const footTop = barY + 12.5;
    const logoPlace = { ...logoSide, x: wordsEnd(scene) - logoSide.width, y: low - 0.6 - logoSide.height };
    return [
      bar(scene, barY),
      ...name,
      ...title,
      ...stackTexts({ x, width: footWidth, top: footTop, bottom: low, hang: 'bottom' }, [
        companyText(scene, { size: 2.9, least: 2.2 }),
        lineText(scene, { size: 2.9, fill: tones.soft, gap: 1.3 }),
      ]),
      ...(isWide ? logo(scene, { ...logoPlace, align: 'end', hang: 'bottom' }) : []),
      ...(isWide ? cornerSign(scene) : []),
      ...code(scene),
    ];
  },
  back: (scene) => [...(scene.hasCode ? [bar(scene, scene.margin + 11.5)] : []), ...back(scene)],
};
