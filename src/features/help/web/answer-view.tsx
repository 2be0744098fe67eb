import { type Run, textOfRuns } from '#base/markdown.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { type AnswerBlock, linesOf } from '../content/content.ts';
import styles from './help.module.css';

export function AnswerView({ answer }: { answer: readonly AnswerBlock[] }) {
  return (
    <Stack gap={3} shrinkItems className={styles.answer}>
      {answer.map((block) => (
        <Block key={linesOf(block).map(textOfRuns).join()} block={block} />
      ))}
    </Stack>
  );
}

function Block({ block }: { block: AnswerBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <AnswerLine runs={block.runs} />
      </p>
    );
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {block.items.map((runs) => (
        <li key={textOfRuns(runs)}>
          <AnswerLine runs={runs} />
        </li>
      ))}
    </List>
  );
}

function AnswerLine({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, link, isBold }) => {
    if (isBold) return <strong key={text}>{text}</strong>;
    return link ? (
      <a key={text} href={link}>
        {text}
      </a>
    ) : (
      text
    );
  });
}
