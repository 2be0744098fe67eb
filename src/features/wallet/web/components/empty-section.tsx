import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row } from '#ui/layout/layout.tsx';

interface EmptySectionProps {
  icon: LucideIcon;
  /** Describes what will appear here. */
  children: ReactNode;
}

export function EmptySection({ icon, children }: EmptySectionProps) {
  return (
    <Row gap={4} align="center" tone="muted">
      <IconTile icon={icon} />
      <p>{children}</p>
    </Row>
  );
}
