import { translator } from '#i18n/translator.ts';
import { type FrameOptions, renderFrame } from './document.tsx';
import { bankTexts } from './texts.ts';

interface MessageProps {
  title: string;
  text?: string;
  /** Notifies the surrounding page that the challenge is answered. */
  isAnswered?: boolean;
}

export const Message = ({ title, text, isAnswered = false }: MessageProps) => (
  <main data-answered={isAnswered || undefined}>
    <h1>{title}</h1>
    {text && <p>{text}</p>}
  </main>
);

/** In a frame a bare error response would be blank, so a message is rendered. */
export function renderRefusal(reasonKey: 'bank.errors.tooMany' | 'bank.closed', options: FrameOptions) {
  const title = translator(bankTexts, options.locale)(reasonKey);
  return renderFrame({ ...options, title, body: <Message title={title} /> });
}
