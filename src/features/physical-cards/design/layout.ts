/** From a design to what is drawn: one list for the preview, the warnings and the print file. */
import { type CardDesign, type CardSideName, type CardTemplate, cardSize, isEngraved } from './design.ts';
import type { CardElement, CardLayout, CardSide } from './elements.ts';
import { freeText } from './free-text.ts';
import { mirrorPath } from './paths.ts';
import { sceneOf, type Template } from './scene.ts';
import { line } from './templates/line.ts';
import { market } from './templates/market.ts';
import { night } from './templates/night.ts';
import { paper } from './templates/paper.ts';
import { shore } from './templates/shore.ts';
import { studio } from './templates/studio.ts';

const templates: Readonly<Record<CardTemplate, Template>> = { shore, paper, night, market, studio, line };

const kept = new WeakMap<CardDesign, CardLayout>();

/** Both sides, the warnings and the handles on a drawing ask for the same one. */
export function layoutCard(design: CardDesign): CardLayout {
  const known = kept.get(design);
  if (known) return known;
  const layout = { front: layoutSide(design, 'front'), back: layoutSide(design, 'back') };
  kept.set(design, layout);
  return layout;
}

function layoutSide(design: CardDesign, side: CardSideName): CardSide {
  const template = templates[design.template];
  const scene = sceneOf(design, side, template);
  const drawn = template[side](scene);
  return {
    ground: scene.tones.ground,
    isGroundPrinted: !isEngraved(design.material),
    elements: [...(design.language === 'he' ? drawn.map(mirrored) : drawn), ...freeText(design, side, scene.tones)],
  };
}

const otherAnchor = { left: 'right', middle: 'middle', right: 'left' } as const;

/** What is drawn for a reader from the left, for one from the right. Letters and pictures stay as they are. */
function mirrored(element: CardElement): CardElement {
  const { width } = cardSize;
  if (element.kind === 'shape') return { ...element, path: mirrorPath(element.path) };
  if (element.kind === 'text') return { ...element, x: width - element.x, anchor: otherAnchor[element.anchor] };
  return { ...element, x: width - element.x - (element.kind === 'qr' ? element.size : element.width) };
}
