import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from '#ui/locale.tsx';
import { type FrameMessage, type PageMessage, readFrameMessage, signed } from '../messages.ts';
import styles from './bank-frame.module.css';

const maxHeight = 2_000;

/** An embedded bank frame: has the height it requests and the user's language; only its own messages are accepted. */
export function useBankFrame(url: string, firstHeight: number, onMessage: (message: FrameMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { locale } = useLocale();
  const [height, setHeight] = useState(firstHeight);
  // Its origin is opaque and cannot be named as the target.
  const post = (message: PageMessage) => frame.current?.contentWindow?.postMessage(signed(message), '*');
  const handleMessage = useEffectEvent((event: MessageEvent) => {
    if (!event.source || event.source !== frame.current?.contentWindow) return;
    const message = readFrameMessage(event.data);
    if (message?.kind === 'height') setHeight(Math.min(Math.ceil(message.height), maxHeight));
    else if (message) onMessage(message);
  });
  useEffect(() => {
    addEventListener('message', handleMessage);
    // A frame in the server-rendered HTML may have reported its height before the listener was added.
    frame.current?.contentWindow?.postMessage(signed({ kind: 'hello' }), '*');
    return () => removeEventListener('message', handleMessage);
  }, []);
  const src = `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`;
  const sandbox = 'allow-scripts allow-forms';
  return { post, frameProps: { ref: frame, className: styles.frame, src, height, sandbox } };
}
