import { Badge } from '#ui/feedback/badge.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import type { AdminPackage } from '../../admin-contract.ts';
import type { Prices } from '../../prices.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';

export function PricePair({ prices: { monthlyPrice, yearlyPrice }, isBig }: { prices: Prices; isBig?: boolean }) {
  const t = useTexts(packagesAdminTexts);
  const isFree = monthlyPrice === 0 && yearlyPrice === 0;
  const money = (amount: number) => <MoneyText agorot={amount} />;
  return (
    <Row as="span" inline wrap align="baseline" gap={[0, 2]} className={isBig ? styles.bigPrice : undefined}>
      {isFree ? (
        <span className={styles.amount}>{t('packagesAdmin.pricingPanel.free')}</span>
      ) : (
        <>
          <span>
            <span className={styles.amount}>{money(monthlyPrice)}</span> {t('packagesAdmin.pricingPanel.perMonth')}
          </span>
          <Text as="span" tone="muted" aria-hidden="true">
            ·
          </Text>
          <span>
            <span className={styles.amount}>{money(yearlyPrice)}</span> {t('packagesAdmin.pricingPanel.perYear')}
          </span>
        </>
      )}
    </Row>
  );
}

export function PackageBadges({ one }: { one: Pick<AdminPackage, 'isActive' | 'showAtHome'> }) {
  const t = useTexts(packagesAdminTexts);
  return (
    <Row as="span" inline wrap gap={2}>
      <Badge variant={one.isActive ? 'good' : 'warn'} size="sm" dot>
        {t(one.isActive ? 'packagesAdmin.mark.active' : 'packagesAdmin.mark.inactive')}
      </Badge>
      <Badge variant={one.showAtHome ? 'default' : 'secondary'} size="sm">
        {t(one.showAtHome ? 'packagesAdmin.mark.home' : 'packagesAdmin.mark.notHome')}
      </Badge>
    </Row>
  );
}
