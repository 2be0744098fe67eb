import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { frameTexts } from './frame-texts.ts';
import { useBankFrame } from './use-bank-frame.ts';

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
