import { useId } from 'react';
import { encodeQr, qrPath } from '#base/qr-code.ts';
import { type DesignSideName, isEngraved, type PhysicalCardDesign, physicalCardSize } from '../../design/design.ts';
import type { DesignElement, TextElement } from '../../design/elements.ts';
import { layoutDesign } from '../../design/layout.ts';
import { tonesOf } from '../../design/tones.ts';
import { FacePicture } from './face-picture.tsx';
import { MaterialOver } from './material-over.tsx';
import { MaterialUnder } from './material-under.tsx';

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
  /** True: clipped to the cut with round corners. False: with the bleed and the cut line. */
  readonly isClipped?: boolean;
  readonly className?: string | undefined;
  /** Accessible name; empty if an adjacent text already describes the card. */
  readonly title: string;
}

const { width, height, bleed, corner } = physicalCardSize;
const cut = { x: 0, y: 0, width, height, rx: corner };
const sheet = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };

/** A side of the card as it will be printed, in millimetres. Uses SVG attributes only, no style sheet. */
export function PhysicalCardFace({ design, side, link, isClipped = true, className, title }: PhysicalCardFaceProps) {
  const id = useId();
  const { ground, elements } = layoutDesign(design)[side];
  const frame = isClipped ? cut : sheet;
  const engraving = isEngraved(design.material) ? tonesOf(design).ink : undefined;
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      className={className}
      role="img"
      aria-label={title}
      aria-hidden={title === ''}
    >
      <clipPath id={`${id}-cut`}>
        <rect {...frame} />
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
      {!isClipped && (
        <rect {...cut} fill="none" stroke="#8a8f94" strokeWidth={0.2} strokeDasharray="1.2 0.9" opacity={0.9} />
      )}
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
