const name = 'show-support-chat';

/** Requests the chat by a window event that the host listens for. An admin may pass whose conversation to open. */
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
