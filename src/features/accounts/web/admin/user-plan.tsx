import { Facts, Panel } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminUserDetail } from '../../admin-contract.ts';
import { ExtendAction } from './actions/extend-action.tsx';
import { GiveAction } from './actions/give-action.tsx';
import { TakeAction } from './actions/take-action.tsx';
import { PlanBadges } from './plan-badges.tsx';
import { useDayText } from './use-day-text.ts';
import { userTexts } from './user-texts.ts';
import { usersTexts } from './users-texts.ts';

export function UserPlan({ user }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  const day = useDayText();
  const ending = (type: AdminUserDetail['paidPackage'], until: string | null) =>
    type && until ? t('userAdmin.plan.untilDay', { name: list(`usersAdmin.packages.${type}`), day: day(until) }) : '';
  const actions = (
    <>
      <ExtendAction user={user} />
      <GiveAction user={user} />
      {user.givenPackage && <TakeAction user={user} />}
    </>
  );
  return (
    <Panel title={t('userAdmin.plan.title')} actions={actions}>
      <Facts
        rows={[
          { name: t('userAdmin.plan.now'), value: <PlanBadges user={user} /> },
          {
            name: t('userAdmin.plan.until'),
            value: user.until ? <DateText value={user.until} time /> : t('userAdmin.plan.open'),
          },
          { name: t('userAdmin.plan.trial'), value: user.trialEndsAt && <DateText value={user.trialEndsAt} time /> },
          { name: t('userAdmin.plan.paid'), value: ending(user.paidPackage, user.paidUntil) },
          { name: t('userAdmin.plan.given'), value: ending(user.givenPackage, user.givenUntil) },
        ]}
      />
    </Panel>
  );
}
