import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { type Gap, Row, Stack } from '../layout/layout.tsx';
import { Skeleton, type SkeletonShape } from './skeleton.tsx';

interface SkeletonGroupProps {
  /** Accessible name that states what is loading. */
  label: string;
  className?: string | undefined;
}

interface SkeletonShapesProps extends SkeletonGroupProps {
  gap?: Gap;
  /** Stacked vertically. */
  shapes?: readonly SkeletonShape[];
  /** Applied to each shape. */
  shapeClassName?: string | undefined;
  /** Rendered below the shapes, for placeholders with a different form. */
  children?: ReactNode;
}

/** Placeholder for loading content, about as large as the content. */
export function SkeletonGroup({ label, shapes = [], shapeClassName, gap, className, children }: SkeletonShapesProps) {
  return (
    <Stack shrinkItems gap={gap} className={className} role="status" aria-busy="true" aria-label={label}>
      <Shapes shapes={shapes} className={shapeClassName} />
      {children}
    </Stack>
  );
}

interface SkeletonCardsProps extends SkeletonGroupProps {
  count?: number;
  /** The shapes in each card. */
  shapes: readonly SkeletonShape[];
  cardClassName?: string | undefined;
}

/** Cards stacked vertically, or in the columns that the class defines. */
export function SkeletonCards({ label, count = 3, shapes, className, cardClassName }: SkeletonCardsProps) {
  return (
    <SkeletonGroup label={label} gap={4} className={className}>
      {indexes(count).map((index) => (
        <Card key={index} className={cardClassName}>
          <Shapes shapes={shapes} />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

/** Rows with a picture and two lines of text beside it. */
export function SkeletonRows({ label, count }: { label: string; count: number }) {
  return (
    <SkeletonGroup label={label} gap={4}>
      {indexes(count).map((index) => (
        <Row key={index} gap={4} align="center">
          <Skeleton shape="circle" />
          <Stack gap={2} grow>
            <Shapes shapes={['title', 'line']} />
          </Stack>
        </Row>
      ))}
    </SkeletonGroup>
  );
}

const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function Shapes({ shapes, className }: { shapes: readonly SkeletonShape[]; className?: string | undefined }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they neither move nor hold anything
    <Skeleton key={index} shape={shape} className={className} />
  ));
}
