import { FlaskConical } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { BankFields, type BankFieldsHandle, PaymentCardRejected } from '#features/sandbox-bank/web/index.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { payingTexts } from '../texts.ts';
import styles from './fields.module.css';
import { type PaymentFieldsHandle, PaymentFieldsProblem } from './payment-fields-handle.ts';

interface SandboxFieldsProps {
  url: string;
  onEnter: () => void;
  ref: Ref<PaymentFieldsHandle>;
}

/** The sandbox's card fields, with a hint about what to enter. */
export function SandboxFields({ url, onEnter, ref }: SandboxFieldsProps) {
  const t = useTexts(payingTexts);
  const bank = useRef<BankFieldsHandle>(null);
  useImperativeHandle(ref, () => ({ tokenize: () => tokenOf(bank.current) }), []);
  return (
    <Stack gap={4} shrinkItems>
      <Notice icon={FlaskConical} tone="sea" title={t('paying.card.testTitle')}>
        <p>
          {t('paying.card.testText')} <LatinText className={styles.number ?? ''}>4242 4242 4242 4242</LatinText>
        </p>
        <a className={styles.link} href="/payment-demo" target="_blank" rel="noreferrer">
          {t('paying.card.testLink')}
        </a>
      </Notice>
      <BankFields ref={bank} url={url} onEnter={onEnter} />
    </Stack>
  );
}

async function tokenOf(bank: BankFieldsHandle | null): Promise<string> {
  try {
    return (await bank?.submit()) ?? '';
  } catch (error) {
    // The frame already shows the error.
    if (error instanceof PaymentCardRejected) throw new PaymentFieldsProblem('');
    throw error;
  }
}
