import type { PostPart } from '../../body.ts';
import { BodyHeading } from './body-heading.tsx';
import { BodyList } from './body-list.tsx';
import { BodyPicture } from './body-picture.tsx';
import { BodyQuote } from './body-quote.tsx';
import { Runs } from './runs.tsx';

interface BodySectionProps {
  part: PostPart;
  /** Of a heading with words in it. */
  id: string | undefined;
}

export function BodySection({ part, id }: BodySectionProps) {
  switch (part.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={part.runs} />
        </p>
      );
    case 'heading':
      return <BodyHeading level={part.level} runs={part.runs} id={id} />;
    case 'list':
      return <BodyList isNumbered={part.isNumbered} items={part.items} />;
    case 'quote':
      return <BodyQuote paragraphs={part.paragraphs} />;
    case 'picture':
      return <BodyPicture {...part} />;
    case 'divider':
      return <hr />;
  }
}
