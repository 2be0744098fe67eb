/** Template `studio`: a full-bleed picture with the name over it. Without a picture, two large shapes replace it. */
import { mix } from '#features/profiles/design/colour-contrast.ts';
import { back } from '../back.ts';
import { type Box, boxesOf, brokenLevel } from '../clear-of.ts';
import { textsEnd } from '../code.ts';
import type { DesignElement } from '../elements.ts';
import { companyText, lineText, nameText, titleText } from '../face-content.ts';
import { logo } from '../logo.ts';
import { disc, rectangle } from '../paths.ts';
import { bleed, physicalCardHeight, physicalCardWidth, type Scene, shape, type Template } from '../scene.ts';
import { codeOverOrnament, cornerSign, foot, headWidth, lowOf, signMiddle, signSide, topOf } from '../sides.ts';

const veilSteps = 40;
/** All layers together cover nine tenths of what lies under them. */
const veilOpacity = 0.056;
const veilReach = 20;

const picture = (file: string): DesignElement => ({
  kind: 'picture',
  role: 'picture',
  file,
  x: -bleed,
  y: -bleed,
  width: physicalCardWidth + 2 * bleed,
  height: physicalCardHeight + 2 * bleed,
  corner: 0,
  fit: 'cover',
});

/** The ground colour fades in over the picture until texts on it are readable. */
const veil = ({ tones }: Scene, top: number): DesignElement[] =>
  Array.from({ length: veilSteps }, (_, index) => {
    const y = top - veilReach * (1 - index / (veilSteps - 1));
    const path = rectangle(-bleed, y, physicalCardWidth + 2 * bleed, physicalCardHeight + bleed - y);
    return shape(path, tones.ground, 'ornament', veilOpacity);
  });

const hatch = { pitch: 1.05, line: 0.2 };

/** A disc of fine lines, as in engraved shading. */
const hatched = (x: number, y: number, radius: number, boxes: readonly Box[]): string =>
  Array.from({ length: Math.floor((2 * radius) / hatch.pitch) }, (_, index) => {
    const level = -radius + (index + 0.5) * hatch.pitch;
    const half = Math.sqrt(radius ** 2 - level ** 2);
    return brokenLevel(x - half, x + half, y + level, hatch.line, boxes);
  }).join('');

function forms({ tones, isEngraved, hasCode, free }: Scene, elements: readonly DesignElement[]): DesignElement[] {
  if (isEngraved)
    return hasCode
      ? []
      : [shape(hatched(physicalCardWidth - 21, 31.5, 14.5, boxesOf([...elements, ...free])), tones.hair)];
  return [
    shape(disc(physicalCardWidth - 16, 15, 30), mix(tones.ground, tones.accent, 0.16)),
    shape(disc(physicalCardWidth - 2, 42, 19), mix(tones.ground, tones.accent, 0.32)),
  ];
}

/** The tap icon needs a background field to be visible on a picture. */
const signField = (scene: Scene): DesignElement[] =>
  scene.design.hasTapSign
    ? [
        shape(
          disc(textsEnd(scene) - signSide / 2, signMiddle(scene), signSide * 0.74),
          scene.tones.ground,
          'ornament',
          0.72,
        ),
      ]
    : [];

export const studio: Template = {
  front: (scene) => {
    const { design, tones, isEngraved, margin } = scene;
    const visiblePicture = isEngraved ? null : design.picture;
    const texts = foot(scene, [
      nameText(scene, { size: 7.4 }),
      titleText(scene, { weight: 500 }),
      companyText(scene, { weight: 400, size: 3, minSize: 2.4, fill: tones.soft }),
      lineText(scene, { gap: 2 }),
    ]);
    const top = topOf(texts, lowOf(scene)) - 1;
    const elements = [
      ...logo(scene, { x: margin, y: margin, width: Math.min(headWidth(scene), 30), height: 10 }),
      ...cornerSign(scene, { dot: tones.key, waves: tones.ink }),
      ...texts,
      ...codeOverOrnament(scene),
    ];
    const under = visiblePicture
      ? [picture(visiblePicture), ...veil(scene, top), ...signField(scene)]
      : forms(scene, elements);
    return [...under, ...elements];
  },
  back: (scene) => {
    const { tones, isEngraved, hasCode } = scene;
    const form = disc(hasCode ? 2 : physicalCardWidth / 2, hasCode ? 60 : 70, 38);
    return [...(isEngraved ? [] : [shape(form, mix(tones.ground, tones.accent, 0.12))]), ...back(scene)];
  },
};
