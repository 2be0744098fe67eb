import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from '#ui/locale.tsx';
import { type FrameMessage, type PageMessage, readFrameMessage, signed } from '../messages.ts';

interface BankFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  readonly height: number;
  post(message: PageMessage): void;
}

const maxHeight = 2_000;

/** A frame of the bank's: as tall as it asks to be, in the reader's language, heard only when it is really the one that speaks. */
export function useBankFrame(url: string, firstHeight: number, onMessage: (message: FrameMessage) => void): BankFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const { locale } = useLocale();
  const [height, setHeight] = useState(firstHeight);
  // Its origin is opaque and cannot be named as the receiver.
  const post = (message: PageMessage) => frame.current?.contentWindow?.postMessage(signed(message), '*');
  const handleMessage = useEffectEvent((event: MessageEvent) => {
    if (!event.source || event.source !== frame.current?.contentWindow) return;
    const message = readFrameMessage(event.data);
    if (message?.kind === 'height') setHeight(Math.min(Math.ceil(message.height), maxHeight));
    else if (message) onMessage(message);
  });
  useEffect(() => {
    addEventListener('message', handleMessage);
    // A frame that came with the page's first HTML may have told its height before anybody listened.
    frame.current?.contentWindow?.postMessage(signed({ kind: 'hello' }), '*');
    return () => removeEventListener('message', handleMessage);
  }, []);
  return { frame, height, post, src: withLanguage(url, locale) };
}

const withLanguage = (url: string, locale: string): string => `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`;
