import { useId } from 'react';
import { type CardDesign, type CardSideName, cardSize, isEngraved } from '../../design/design.ts';
import { layoutCard } from '../../design/layout.ts';
import { tonesOf } from '../../design/tones.ts';
import { FaceElement } from './face-element.tsx';
import { MaterialOver } from './material-over.tsx';
import { MaterialUnder } from './material-under.tsx';

interface CardFaceProps {
  readonly design: CardDesign;
  readonly side: CardSideName;
  /** What its code opens. */
  readonly link: string;
  /** As cut, with round corners; else with the bleed around it and the line of the cut. */
  readonly isClipped?: boolean;
  readonly className?: string | undefined;
  /** What it shows, for those who do not see it; an empty one where that is said beside it. */
  readonly title: string;
}

const { width, height, bleed, corner } = cardSize;
const cut = { x: 0, y: 0, width, height, rx: corner };
const sheet = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };

/** A side of a card as it will be printed, in millimetres. Attributes alone: nothing here needs a style of its own. */
export function CardFace({ design, side, link, isClipped = true, className, title }: CardFaceProps) {
  const id = useId();
  const { ground, elements } = layoutCard(design)[side];
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
        {elements.map((element, place) => (
          <FaceElement
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own, only an order
            key={place}
            element={element}
            link={link}
            id={`${id}-${place}`}
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
