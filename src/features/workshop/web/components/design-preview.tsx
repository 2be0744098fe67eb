import type { DesignSideName, PhysicalCardDesign } from '#features/physical-cards/design/design.ts';
import { PhysicalCardFace } from '#features/physical-cards/web/index.ts';
import { printedLink } from '#features/tags/domain.ts';

/** Stands in the code of a card whose tag is not made yet. */
const exampleCode = '23456789';

interface DesignPreviewProps {
  design: PhysicalCardDesign;
  side?: DesignSideName;
  /** Of the tag whose card this is. */
  code?: string | undefined;
  title: string;
  className?: string | undefined;
}

/** A side of a card as it will be cut. */
export function DesignPreview({
  design,
  side = 'front',
  code = exampleCode,
  title,
  className = '',
}: DesignPreviewProps) {
  const link = printedLink(window.location.origin, code);
  return <PhysicalCardFace design={design} side={side} link={link} isClipped className={className} title={title} />;
}
