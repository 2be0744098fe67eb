/** A dark card with a light behind its horizon. */
import { mix } from '#features/profiles/colour-contrast.ts';
import { back } from '../back.ts';
import { boxesOf, brokenRing } from '../clear-of.ts';
import type { DesignElement } from '../elements.ts';
import { companyText, lineText, nameText, titleText } from '../face-content.ts';
import { disc } from '../paths.ts';
import { physicalCardHeight, physicalCardWidth, type Scene, shape, type Template } from '../scene.ts';
import { codeOverOrnament, cornerSign, foot, head } from '../sides.ts';
import { readableOn } from '../tones.ts';

/** Many discs, each a little brighter: no step between two of them can be seen. */
const steps = 56;
const brightest = 0.78;
/** Words keep away from where it is brighter than that. */
const opacityUnderText = 0.33;

interface Light {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

const glow = ({ tones }: Scene, { x, y, reach }: Light): DesignElement[] =>
  Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return shape(disc(x, y, reach * (1 - index / steps)), mix(tones.ground, tones.accent, brightest * share ** 2.1));
  });

const engravedRings = 10;

/** Under everything else; engraved, rings around it. */
function withLight(scene: Scene, light: Light, elements: readonly DesignElement[]): DesignElement[] {
  if (!scene.isEngraved) return [...glow(scene, light), ...elements];
  const boxes = boxesOf(elements);
  const rings = Array.from({ length: engravedRings }, (_, index) =>
    brokenRing(light.x, light.y, 9 + index ** 1.25 * 3.6, 0.38 - index * 0.03, boxes),
  );
  return [...rings.map((path) => shape(path, scene.tones.hair)), ...elements];
}

function inksOf({ tones }: Scene) {
  const grounds = [tones.ground, mix(tones.ground, tones.accent, opacityUnderText)];
  return { key: readableOn(tones, tones.key, grounds), soft: readableOn(tones, tones.soft, grounds) };
}

export const night: Template = {
  front: (scene) => {
    const { key, soft } = inksOf(scene);
    return withLight(scene, { x: physicalCardWidth - 9, y: physicalCardHeight + 5, reach: 60 }, [
      ...head(scene),
      ...cornerSign(scene, { dot: key, waves: key }),
      ...foot(
        scene,
        [
          nameText(scene, { size: 7 }),
          titleText(scene, { weight: 500, fill: key }),
          ...(scene.design.logo ? [companyText(scene, { weight: 400, size: 3, minSize: 2.4 })] : []),
          lineText(scene, { gap: 2.2, fill: soft }),
        ],
        scene.hasCode || scene.isEngraved ? 0 : 20,
      ),
      ...codeOverOrnament(scene),
    ]);
  },
  back: (scene) => {
    const { key, soft } = inksOf(scene);
    const light = scene.hasCode
      ? { x: physicalCardWidth - 4, y: -8, reach: 62 }
      : { x: physicalCardWidth / 2, y: physicalCardHeight + 26, reach: 62 };
    return withLight(scene, light, back(scene, { soft, sign: { dot: key, waves: key }, isOverOrnament: true }));
  },
};
