import { type Cycle, cycles } from '#features/subscriptions/domain.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import type { Quote } from '../../contract.ts';
import { buyingTexts } from '../texts.ts';
import styles from './summary.module.css';

interface CycleChoiceProps {
  renewal: NonNullable<Quote['renewal']>;
  value: Cycle;
  onChange: (cycle: string) => void;
}

export function CycleChoice({ renewal, value, onChange }: CycleChoiceProps) {
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
      {cycles.toReversed().map((cycle) => (
        <RadioItem key={cycle} className={styles.option ?? ''} value={cycle}>
          <span className={styles.cycle}>
            <span className={styles.cycleName}>
              {t(`buying.summary.${cycle}`)}
              {cycle === 'yearly' && saving > 0 && (
                <Badge variant="hot" size="sm">
                  {t('buying.summary.saving', { percent: saving })}
                </Badge>
              )}
            </span>
            <span className={styles.price}>
              <AmountText agorot={cycle === 'yearly' ? yearlyPrice : monthlyPrice} />{' '}
              {t(cycle === 'yearly' ? 'buying.summary.perYear' : 'buying.summary.perMonth')}
            </span>
          </span>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
