type BrowserWindow = Pick<Window, 'location' | 'history'>;

/** `?support=open` asks for the chat once: a reload or a link passed on does not. */
export function consumeOpenParameter({ location, history }: BrowserWindow): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get('support') !== 'open') return false;
  url.searchParams.delete('support');
  history.replaceState(history.state, '', url);
  return true;
}
