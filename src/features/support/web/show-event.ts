const name = 'show-support-chat';

/** Whoever wants the chat says so; the host hears it wherever it stands. An admin may name whose conversation it is to be. */
export const showSupportChat = (userId?: number): void =>
  void window.dispatchEvent(new CustomEvent(name, { detail: userId }));

export function onShowSupportChat(listener: (userId: number | undefined) => void): () => void {
  const handle = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    listener(typeof detail === 'number' ? detail : undefined);
  };
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}
