import type { DesignSideName, PhysicalCardDesign } from '#features/physical-cards/design/design.ts';
import { PhysicalCardFace } from '#features/physical-cards/web/index.ts';
import { printedLink } from '#features/tags/domain.ts';
import styles from './components.module.css';

/** Placeholder code for a card whose tag does not exist yet. */
const exampleCode = '23456789';

interface DesignPreviewProps {
  design: PhysicalCardDesign;
  side?: DesignSideName;
  /** Code of this card's tag. */
  code?: string | undefined;
  title: string;
  className?: string | undefined;
}

/** One side of a card as it will be cut. */
export function DesignPreview({
  design,
  side = 'front',
  code = exampleCode,
  title,
  className = '',
}: DesignPreviewProps) {
  const link = printedLink(window.location.origin, code);
  const classes = `${styles.face} ${className}`;
  return <PhysicalCardFace design={design} side={side} link={link} className={classes} title={title} />;
}
