import { CreditCard } from 'lucide-react';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import type { PaymentMethod } from '../../contract.ts';
import type { MethodBrand } from '../../domain.ts';
import { payingTexts } from '../texts.ts';
import styles from './method-line.module.css';

/** Brand marks as printed on payment cards; the name is next to them as text. Never mirrored in RTL. */
const letters: Partial<Record<MethodBrand, string>> = {
  visa: 'VISA',
  amex: 'AMEX',
  isracard: 'ISRA',
  diners: 'DINERS',
};

function BrandMark({ brand }: { brand: MethodBrand }) {
  return (
    <span className={styles.mark} data-brand={brand} dir="ltr" aria-hidden="true">
      {brand === 'mastercard' && <Circles />}
      {brand === 'other' && <CreditCard size={20} strokeWidth={1.75} />}
      {letters[brand]}
    </span>
  );
}

function Circles() {
  return (
    <svg width="26" height="16" viewBox="0 0 26 16" aria-hidden="true">
      <circle className={styles.first} cx="8" cy="8" r="8" />
      <circle className={styles.second} cx="18" cy="8" r="8" />
    </svg>
  );
}

/** Without an expiry, as stored with a payment, only the name is shown. */
type MethodOfLine = Pick<PaymentMethod, 'brand' | 'last4'> &
  Partial<Pick<PaymentMethod, 'expMonth' | 'expYear' | 'expiry'>>;

/** A payment method in one line, made of phrasing content only, so that it can be used in a label. */
export function MethodLine({ method: { brand, last4, expMonth, expYear, expiry } }: { method: MethodOfLine }) {
  const t = useTexts(payingTexts);
  return (
    <Row as="span" gap={3} align="center" inline shrink>
      <BrandMark brand={brand} />
      <Stack as="span" shrink>
        <Text as="span" weight="medium">
          {t(`paying.brand.${brand}`)} <VisuallyHidden>{t('paying.method.ending')} </VisuallyHidden>
          <LatinText className={styles.digits ?? ''}>
            <span aria-hidden="true">•••• </span>
            {last4}
          </LatinText>
        </Text>
        {expMonth !== undefined && expYear !== undefined && (
          <ExpiryText month={expMonth} year={expYear} expiry={expiry ?? 'good'} />
        )}
      </Stack>
    </Row>
  );
}

/** As printed on the payment card, with a warning if it expires soon. */
function ExpiryText({ month, year, expiry }: { month: number; year: number; expiry: PaymentMethod['expiry'] }) {
  const t = useTexts(payingTexts);
  const printed = `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
  return (
    <Row as="span" gap={[0, 2]} align="center" wrap inline tone="muted" size="s">
      <span>
        {t('paying.method.expiry')} <LatinText>{printed}</LatinText>
      </span>
      {expiry !== 'good' && (
        <Badge size="sm" variant={expiry === 'over' ? 'bad' : 'warn'}>
          {t(`paying.method.${expiry}`)}
        </Badge>
      )}
    </Row>
  );
}
