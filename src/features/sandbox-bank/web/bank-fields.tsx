import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { type FrameMessage, type PageMessage, readFrameMessage, signed } from '../messages.ts';
import styles from './bank-frame.module.css';
import { frameTexts } from './frame-texts.ts';

const maxHeight = 2_000;

/** An embedded bank frame: has the height it requests and the user's language; only its own messages are accepted. */
function useBankFrame(url: string, firstHeight: number, onMessage: (message: FrameMessage) => void) {
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

/** The fields show their errors themselves, so no further message is needed. */
export class PaymentCardRejected extends Error {
  override name = 'PaymentCardRejected';
}

export interface BankFieldsHandle {
  /** A token for the card that was typed; throws `PaymentCardRejected`. */
  submit(): Promise<string>;
}

interface BankFieldsProps {
  url: string;
  /** Enter was pressed in a field. */
  onEnter?: () => void;
  ref?: Ref<BankFieldsHandle>;
}

const fieldsHeight = 336;
/** Longer than the frame's own timeout for the bank. */
const maxMilliseconds = 25_000;

/** The bank's own fields: what is typed there never reaches this page. */
export function BankFields({ url, onEnter, ref }: BankFieldsProps) {
  const t = useTexts(frameTexts);
  const waiting = useRef<PromiseWithResolvers<string>>(undefined);
  const { frameProps, post } = useBankFrame(url, fieldsHeight, (message) => {
    if (message.kind === 'token') waiting.current?.resolve(message.token);
    if (message.kind === 'invalid') waiting.current?.reject(new PaymentCardRejected());
    if (message.kind === 'enter') onEnter?.();
  });
  useImperativeHandle(ref, () => ({
    submit: async () => {
      const pending = Promise.withResolvers<string>();
      waiting.current?.reject(new PaymentCardRejected());
      waiting.current = pending;
      const timer = setTimeout(() => pending.reject(new PaymentCardRejected()), maxMilliseconds);
      post({ kind: 'submit' });
      return pending.promise.finally(() => clearTimeout(timer));
    },
  }));
  useEffect(() => () => waiting.current?.reject(new PaymentCardRejected()), []);
  return <iframe {...frameProps} title={t('bankFrame.fields')} />;
}

interface BankChallengeProps {
  url: string;
  /** The cardholder has answered; the answer itself must be requested from the bank. */
  onDone: () => void;
}

const challengeHeight = 300;

/** The bank's approval page in a frame. */
export function BankChallenge({ url, onDone }: BankChallengeProps) {
  const t = useTexts(frameTexts);
  const { frameProps } = useBankFrame(url, challengeHeight, ({ kind }) => {
    if (kind === 'challenged') onDone();
  });
  return <iframe {...frameProps} title={t('bankFrame.challenge')} />;
}
