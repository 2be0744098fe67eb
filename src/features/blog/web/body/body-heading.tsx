import type { Run } from '../../body.ts';
import { Runs } from './runs.tsx';

interface BodyHeadingProps {
  level: 2 | 3;
  runs: readonly Run[];
  id: string | undefined;
}

/** One without words would be a stop in the way of whoever goes from heading to heading. */
export function BodyHeading({ level, runs, id }: BodyHeadingProps) {
  if (!id) return null;
  const Element = level === 2 ? 'h2' : 'h3';
  return (
    <Element id={id}>
      <Runs runs={runs} />
    </Element>
  );
}
