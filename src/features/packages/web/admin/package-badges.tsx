import { Badge } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPackage } from '../../admin-contract.ts';
import { packagesAdminTexts } from './packages-admin-texts.ts';

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
