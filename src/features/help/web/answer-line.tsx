import { piecesOf } from '../answer.ts';

interface AnswerLineProps {
  line: string;
}

export function AnswerLine({ line }: AnswerLineProps) {
  return piecesOf(line).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
