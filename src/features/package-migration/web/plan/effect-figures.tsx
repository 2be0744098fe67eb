import { Facts } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import type { EffectSums } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';
import styles from './plan.module.css';

export function EffectFigures({ sums }: { sums: EffectSums }) {
  const t = useTexts(moveTexts);
  const figure = (value: number, isBad = false) => (
    <span className={styles.figure} data-bad={isBad && value > 0}>
      {value.toLocaleString('en')}
    </span>
  );
  const expiring = { profiles: sums.expiringProfiles.toLocaleString('en'), owners: sums.expiringOwners };
  return (
    <Facts
      rows={[
        { name: t('packageMove.sums.moving'), value: figure(sums.owners - sums.skipped) },
        { name: t('packageMove.sums.skipped'), value: figure(sums.skipped) },
        { name: t('packageMove.sums.cheaper'), value: figure(sums.cheaper) },
        {
          name: t('packageMove.sums.monthlyLoss'),
          value: (
            <span className={styles.figure} data-bad={sums.monthlyLoss > 0}>
              <MoneyText value={{ amount: sums.monthlyLoss, currency: 'ILS' }} />
            </span>
          ),
        },
        { name: t('packageMove.sums.losing'), value: figure(sums.losing, true) },
        {
          name: t('packageMove.sums.expiring'),
          value: (
            <span className={styles.figure} data-bad={sums.expiringProfiles > 0}>
              {sums.expiringProfiles ? t('packageMove.sums.expiringOf', expiring) : 0}
            </span>
          ),
        },
      ]}
    />
  );
}
