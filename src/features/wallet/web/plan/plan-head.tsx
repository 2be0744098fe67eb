import type { Subscription } from '#features/subscriptions/contract.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';
import styles from './plan.module.css';

const looks: Record<Subscription['state'], BadgeVariant> = {
  trial: 'default',
  given: 'good',
  active: 'good',
  past_due: 'bad',
  cancelled: 'warn',
  expired: 'secondary',
  none: 'secondary',
};

interface PlanHeadProps {
  mine: Subscription;
}

export function PlanHead({ mine }: PlanHeadProps) {
  const t = useTexts(walletTexts);
  return (
    <div className={styles.head}>
      <p className={styles.name}>
        <bdi>{useName(mine)}</bdi>
      </p>
      <Badge variant={looks[mine.state]} dot>
        {t(`wallet.plan.states.${mine.state}`)}
      </Badge>
    </div>
  );
}

function useName({ state, packageType, packageName, paid }: Subscription): string {
  const t = useTexts(walletTexts);
  if (paid) return t('wallet.plan.named', { name: paid.packageName });
  if (state === 'trial') return t('wallet.plan.trial', { name: packageName });
  return packageType === 'basic' ? t('wallet.plan.free') : t('wallet.plan.named', { name: packageName });
}
