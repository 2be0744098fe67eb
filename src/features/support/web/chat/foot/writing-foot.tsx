import { isEmpty } from '../logic/typed-html.ts';
import { useTellClosed } from '../tell.ts';
import { useBox } from '../use-outbox.ts';
import { SendBox } from './send-box.tsx';

interface WritingFootProps {
  conversation: string;
  /** The conversation is closed to whoever writes here: said so, and the words stay. */
  isBlocked: boolean;
  onSend(typed: string): void;
}

export function WritingFoot({ conversation, isBlocked, onSend }: WritingFootProps) {
  const { draft, act } = useBox(conversation);
  const tellClosed = useTellClosed();
  const send = () => {
    if (isEmpty(draft)) return;
    if (isBlocked) return tellClosed();
    onSend(draft);
  };
  return <SendBox draft={draft} onType={(next) => act({ kind: 'type', draft: next })} onSend={send} />;
}
