import { useDispatchTo } from './use-outbox.ts';

const thanksMilliseconds = 1_000;

/** A word of the chat's own, so long after a message has arrived; also when the window is closed meanwhile. */
export function useThank(): (conversation: string, afterId: number) => void {
  const dispatchTo = useDispatchTo();
  return (conversation, afterId) =>
    void setTimeout(
      () => dispatchTo(conversation, { kind: 'thank', afterId, at: new Date().toISOString() }),
      thanksMilliseconds,
    );
}
