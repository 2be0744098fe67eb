import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Product } from '#features/packages/contract.ts';
import { cardLines } from '#features/packages/domain.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';
import type { Cycle } from '../../domain.ts';
import { dayWords } from '../day-words.ts';
import { CycleChoice } from './cycle-choice.tsx';
import styles from './offer-section.module.css';
import { upgradeTexts } from './upgrade-texts.ts';

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
