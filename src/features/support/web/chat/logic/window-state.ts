export type WindowState = 'hidden' | 'open' | 'minimized';
export type WindowStep = 'show' | 'toggle' | 'minimize' | 'close';

/** Minimising is a toggle; whoever asks for the chat gets it open, whatever it was. */
export function nextWindow(state: WindowState, step: WindowStep): WindowState {
  if (step === 'show') return 'open';
  if (step === 'close' || state === 'hidden') return 'hidden';
  if (step === 'minimize') return 'minimized';
  return state === 'open' ? 'minimized' : 'open';
}

/** Never beside its own window. */
export const showsLauncher = (state: WindowState, unread: number, wasRequested: boolean): boolean =>
  state === 'hidden' && (unread > 0 || wasRequested);

/** The chat opens so long after it was asked for; what its code took to load counts. */
export const openMilliseconds = 300;
export const remainingWait = (requestedAt: number, now: number): number =>
  Math.max(0, openMilliseconds - (now - requestedAt));

type BrowserWindow = Pick<Window, 'location' | 'history'>;

/** `?support=open` asks for the chat once: a reload or a link passed on does not. */
export function consumeOpenParameter({ location, history }: BrowserWindow): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get('support') !== 'open') return false;
  url.searchParams.delete('support');
  history.replaceState(history.state, '', url);
  return true;
}
