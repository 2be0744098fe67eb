import { yearlySaving } from '#base/money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Prices } from '../../prices.ts';
import { useMomentText } from './moment-text.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { PricePair } from './price-pair.tsx';

interface PriceLineProps {
  prices: Prices & { readonly holdsFrom?: string };
  /** Where the prices themselves do not say. */
  holdsFrom?: string | undefined;
  state: 'toCome' | 'inForce' | 'past';
  onDrop?: () => void;
}

const looks = { toCome: 'warn', inForce: 'good', past: 'secondary' } as const;

export function PriceLine({ prices, holdsFrom = prices.holdsFrom, state, onDrop }: PriceLineProps) {
  const t = useTexts(packagesAdminTexts);
  const momentText = useMomentText();
  const ils = (amount: number) => ({ amount, currency: 'ILS' }) as const;
  const percent = yearlySaving(ils(prices.monthlyPrice), ils(prices.yearlyPrice));
  return (
    <li className={styles.priceLine} data-state={state}>
      <div className={styles.priceWords}>
        <PricePair prices={prices} />
        <span className={styles.small}>
          {holdsFrom ? <DateText value={holdsFrom} time /> : t('packagesAdmin.prices.first')}
          {percent > 0 && ` · ${t('packagesAdmin.prices.saving', { percent })}`}
        </span>
      </div>
      <Badge variant={looks[state]} size="sm" dot>
        {t(`packagesAdmin.prices.${state}`)}
      </Badge>
      {onDrop && holdsFrom && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('packagesAdmin.prices.dropLabel', { date: momentText(holdsFrom) })}
          onClick={onDrop}
        >
          {t('packagesAdmin.prices.drop')}
        </Button>
      )}
    </li>
  );
}
