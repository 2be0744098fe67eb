import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { type Gap, Row, Stack } from '../layout/layout.tsx';
import { Skeleton, type SkeletonShape } from './skeleton.tsx';

interface SkeletonGroupProps {
  /** Says what is on its way. */
  label: string;
  gap?: Gap | undefined;
  className?: string | undefined;
}

interface SkeletonShapesProps extends SkeletonGroupProps {
  /** One below the other. */
  shapes?: readonly SkeletonShape[];
  /** Of each shape. */
  shapeClassName?: string | undefined;
  /** Below the shapes, what has a form of its own. */
  children?: ReactNode;
}

/** In place of what is on its way, and about as large as that. */
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
  /** In each card. */
  shapes: readonly SkeletonShape[];
  cardClassName?: string | undefined;
}

/** Cards below each other, or in the columns of the class. */
export function SkeletonCards({ label, count = 3, shapes, gap = 4, className, cardClassName }: SkeletonCardsProps) {
  return (
    <SkeletonGroup label={label} gap={gap} className={className}>
      {indexes(count).map((index) => (
        <Card key={index} className={cardClassName}>
          <Shapes shapes={shapes} />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

interface SkeletonRowsProps extends SkeletonGroupProps {
  count: number;
}

/** Rows of a picture with two lines beside it. */
export function SkeletonRows({ label, count, gap = 4, className }: SkeletonRowsProps) {
  return (
    <SkeletonGroup label={label} gap={gap} className={className}>
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
