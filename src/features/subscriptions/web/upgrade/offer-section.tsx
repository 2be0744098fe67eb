import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { shekels } from '#base/money.ts';
import type { Product } from '#features/packages/contract.ts';
import { cardLines } from '#features/packages/domain.ts';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';
import { dayWords } from '../day-words.ts';
import styles from './offer-section.module.css';
import { upgradeTexts } from './upgrade-texts.ts';

/** The specification's own figure for the upgrade dialog, in percent; computed savings stand beside the prices elsewhere. */
const yearlyHint = 17;

interface CycleChoiceProps {
  product: Product;
  /** Those that can be had at once. */
  cycles: readonly Cycle[];
  cycle: Cycle;
  onCycle: (cycle: Cycle) => void;
}

/** Native radios: arrows, names and groups come with them. */
function CycleChoice({ product, cycles, cycle, onCycle }: CycleChoiceProps) {
  const t = useTexts(upgradeTexts);
  const name = useId();
  const prices = { monthly: product.monthlyPrice, yearly: product.yearlyPrice };
  const periods = { monthly: t('upgradePlan.perMonth'), yearly: t('upgradePlan.perYear') };
  return (
    <fieldset className={styles.choice} data-count={cycles.length}>
      <legend>
        <VisuallyHidden>{t('upgradePlan.cycle')}</VisuallyHidden>
      </legend>
      {cycles.map((value) => (
        <label key={value} className={styles.option}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={cycle === value}
            onChange={() => onCycle(value)}
          />
          <span className={styles.cycleChoiceName}>
            {t(`upgradePlan.${value}`)}
            {value === 'yearly' && (
              <Badge variant="hot" size="sm">
                {t('upgradePlan.hint', { percent: yearlyHint })}
              </Badge>
            )}
          </span>
          <span className={styles.price}>
            <MoneyText className={styles.sum ?? ''} value={shekels(prices[value])} /> {periods[value]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface OfferSectionProps {
  mine: Subscription;
  offer: Product;
  cycles: readonly Cycle[];
  cycle: Cycle;
  onCycle: (cycle: Cycle) => void;
}

/** What the larger plan gives, and what it costs. */
export function OfferSection({ mine, offer, cycles, cycle, onCycle }: OfferSectionProps) {
  const t = useTexts(upgradeTexts);
  const { locale } = useLocale();
  const gift = ({ packageName, until }: NonNullable<Subscription['given']>) =>
    t('upgradePlan.given', { name: packageName, date: dayWords(until, locale) });
  return (
    <>
      <section className={styles.offer} aria-label={t('upgradePlan.plan', { name: offer.name })}>
        <p className={styles.name}>
          <bdi>{t('upgradePlan.plan', { name: offer.name })}</bdi>
        </p>
        <ul className={styles.lines} aria-label={t('upgradePlan.includes', { name: offer.name })}>
          {cardLines(offer).map((line) => (
            <li key={line}>
              <Check size={18} aria-hidden="true" />
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      </section>
      <CycleChoice product={offer} cycles={cycles} cycle={cycle} onCycle={onCycle} />
      <p className={styles.small}>
        {mine.paid && `${t('upgradePlan.difference')} `}
        {mine.state === 'given' && mine.given && `${gift(mine.given)} `}
        {mine.state === 'trial' && `${t('upgradePlan.trial')} `}
        {t('upgradePlan.vat')} <Link to="/subscription">{t('upgradePlan.compare')}</Link>
      </p>
    </>
  );
}
