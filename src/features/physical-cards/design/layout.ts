/** Converts a design into drawable elements: one list for the preview, the warnings and the print file. */

import { mix } from '#features/profiles/design/colour-contrast.ts';
import { back } from './back.ts';
import { boxesOf, brokenRing } from './clear-of.ts';
import { code, codeBox, textsEnd } from './code.ts';
import {
  type DesignSideName,
  type DesignTemplate,
  isEngraved,
  type PhysicalCardDesign,
  physicalCardSize,
} from './design.ts';
import type { DesignElement, DesignLayout, DesignSide, TextElement } from './elements.ts';
import { companyText, lineText, nameText, titleText } from './face-content.ts';
import { clearOfCode, freeText, onField } from './free-text.ts';
import { logo } from './logo.ts';
import { disc, frame, mirrorPath, rectangle } from './paths.ts';
import { bleed, physicalCardHeight, physicalCardWidth, type Scene, sceneOf, shape, type Template } from './scene.ts';
import { bottomOf, codeOverOrnament, column, cornerSign, foot, head, headWidth, lowOf } from './sides.ts';
import { boxOf, stackTexts } from './stack.ts';
import { tapSign } from './tap-sign.ts';
import { market } from './templates/market.ts';
import { shore } from './templates/shore.ts';
import { studio } from './templates/studio.ts';
import { readableOn } from './tones.ts';

/** Template `night`: a dark card with a glow behind its horizon. */
/** Many discs, each slightly brighter, so that no step between them is visible. */
const steps = 56;
const brightest = 0.78;
/** Texts avoid the area where the glow is brighter than this. */
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

/** The glow lies under all other elements; on engraved materials, rings around them replace it. */
function withLight(scene: Scene, light: Light, elements: readonly DesignElement[]): DesignElement[] {
  if (!scene.isEngraved) return [...glow(scene, light), ...elements];
  const boxes = boxesOf([...elements, ...scene.free]);
  const rings = Array.from({ length: engravedRings }, (_, index) =>
    brokenRing(light.x, light.y, 9 + index ** 1.25 * 3.6, 0.38 - index * 0.03, boxes),
  );
  return [...rings.map((path) => shape(path, scene.tones.hair)), ...elements];
}

function inksOf({ tones }: Scene) {
  const grounds = [tones.ground, mix(tones.ground, tones.accent, opacityUnderText)];
  return { key: readableOn(tones, tones.key, grounds), soft: readableOn(tones, tones.soft, grounds) };
}

const night: Template = {
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

/** Template `paper`: a frame of hairlines, everything centred on one axis. */
const lines = [
  { inset: 3.7, width: 0.22 },
  { inset: 4.35, width: 0.1 },
];

const frames = ({ tones }: Scene): DesignElement[] =>
  lines.map(({ inset, width }) =>
    shape(frame(inset, inset, physicalCardWidth - 2 * inset, physicalCardHeight - 2 * inset, width), tones.hair),
  );

const logoHeight = 9;
const signSide = 6.5;

const paper: Template = {
  margin: 8.5,
  front: (scene) => {
    const { margin, design, tones } = scene;
    const area = { x: margin, width: textsEnd(scene) - margin, align: 'middle' } as const;
    const middle = area.x + area.width / 2;
    const low = physicalCardHeight - margin + 0.6;
    const top = margin - 0.6 + (design.logo ? logoHeight + 2 : 0);
    const bottom = low - (design.hasTapSign ? signSide + 1.6 : 0);
    const texts = stackTexts({ ...area, top, bottom, hang: 'middle' }, [
      nameText(scene, { weight: 500 }),
      titleText(scene, { gap: 5, size: 3.2 }),
      companyText(scene, { weight: 400, size: 3.2, fill: tones.soft }),
      lineText(scene, { gap: 2.4 }),
    ]);
    return [
      ...frames(scene),
      ...logo(scene, { ...area, y: margin - 0.6, height: logoHeight }),
      ...texts,
      ...rule(scene, texts, middle),
      ...tapSign(scene, middle - signSide / 2, low - signSide, signSide, { dot: tones.accent, waves: tones.accent }),
      ...codeOverOrnament(scene),
    ];
  },
  back: (scene) => [...frames(scene), ...back(scene, { texts: { weight: 500 }, isOverOrnament: true })],
};

/** A rule between the name and the text after it. */
function rule({ tones }: Scene, texts: readonly TextElement[], middle: number): DesignElement[] {
  const name = texts.findLast(({ role }) => role === 'name');
  const next = name && texts[texts.indexOf(name) + 1];
  if (!name || !next) return [];
  return [shape(rectangle(middle - 6, (boxOf(name).bottom + boxOf(next).top) / 2, 12, 0.3), tones.accent)];
}

/** Template `line`: a strict grid with much white space; one bar enters from the edge. */
const barHeight = 0.9;
const bar = ({ tones, margin }: Scene, y: number): DesignElement =>
  shape(rectangle(-bleed, y, bleed + margin + 10, barHeight), tones.accent);

const logoSide = { width: 20, height: 10 };
/** In a column narrower than this, the logo and the tap icon are omitted to leave the width to the texts. */
const wide = 42;

const line: Template = {
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
    const logoArea = { ...logoSide, x: textsEnd(scene) - logoSide.width, y: low - 0.6 - logoSide.height };
    return [
      bar(scene, barY),
      ...name,
      ...title,
      ...stackTexts({ x, width: footWidth, top: footTop, bottom: low, hang: 'bottom' }, [
        companyText(scene, { size: 2.9, minSize: 2.2 }),
        lineText(scene, { size: 2.9, fill: tones.soft, gap: 1.3 }),
      ]),
      ...(isWide ? logo(scene, { ...logoArea, align: 'end', hang: 'bottom' }) : []),
      ...(isWide ? cornerSign(scene) : []),
      ...code(scene),
    ];
  },
  back: (scene) => [...(scene.hasCode ? [bar(scene, scene.margin + 11.5)] : []), ...back(scene)],
};

const templates: Readonly<Record<DesignTemplate, Template>> = { shore, paper, night, market, studio, line };

const cache = new WeakMap<PhysicalCardDesign, DesignLayout>();

/** Cached because both sides, the warnings and the drag handles need the same layout. */
export function layoutDesign(design: PhysicalCardDesign): DesignLayout {
  const known = cache.get(design);
  if (known) return known;
  const layout = { front: layoutSide(design, 'front'), back: layoutSide(design, 'back') };
  cache.set(design, layout);
  return layout;
}

function layoutSide(design: PhysicalCardDesign, side: DesignSideName): DesignSide {
  const template = templates[design.template];
  const scene = sceneOf(design, side, template);
  const free = clearOfCode(freeText(design[side].free, scene.tones), codeBox(scene));
  const inDirection = (elements: readonly DesignElement[]) =>
    design.language === 'he' ? elements.map(mirrored) : elements;
  const drawn = {
    ground: scene.tones.ground,
    isGroundPrinted: !isEngraved(design.material),
    elements: inDirection(template[side]({ ...scene, free: inDirection(free) })),
  };
  return { ...drawn, elements: [...drawn.elements, ...free.map((line) => onField(drawn, line, scene.tones))] };
}

const otherAnchor = { left: 'right', middle: 'middle', right: 'left' } as const;

/** Mirrors an element drawn left to right for right-to-left languages. Glyphs and pictures are not flipped. */
function mirrored(element: DesignElement): DesignElement {
  const { width } = physicalCardSize;
  if (element.kind === 'shape') return { ...element, path: mirrorPath(element.path) };
  if (element.kind === 'text') return { ...element, x: width - element.x, anchor: otherAnchor[element.anchor] };
  return { ...element, x: width - element.x - (element.kind === 'qr' ? element.size : element.width) };
}
