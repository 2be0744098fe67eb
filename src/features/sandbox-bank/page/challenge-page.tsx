import type { ReactNode } from 'react';
import { formatMoney } from '#base/money.ts';
import { translator } from '#i18n/translator.ts';
import type { BankState } from '../domain.ts';
import { type FrameOptions, renderFrame } from './document.tsx';
import { Message } from './message.tsx';
import { bankTexts } from './texts.ts';

interface ChallengeOptions extends FrameOptions {
  readonly payment:
    | { readonly ref: string; readonly merchant: 'shop' | 'demo'; readonly amount: number; readonly state: BankState }
    | undefined;
}

/** A plain form that works without the script; the script only notifies the surrounding page of the answer. */
export function renderChallenge({ locale, theme, script, payment }: ChallengeOptions) {
  const t = translator(bankTexts, locale);
  const frame = (title: string, body: ReactNode) =>
    renderFrame({ locale, theme, script, title: `${title} · ${t('bank.name')}`, body });
  if (!payment) return frame(t('bank.challenge.gone'), <Message title={t('bank.challenge.gone')} />);
  if (payment.state !== 'asks_holder') {
    const title = t(endings[payment.state] ?? 'bank.challenge.over');
    return frame(title, <Message title={title} text={t('bank.challenge.back')} isAnswered />);
  }
  const query = new URLSearchParams({ lang: locale, ...(theme && { look: theme }) });
  return frame(
    t('bank.challenge.title'),
    <main>
      <h1>{t('bank.challenge.title')}</h1>
      <p>{t('bank.challenge.text')}</p>
      <dl>
        <dt>{t('bank.challenge.to')}</dt>
        <dd>{t(`bank.challenge.${payment.merchant}`)}</dd>
        <dt>{t('bank.challenge.amount')}</dt>
        <dd>
          <bdi dir="ltr">{formatMoney(payment.amount)}</bdi>
        </dd>
      </dl>
      <form className="buttons" method="post" action={`/sandbox-bank/challenge/${payment.ref}?${query}`}>
        <button type="submit" name="answer" value="approve">
          {t('bank.challenge.approve')}
        </button>
        <button type="submit" name="answer" value="refuse">
          {t('bank.challenge.refuse')}
        </button>
      </form>
      <p className="note">{t('bank.note')}</p>
    </main>,
  );
}

const endings: Partial<Record<BankState, 'bank.challenge.paid' | 'bank.challenge.declined'>> = {
  paid: 'bank.challenge.paid',
  declined: 'bank.challenge.declined',
};
