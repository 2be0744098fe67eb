/** Detects print problems before the owner pays. */
import { parsePictureId } from '#features/files/picture-id.ts';
import {
  contrast,
  edgeRatio,
  logoRatio,
  luminance,
  mix,
  textRatio,
} from '#features/profiles/design/colour-contrast.ts';
import type { Box } from './clear-of.ts';
import { quietOf } from './code.ts';
import { coloursUnder, coloursUnderCode, coloursUnderPicture } from './colour-under.ts';
import { type DesignSideName, isEngraved, type PhysicalCardDesign, physicalCardSize } from './design.ts';
import type {
  DesignElement,
  DesignLayout,
  DesignSide,
  DesignWarning,
  PictureElement,
  QrElement,
  TextElement,
} from './elements.ts';
import { coveredBy, sampleText } from './free-text.ts';
import { layoutDesign } from './layout.ts';
import { boxOf } from './stack.ts';
import { ellipsis } from './text/text-lines.ts';
import { tonesOf } from './tones.ts';

type Found = Pick<DesignWarning, 'code' | 'severity'> | undefined;

/** Reports one warning per code, side and role, the most severe: a name in two lines counts as one name. */
export function warningsOf(design: PhysicalCardDesign, layout: DesignLayout = layoutDesign(design)): DesignWarning[] {
  const all = [...noName(design), ...sideWarnings(design, layout, 'front'), ...sideWarnings(design, layout, 'back')];
  const worst = new Map<string, DesignWarning>();
  for (const warning of all) {
    const key = `${warning.code} ${warning.side} ${warning.role}`;
    if (worst.get(key)?.severity !== 'stop') worst.set(key, warning);
  }
  return [...worst.values()].sort((one, two) => Number(two.severity === 'stop') - Number(one.severity === 'stop'));
}

const noName = ({ words: texts }: PhysicalCardDesign): DesignWarning[] =>
  texts.name.trim() ? [] : [{ code: 'no_name', severity: 'stop', side: 'front', role: 'name' }];

const sideWarnings = (design: PhysicalCardDesign, layout: DesignLayout, name: DesignSideName): DesignWarning[] =>
  layout[name].elements.flatMap((element) =>
    problemsOf(element, layout[name], design).flatMap((found) =>
      found ? [{ ...found, side: name, role: element.role }] : [],
    ),
  );

function problemsOf(element: DesignElement, side: DesignSide, design: PhysicalCardDesign): Found[] {
  if (element.kind === 'text')
    return [
      nearEdge(boxOf(element)),
      lowContrast(side, element),
      smallText(element),
      cutText(element, design),
      overlap(side, element),
      sample(element, design),
    ];
  if (element.kind === 'qr') return [nearEdge(fieldOf(element)), smallCode(element), paleCode(side, element)];
  if (element.kind === 'picture') return [coarsePicture(element), lostLogo(side, element, design)];
  return [];
}

/** Tolerates rounding errors. */
const tolerance = 0.01;

function nearEdge({ left, right, top, bottom }: Box): Found {
  const { width, height, safe } = physicalCardSize;
  const nearest = Math.min(left, top, width - right, height - bottom) + tolerance;
  if (nearest >= safe) return undefined;
  return { code: 'near_edge', severity: nearest < 0 ? 'stop' : 'warn' };
}

const fieldOf = ({ x, y, size }: QrElement): Box => {
  const quiet = quietOf(size);
  return { left: x - quiet, right: x + size + quiet, top: y - quiet, bottom: y + size + quiet };
};

function lowContrast(side: DesignSide, text: TextElement): Found {
  const worst = Math.min(...coloursUnder(side, text).map((under) => contrast(text.fill, under)));
  if (worst >= textRatio) return undefined;
  return { code: 'low_contrast', severity: worst < edgeRatio ? 'stop' : 'warn' };
}

const minTextSize = 2;
const smallText = ({ size }: TextElement): Found =>
  size < minTextSize ? { code: 'text_small', severity: 'warn' } : undefined;

/** An ellipsis that the owner typed does not count as truncation. */
const cutText = ({ text, role }: TextElement, { words: texts }: PhysicalCardDesign): Found => {
  const typed = role === 'name' || role === 'title' || role === 'company' || role === 'line' ? texts[role] : '';
  const isCut = typed !== '' && text.endsWith(ellipsis) && !typed.endsWith(ellipsis);
  return isCut ? { code: 'text_cut', severity: 'warn' } : undefined;
};

/** A text over another one makes both hard to read. The layout keeps texts off the QR code. */
function overlap(side: DesignSide, text: TextElement): Found {
  const isOver = text.role === 'free' && coveredBy(text, side).length > 0;
  return isOver ? { code: 'overlap', severity: 'warn' } : undefined;
}

const sample = ({ role, text }: TextElement, { language }: PhysicalCardDesign): Found =>
  role === 'free' && text === sampleText(language) ? { code: 'sample', severity: 'warn' } : undefined;

const minCodeSize = 16;
const minModule = 0.35;
/** Modules of a QR code for a link with a host of forty characters; few are longer. */
const maxModules = 29;

function smallCode({ size }: QrElement): Found {
  if (size / maxModules < minModule) return { code: 'qr_small', severity: 'stop' };
  return size < minCodeSize ? { code: 'qr_small', severity: 'warn' } : undefined;
}

const paleCode = (side: DesignSide, code: QrElement): Found =>
  coloursUnderCode(side, code).some((under) => contrast(code.ink, under) < textRatio)
    ? { code: 'qr_contrast', severity: 'stop' }
    : undefined;

const invisibleRatio = 1.3;

/** A transparent logo in about the colour of the card. The laser engraves the deeper, the darker the logo is. */
function lostLogo(side: DesignSide, picture: PictureElement, design: PhysicalCardDesign): Found {
  const ink = picture.role === 'logo' ? parsePictureId(picture.file)?.ink : undefined;
  if (!ink) return undefined;
  const isLaser = isEngraved(design.material);
  const worst = Math.min(
    ...coloursUnderPicture(side, picture).map((under) =>
      contrast(under, isLaser ? mix(under, tonesOf(design).ink, 1 - greyOf(ink)) : ink),
    ),
  );
  if (worst >= logoRatio) return undefined;
  return { code: 'low_contrast', severity: worst < invisibleRatio ? 'stop' : 'warn' };
}

/** How light a colour is to the laser, which measures as a screen does: from 0 to 1. */
const greyOf = (colour: string): number => luminance(colour) ** (1 / 2.2);

const inch = 25.4;
const sharp = 300;
const coarse = 150;

/** Resolution in pixels per inch at print size. A picture of unknown size counts as missing. */
function coarsePicture({ file, width, height, fit }: PictureElement): Found {
  const pictureInfo = parsePictureId(file);
  const [across, down] = [(pictureInfo?.width ?? 0) / (width / inch), (pictureInfo?.height ?? 0) / (height / inch)];
  const pixels = fit === 'cover' ? Math.min(across, down) : Math.max(across, down);
  if (pixels >= sharp) return undefined;
  return { code: 'low_resolution', severity: pixels < coarse ? 'stop' : 'warn' };
}
