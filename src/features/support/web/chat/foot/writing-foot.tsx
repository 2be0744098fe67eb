import { isEmpty } from '../logic/typed-html.ts';
import { useBox, useClosedToast } from '../talk-view.tsx';
import { SendBox } from './send-box.tsx';

interface WritingFootProps {
  conversation: string;
  /** The conversation is closed to this writer: a notice is shown and the draft stays. */
  isBlocked: boolean;
  onSend(typed: string): void;
}

export function WritingFoot({ conversation, isBlocked, onSend }: WritingFootProps) {
  const { draft, dispatch } = useBox(conversation);
  const showClosed = useClosedToast();
  const send = () => {
    if (isEmpty(draft)) return;
    if (isBlocked) return showClosed();
    onSend(draft);
  };
  return <SendBox draft={draft} onType={(next) => dispatch({ kind: 'type', draft: next })} onSend={send} />;
}
