/** Template `shore`: rings spread from the tap point over a ground in the owner's colour. */
import { isLight, mix } from '#features/profiles/design/colour-contrast.ts';
import { back } from '../back.ts';
import { boxesOf, brokenRing } from '../clear-of.ts';
import { textsEnd } from '../code.ts';
import type { DesignElement } from '../elements.ts';
import { companyText, lineText, nameText, titleText } from '../face-content.ts';
import { disc } from '../paths.ts';
import { physicalCardWidth, type Scene, shape, type Template } from '../scene.ts';
import { codeOverOrnament, cornerSign, foot, head, signMiddle, signSide } from '../sides.ts';
import { readableOn } from '../tones.ts';

const radii = [74, 57, 42, 29, 18];
const rise = 0.03;

const crestOf = ({ tones }: Scene, ring: number): string =>
  mix(tones.ground, isLight(tones.ground) ? tones.accent : tones.ink, rise * (ring + 1));

/** Under all other elements; on engraved materials the rings leave space around them. */
function withRipples(scene: Scene, x: number, y: number, elements: readonly DesignElement[]): DesignElement[] {
  const { tones, isEngraved } = scene;
  const boxes = boxesOf([...elements, ...scene.free]);
  const rings = radii.map((radius, ring) =>
    isEngraved
      ? shape(brokenRing(x, y, radius, 0.12 + ring * 0.04, boxes), tones.hair)
      : shape(disc(x, y, radius), crestOf(scene, ring)),
  );
  return [...rings, ...elements];
}

/** Secondary texts may lie on any of the rings, so they must be readable on each. */
const softOf = (scene: Scene): string =>
  readableOn(scene.tones, scene.tones.soft, [scene.tones.ground, crestOf(scene, radii.length - 1)]);

export const shore: Template = {
  front: (scene) => {
    const fill = softOf(scene);
    return withRipples(scene, textsEnd(scene) - signSide * 0.88, signMiddle(scene), [
      ...head(scene),
      ...cornerSign(scene),
      ...foot(scene, [
        nameText(scene),
        titleText(scene, { fill }),
        ...(scene.design.logo ? [companyText(scene, { size: 3, minSize: 2.4 })] : []),
        lineText(scene, { gap: 2.2, fill }),
      ]),
      ...codeOverOrnament(scene),
    ]);
  },
  back: (scene) => {
    const [x, y] = scene.hasCode ? [7.8, 30.5] : [physicalCardWidth / 2 - 3.4, 38];
    return withRipples(scene, x, y, back(scene, { soft: softOf(scene), isOverOrnament: true }));
  },
};
