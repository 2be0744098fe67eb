import { Stack } from '#ui/layout/layout.tsx';
import { type AnswerBlock, linesOf, segmentsOf } from '../answer.ts';
import styles from './help.module.css';

export function AnswerView({ answer }: { answer: readonly AnswerBlock[] }) {
  return (
    <Stack gap={3} shrinkItems className={styles.answer}>
      {answer.map((block) => (
        <Block key={linesOf(block).join()} block={block} />
      ))}
    </Stack>
  );
}

function Block({ block }: { block: AnswerBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <AnswerLine line={block} />
      </p>
    );
  const List = 'steps' in block ? 'ol' : 'ul';
  return (
    <List className={styles.list}>
      {linesOf(block).map((line) => (
        <li key={line}>
          <AnswerLine line={line} />
        </li>
      ))}
    </List>
  );
}

function AnswerLine({ line }: { line: string }) {
  return segmentsOf(line).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
