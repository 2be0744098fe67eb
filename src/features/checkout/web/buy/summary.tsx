import { BellRing, CalendarCheck, CalendarX2, Gift, type LucideIcon, Repeat, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { isolatedMoney } from '#base/money.ts';
import type { Cycle } from '#features/subscriptions/domain.ts';
import { formatDay, unbrokenDates } from '#i18n/format.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Card, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import type { Quote } from '../../contract.ts';
import type { PurchaseParams } from '../state/purchase-params.ts';
import { buyingTexts } from '../texts.ts';
import styles from './buy.module.css';

interface SummaryProps {
  quote: Quote;
  purchase: PurchaseParams;
  onCycle: (cycle: string) => void;
  /** Undefined before the user is prompted for consent. */
  consent: boolean | undefined;
  /** The price still belongs to the previous selection. */
  isOld: boolean;
  /** Where a code is entered; absent for those who cannot pay. */
  coupon?: ReactNode;
}

export function Summary({ quote, purchase, onCycle, consent, isOld, coupon }: SummaryProps) {
  const t = useTexts(buyingTexts);
  const { title, lines, amount, vat, vatRate, renewal } = quote;
  return (
    <Card as="section" tone="raised" className={styles.summary} aria-labelledby="order-summary">
      <div>
        <Text as="h2" tone="muted" size="s" weight="medium" id="order-summary">
          {t('buying.summary.title')}
        </Text>
        <Text size="xl" weight="heading" line="snug">
          <bdi>{title}</bdi>
        </Text>
      </div>
      {renewal && <CycleChoice renewal={renewal} value={purchase.cycle} onChange={onCycle} />}
      <Stack gap={2} className={styles.figures} aria-busy={isOld} aria-live="polite">
        <Stack as="ul" gap={2}>
          {lines.map(({ text, quantity, amount: ofLine }) => (
            <Row as="li" gap={4} align="baseline" justify="between" key={text} tone="muted" size="s">
              <span>
                {unbrokenDates(text)}
                {quantity > 1 && <span className={styles.times}>{t('buying.summary.times', { count: quantity })}</span>}
              </span>
              <MoneyText agorot={ofLine} />
            </Row>
          ))}
        </Stack>
        <Row as="p" gap={4} align="baseline" justify="between" className={styles.total}>
          <span>{t('buying.summary.total')}</span>
          <MoneyText agorot={amount} className={styles.amount ?? ''} />
        </Row>
        <Row as="p" gap={4} align="baseline" justify="between" tone="muted" size="s">
          <span>{t('buying.summary.vat', { rate: vatRate / 100 })}</span>
          <MoneyText agorot={vat} />
        </Row>
      </Stack>
      {coupon}
      {renewal && <WhatNext renewal={renewal} consent={consent} />}
      {quote.type === 'physical-card' && <PhysicalCardsNextSteps arrival={quote.arrival} />}
    </Card>
  );
}

/** Next steps after paying for physical cards; there are no renewals or further charges. */
function PhysicalCardsNextSteps({ arrival }: Pick<Quote, 'arrival'>) {
  const t = useTexts(buyingTexts);
  const { locale } = useLocale();
  const dayText = (day: string) => formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Stack as="section" gap={3} className={styles.next} aria-label={t('buying.next.title')}>
      {arrival && (
        <Detail
          icon={CalendarCheck}
          text={t(arrival.from === arrival.to ? 'buying.next.physicalCardsDay' : 'buying.next.physicalCardsDays', {
            from: dayText(arrival.from),
            to: dayText(arrival.to),
          })}
        />
      )}
      <Detail icon={BellRing} text={t('buying.next.physicalCardsUpdates')} />
      <Detail icon={CalendarX2} text={t('buying.next.physicalCardsOnce')} />
    </Stack>
  );
}

type Renewal = NonNullable<Quote['renewal']>;

/** States what remains, how long it runs, and whether there are further charges. */
function WhatNext({ renewal, consent }: { renewal: Renewal; consent: boolean | undefined }) {
  const t = useTexts(buyingTexts);
  const { freeDaysLeft: days, startsAfter, isUpgrade, periodStart, periodEnd, nextCharge } = renewal;
  const start = isUpgrade ? (startsAfter ? (`${startsAfter}Upgrade` as const) : 'upgrade') : startsAfter;
  const starts = { days, at: new Date(periodStart) };
  const renewed = { amount: isolatedMoney(nextCharge.amount), at: new Date(nextCharge.at) };
  return (
    <Stack as="section" gap={3} className={styles.next} aria-label={t('buying.next.title')}>
      {start && <Detail icon={isUpgrade ? Rocket : Gift} text={t(`buying.next.${start}`, starts)} />}
      <Detail icon={CalendarCheck} text={t('buying.next.until', { at: new Date(periodEnd) })} />
      {consent === undefined && <Detail icon={Repeat} text={t('buying.next.choose')} />}
      {consent === true && <Detail icon={Repeat} text={t('buying.next.renews', renewed)} />}
      {consent === false && <Detail icon={CalendarX2} text={t('buying.next.ends')} />}
    </Stack>
  );
}

/** One piece of information before paying. */
function Detail({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <Row as="p" gap={3} className={styles.detail}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{unbrokenDates(text)}</span>
    </Row>
  );
}

interface CycleChoiceProps {
  renewal: Renewal;
  value: Cycle;
  onChange: (cycle: string) => void;
}

function CycleChoice({ renewal, value, onChange }: CycleChoiceProps) {
  const t = useTexts(buyingTexts);
  const { monthlyPrice, yearlyPrice, saving } = renewal;
  return (
    <RadioGroup
      variant="cards"
      className={styles.cycles ?? ''}
      label={t('buying.summary.cycle')}
      value={value}
      onValueChange={onChange}
    >
      {renewal.cycles.toReversed().map((cycle) => (
        <RadioItem key={cycle} className={styles.option ?? ''} value={cycle}>
          <Row as="span" gap={[1, 3]} align="center" justify="between" wrap>
            <Row as="span" gap={2} align="center" wrap inline weight="medium">
              {t(`buying.summary.${cycle}`)}
              {cycle === 'yearly' && saving > 0 && (
                <Badge variant="hot" size="sm">
                  {t('buying.summary.saving', { percent: saving })}
                </Badge>
              )}
            </Row>
            <Text as="span" tone="muted">
              <MoneyText agorot={cycle === 'yearly' ? yearlyPrice : monthlyPrice} />{' '}
              {t(cycle === 'yearly' ? 'buying.summary.perYear' : 'buying.summary.perMonth')}
            </Text>
          </Row>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
