import { useId } from 'react';
import { encodeQr, qrPath } from '#base/qr-code.ts';
import { parsePictureId, pictureUrl, pictureWidths } from '#features/files/picture-id.ts';
import { type DesignSideName, isEngraved, type PhysicalCardDesign, physicalCardSize } from '../../design/design.ts';
import type { DesignElement, PictureElement, TextElement } from '../../design/elements.ts';
import { layoutDesign } from '../../design/layout.ts';
import { tonesOf } from '../../design/tones.ts';
import { MaterialOver, MaterialUnder, sheet } from './material.tsx';

/** Maps the card's left and right to SVG's `start` and `end`, which depend on the direction of the line. */
const anchors = {
  ltr: { left: 'start', middle: 'middle', right: 'end' },
  rtl: { left: 'end', middle: 'middle', right: 'start' },
} as const;

function FaceText({ element }: { readonly element: TextElement }) {
  const { text, x, y, size, weight, fill, direction, anchor } = element;
  return (
    <text
      x={x}
      y={y}
      fill={fill}
      fontFamily="'Rubik Variable', Rubik, sans-serif"
      fontSize={size}
      fontWeight={weight}
      direction={direction}
      unicodeBidi="isolate"
      textAnchor={anchors[direction][anchor]}
      xmlSpace="preserve"
    >
      {text}
    </text>
  );
}

interface PhysicalCardFaceProps {
  readonly design: PhysicalCardDesign;
  readonly side: DesignSideName;
  /** The link in the QR code. */
  readonly link: string;
  readonly className?: string | undefined;
  /** Accessible name; empty if an adjacent text already describes the card. */
  readonly title: string;
}

const { width, height, corner } = physicalCardSize;

/** A side of the card as it will be cut, with round corners, in millimetres. Uses SVG attributes only, no style sheet. */
export function PhysicalCardFace({ design, side, link, className, title }: PhysicalCardFaceProps) {
  const id = useId();
  const { ground, elements } = layoutDesign(design)[side];
  const engraving = isEngraved(design.material) ? tonesOf(design).ink : undefined;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      role="img"
      aria-label={title}
      aria-hidden={title === ''}
    >
      <clipPath id={`${id}-cut`}>
        <rect width={width} height={height} rx={corner} />
      </clipPath>
      <g clipPath={`url(#${id}-cut)`}>
        <rect {...sheet} fill={ground} />
        <MaterialUnder id={id} finish={design.finish} />
        {elements.map((element, index) => (
          <FaceElement
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own, only an order
            key={index}
            element={element}
            link={link}
            id={`${id}-${index}`}
            engraving={engraving}
          />
        ))}
        <MaterialOver id={id} finish={design.finish} />
      </g>
    </svg>
  );
}

interface FaceElementProps {
  readonly element: DesignElement;
  readonly link: string;
  readonly id: string;
  /** The single tone of the engraving. */
  readonly engraving: string | undefined;
}

function FaceElement({ element, link, id, engraving }: FaceElementProps) {
  if (element.kind === 'text') return <FaceText element={element} />;
  if (element.kind === 'picture') return <FacePicture element={element} id={id} engraving={engraving} />;
  if (element.kind === 'qr')
    return <path d={qrPath(encodeQr(link), element)} fill={element.ink} shapeRendering="crispEdges" />;
  return (
    <path d={element.path} fill={element.fill} {...(element.opacity !== undefined && { opacity: element.opacity })} />
  );
}

const share = (colour: string, offset: number): number => Number.parseInt(colour.slice(offset, offset + 2), 16) / 255;

/** The darker a pixel, the deeper the engraving; white leaves the material untouched. */
function OneTone({ id, colour }: { readonly id: string; readonly colour: string }) {
  const [red, green, blue] = [share(colour, 1), share(colour, 3), share(colour, 5)];
  const rows = [`0 0 0 0 ${red}`, `0 0 0 0 ${green}`, `0 0 0 0 ${blue}`, '-0.2126 -0.7152 -0.0722 1 0'];
  return (
    <filter id={id} colorInterpolationFilters="sRGB">
      <feColorMatrix type="matrix" values={rows.join(' ')} />
    </filter>
  );
}

interface FacePictureProps {
  readonly element: PictureElement;
  readonly id: string;
  readonly engraving: string | undefined;
}

/** Sharp on a 2x screen; the print file uses the original picture. */
const pixelsPerMillimetre = 14;

function FacePicture({ element, id, engraving }: FacePictureProps) {
  const pictureInfo = parsePictureId(element.file);
  const { x, y, width, height, corner, fit } = element;
  const offset = { x, y, width, height };
  if (!pictureInfo) return <rect {...offset} rx={corner} fill="#8a8f94" opacity={0.3} />;
  const widths = pictureWidths(pictureInfo);
  const offered = widths.find((one) => one >= width * pixelsPerMillimetre) ?? widths.at(-1) ?? pictureInfo.width;
  return (
    <>
      {engraving && <OneTone id={`${id}-tone`} colour={engraving} />}
      <clipPath id={`${id}-clip`}>
        <rect {...offset} rx={corner} />
      </clipPath>
      <image
        {...offset}
        href={pictureUrl(pictureInfo, offered, 'webp')}
        preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
        clipPath={`url(#${id}-clip)`}
        {...(engraving && { filter: `url(#${id}-tone)` })}
      />
    </>
  );
}
