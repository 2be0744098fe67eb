import type { CardDesign, CardSideName } from '#features/physical-cards/design/design.ts';
import { CardFace } from '#features/physical-cards/web/index.ts';
import { printedLink } from '#features/tags/domain.ts';

/** Stands in the code of a card whose chip is not made yet. */
const exampleCode = '23456789';

interface DrawnCardProps {
  design: CardDesign;
  side?: CardSideName;
  /** Of the chip whose card this is. */
  code?: string | undefined;
  title: string;
  className?: string | undefined;
}

/** A side of a card as it will be cut. */
export function DrawnCard({ design, side = 'front', code = exampleCode, title, className = '' }: DrawnCardProps) {
  const link = printedLink(window.location.origin, code);
  return <CardFace design={design} side={side} link={link} isClipped className={className} title={title} />;
}
