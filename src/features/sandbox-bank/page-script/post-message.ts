import { type FrameMessage, type PageMessage, readPageMessage, signed } from '../messages.ts';

/** To anybody who may stand around this frame: its policy lets only our own pages do so. */
export const postToPage = (message: FrameMessage): void => {
  if (parent !== window) parent.postMessage(signed(message), '*');
};

export const onPageMessage = (onMessage: (message: PageMessage) => void): void =>
  addEventListener('message', ({ source, data }) => {
    const message = source === parent ? readPageMessage(data) : undefined;
    if (message) onMessage(message);
  });

/** Whenever it changes, and again for a page that began to listen late. */
export function reportHeight(): void {
  const report = () => postToPage({ kind: 'height', height: document.body.getBoundingClientRect().height });
  new ResizeObserver(report).observe(document.body);
  onPageMessage(({ kind }) => {
    if (kind === 'hello') report();
  });
}
