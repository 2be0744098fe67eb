import type { Run } from '../../body.ts';
import { Runs } from './runs.tsx';

interface BodyQuoteProps {
  paragraphs: readonly (readonly Run[])[];
}

export function BodyQuote({ paragraphs }: BodyQuoteProps) {
  return (
    <blockquote>
      {paragraphs.map((runs, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post stands still while it is read
        <p key={place}>
          <Runs runs={runs} />
        </p>
      ))}
    </blockquote>
  );
}
