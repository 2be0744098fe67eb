import type { Run } from '../../body.ts';
import { Runs } from './runs.tsx';

interface BodyListProps {
  isNumbered: boolean;
  items: readonly (readonly Run[])[];
}

export function BodyList({ isNumbered, items }: BodyListProps) {
  const Element = isNumbered ? 'ol' : 'ul';
  return (
    <Element>
      {items.map((runs, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post stands still while it is read
        <li key={place}>
          <Runs runs={runs} />
        </li>
      ))}
    </Element>
  );
}
