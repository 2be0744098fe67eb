import { Facts } from '#features/admin/web/index.ts';
import { MethodLine } from '#features/payments/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminSubscriptionDetail } from '../../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../subscriptions-texts.ts';

type Choice = Pick<AdminSubscriptionDetail, 'packageType' | 'cycle'>;

export function SubscriptionFacts({ subscription: one }: { subscription: AdminSubscriptionDetail }) {
  const t = useTexts(subscriptionsAdminTexts);
  const { owner, next, method, tries } = one;
  const choice = ({ packageType, cycle }: Choice) =>
    `${t(`subscriptionsAdmin.packages.${packageType}`)}, ${t(`subscriptionsAdmin.cycles.${cycle}`)}`;
  const day = (moment: string | null) => moment && <DateText value={moment} />;
  const period = (
    <>
      <DateText value={one.periodStart} /> – <DateText value={one.periodEnd} />
    </>
  );
  const card = method && <MethodLine method={method} />;
  return (
    <Facts
      rows={[
        { name: t('subscriptionsAdmin.one.owner'), value: <bdi>{owner.displayName || owner.username}</bdi> },
        { name: t('subscriptionsAdmin.one.package'), value: choice(one) },
        { name: t('subscriptionsAdmin.one.price'), value: <AmountText agorot={one.price} /> },
        { name: t('subscriptionsAdmin.one.period'), value: period },
        { name: t('subscriptionsAdmin.one.periods'), value: <LatinText>{one.periods}</LatinText> },
        { name: t('subscriptionsAdmin.one.nextTry'), value: day(one.nextTryAt) },
        { name: t('subscriptionsAdmin.one.tries'), value: tries > 0 ? <LatinText>{tries}</LatinText> : null },
        { name: t('subscriptionsAdmin.one.next'), value: next && choice(next) },
        { name: t('subscriptionsAdmin.one.method'), value: card },
        { name: t('subscriptionsAdmin.one.started'), value: day(one.startedAt) },
        { name: t('subscriptionsAdmin.one.cancelled'), value: day(one.cancelledAt) },
        { name: t('subscriptionsAdmin.one.ended'), value: day(one.endedAt) },
      ]}
    />
  );
}
