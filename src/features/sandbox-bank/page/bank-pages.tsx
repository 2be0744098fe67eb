import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '#base/money.ts';
import { translator } from '#i18n/translator.ts';
import type { BankState } from '../domain.ts';
import { maxYearsAhead, type PaymentCardField } from '../payment-cards.ts';
import { type FrameOptions, renderFrame } from './document.tsx';
import { Message } from './message.tsx';
import { bankTexts } from './texts.ts';

interface FieldErrorProps {
  id: string;
  text: string;
  /** Instead of the text while the field is empty, as the styles decide. */
  empty?: string;
  /** Announced when it appears, for messages that no focused field is described by. */
  isLive?: boolean;
}

/** All messages are rendered hidden, because the script has no translations. */
const FieldError = ({ id, text, empty, isLive = false }: FieldErrorProps) => (
  <p className="error" id={id} hidden {...(isLive && { role: 'alert' })}>
    <CircleAlert size={16} aria-hidden="true" />
    <span className={empty && 'wrong'}>{text}</span>
    {empty && <span className="empty">{empty}</span>}
  </p>
);

interface PaymentCardFieldRowProps {
  name: PaymentCardField;
  label: string;
  error: string;
  empty: string;
  children: (control: Record<'id' | 'name' | 'placeholder' | 'aria-describedby', string>) => ReactNode;
}

const PaymentCardFieldRow = ({ name, label, error, empty, children }: PaymentCardFieldRowProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    {children({ id: name, name, placeholder: ' ', 'aria-describedby': `${name}-error` })}
    <FieldError id={`${name}-error`} text={error} empty={empty} />
  </div>
);

interface FieldsOptions extends FrameOptions {
  readonly thisYear: number;
}

/** The card fields. Submitted by POST only: a card number must never be part of a URL. */
export function renderFields({ locale, theme, script, thisYear }: FieldsOptions) {
  const t = translator(bankTexts, locale);
  const years = Array.from({ length: maxYearsAhead + 1 }, (_, ahead) => String(thisYear + ahead));
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const empty = t('bank.errors.empty');
  const body = (
    <main>
      <h1 className="unseen">{t('bank.fields.title')}</h1>
      <form id="card" method="post" action="/sandbox-bank/cards" noValidate>
        <PaymentCardFieldRow
          name="number"
          label={t('bank.fields.number')}
          error={t('bank.errors.number')}
          empty={empty}
        >
          {(control) => (
            <div className="number" dir="ltr">
              <input {...control} required autoComplete="cc-number" inputMode="numeric" maxLength={30} />
              <span className="brand" id="brand" aria-hidden="true" />
            </div>
          )}
        </PaymentCardFieldRow>
        <PaymentCardFieldRow name="name" label={t('bank.fields.name')} error={t('bank.errors.name')} empty={empty}>
          {(control) => <input {...control} required dir="auto" autoComplete="cc-name" maxLength={60} />}
        </PaymentCardFieldRow>
        <div className="pair">
          <fieldset>
            <legend>{t('bank.fields.expiry')}</legend>
            <div className="selects">
              <Choice name="month" label={t('bank.fields.month')} empty={t('bank.fields.monthShort')} values={months} />
              <Choice name="year" label={t('bank.fields.year')} empty={t('bank.fields.yearShort')} values={years} />
            </div>
            <FieldError id="expiry-error" text={t('bank.errors.expiry')} empty={empty} />
          </fieldset>
          <PaymentCardFieldRow name="cvv" label={t('bank.fields.cvv')} error={t('bank.errors.cvv')} empty={empty}>
            {(control) => (
              <input {...control} required dir="ltr" autoComplete="cc-csc" inputMode="numeric" maxLength={4} />
            )}
          </PaymentCardFieldRow>
        </div>
        <FieldError id="lost" text={t('bank.errors.lost')} isLive />
        <FieldError id="too-many" text={t('bank.errors.tooMany')} isLive />
        <noscript>
          <p className="error">{t('bank.fields.script')}</p>
        </noscript>
      </form>
    </main>
  );
  return renderFrame({ locale, theme, script, title: t('bank.fields.title'), body });
}

interface ChoiceProps {
  name: 'month' | 'year';
  label: string;
  empty: string;
  values: readonly string[];
}

const Choice = ({ name, label, empty, values }: ChoiceProps) => (
  <div className="choice">
    <label className="unseen" htmlFor={name}>
      {label}
    </label>
    <select id={name} name={name} autoComplete={`cc-exp-${name}`} aria-describedby="expiry-error" required>
      <option value="">{empty}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </select>
    <ChevronDown size={16} aria-hidden="true" />
  </div>
);

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
