import { translator } from '#i18n/translator.ts';
import { type FrameParts, renderFrame } from './document.tsx';
import { bankTexts } from './texts.ts';

interface SaidProps {
  title: string;
  text?: string;
  /** The page around is told that there is nothing more to wait for. */
  isAnswered?: boolean;
}

export const Said = ({ title, text, isAnswered = false }: SaidProps) => (
  <main data-answered={isAnswered || undefined}>
    <h1>{title}</h1>
    {text && <p>{text}</p>}
  </main>
);

/** In a frame a bare refusal would be an empty hole: it says what is the matter. */
export function renderRefusal(why: 'bank.errors.tooMany' | 'bank.closed', parts: FrameParts) {
  const title = translator(bankTexts, parts.locale)(why);
  return renderFrame({ ...parts, title, body: <Said title={title} /> });
}
