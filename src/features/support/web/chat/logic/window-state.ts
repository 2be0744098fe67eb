export type WindowState = 'hidden' | 'open' | 'minimized';
export type WindowStep = 'show' | 'toggle' | 'minimize' | 'close';

/** Minimizing is a toggle; a request for the chat always opens it. */
export function nextWindow(state: WindowState, step: WindowStep): WindowState {
  if (step === 'show') return 'open';
  if (step === 'close' || state === 'hidden') return 'hidden';
  if (step === 'minimize') return 'minimized';
  return state === 'open' ? 'minimized' : 'open';
}

/** Hidden while the chat window is shown. */
export const showsLauncher = (state: WindowState, unread: number, wasRequested: boolean): boolean =>
  state === 'hidden' && (unread > 0 || wasRequested);

/** The chat opens this long after it was requested; the time its code took to load counts. */
export const openMilliseconds = 300;
export const remainingWait = (requestedAt: number, now: number): number =>
  Math.max(0, openMilliseconds - (now - requestedAt));

type BrowserWindow = Pick<Window, 'location' | 'history'>;

/** `?support=open` opens the chat once: the parameter is removed so that a reload or a shared link does not. */
export function consumeOpenParameter({ location, history }: BrowserWindow): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get('support') !== 'open') return false;
  url.searchParams.delete('support');
  history.replaceState(history.state, '', url);
  return true;
}
