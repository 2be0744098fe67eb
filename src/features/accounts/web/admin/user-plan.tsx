import { CalendarPlus, Gift, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { DetailList, Panel } from '#features/admin/web/index.ts';
import { unbrokenDates } from '#i18n/format.ts';
import { Select } from '#ui/choices/select.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { parsedText } from '#ui/forms/field-schemas.ts';
import { useSchemaForm } from '#ui/forms/form.tsx';
import { Caption } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../admin-contract.ts';
import { usersTexts } from '../../users-texts.ts';
import { dayAhead, endOfDay, extendedUntil, isDays, useDayText } from './actions/days.ts';
import { UserAction } from './actions/user-action.tsx';
import { PlanBadges } from './user-badges.tsx';
import { userTexts } from './user-texts.ts';

const complimentaryPackages = ['advanced', 'pro'] as const;
const complimentaryPlan = z.object({
  packageType: z.enum(complimentaryPackages),
  until: parsedText(endOfDay, 'userAdmin.grantPlan.wrong').refine((until) => until > new Date(), {
    error: 'userAdmin.grantPlan.wrong',
  }),
});
const daysOf = (typed: string): number | undefined => (isDays(Number(typed)) ? Number(typed) : undefined);
const extension = z.object({ days: parsedText(daysOf, 'userAdmin.extend.wrong') });

/** One month by default. */
const defaultDays = 30;

function GrantPlanAction({ user: { id } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  const [suggested] = useState(() => dayAhead(new Date(), defaultDays));
  const form = useSchemaForm({
    schema: complimentaryPlan,
    texts: [userTexts],
    defaultValues: { packageType: 'pro', until: suggested },
  });
  return (
    <UserAction
      button={t('userAdmin.grantPlan.button')}
      icon={Gift}
      title={t('userAdmin.grantPlan.title')}
      text={t('userAdmin.grantPlan.text')}
      action={t('userAdmin.grantPlan.action')}
      done={t('userAdmin.grantPlan.done')}
      form={form}
      call={(api, { packageType, until }) => {
        const body = { complimentaryPlan: { packageType, until: until.toISOString() } };
        return api.call(adminUsersApi.give, { params: { id }, body });
      }}
    >
      <Field label={t('userAdmin.grantPlan.package')}>
        <Select {...form.register('packageType')}>
          {complimentaryPackages.map((packageType) => (
            <option key={packageType} value={packageType}>
              {list(`usersAdmin.packages.${packageType}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('userAdmin.grantPlan.until')} error={form.errorOf('until')} required>
        <Input {...form.register('until')} type="date" min={dayAhead(new Date(), 0)} />
      </Field>
    </UserAction>
  );
}

export function UserPlan({ user }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  const ending = (type: AdminUserDetail['paidPackage'], until: string | null) =>
    type &&
    until && (
      <>
        {t('userAdmin.plan.through', { name: list(`usersAdmin.packages.${type}`) })} <DateText value={until} time />
      </>
    );
  const day = useDayText();
  const { until, trialEndsAt, paidPackage, paidFrom, paidUntil } = user;
  const paidLater =
    paidPackage && paidFrom && paidUntil
      ? unbrokenDates(
          t('userAdmin.plan.period', {
            name: list(`usersAdmin.packages.${paidPackage}`),
            from: day(paidFrom),
            to: day(paidUntil),
          }),
        )
      : null;
  const actions = (
    <>
      <ExtendAction user={user} />
      <GrantPlanAction user={user} />
      {user.complimentaryPackage && <RevokePlanAction user={user} />}
    </>
  );
  return (
    <Panel title={t('userAdmin.plan.title')} actions={actions}>
      <DetailList
        rows={[
          { name: t('userAdmin.plan.now'), value: <PlanBadges user={user} /> },
          {
            name: t('userAdmin.plan.until'),
            value: until ? <DateText value={until} time /> : t('userAdmin.plan.open'),
          },
          {
            name: t('userAdmin.plan.trial'),
            value: trialEndsAt && trialEndsAt !== until ? <DateText value={trialEndsAt} time /> : null,
          },
          { name: t('userAdmin.plan.paid'), value: paidLater ? null : ending(paidPackage, paidUntil) },
          { name: t('userAdmin.plan.paidLater'), value: paidLater },
          {
            name: t('userAdmin.plan.complimentary'),
            value: ending(user.complimentaryPackage, user.complimentaryUntil),
          },
        ]}
      />
      {user.isRenewed && <Caption>{t('userAdmin.plan.graceNote')}</Caption>}
    </Panel>
  );
}

function RevokePlanAction({ user: { id, complimentaryPackage } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  return (
    <UserAction
      button={t('userAdmin.revokePlan.button')}
      icon={Undo2}
      title={t('userAdmin.revokePlan.title')}
      text={t('userAdmin.revokePlan.text', {
        name: complimentaryPackage ? list(`usersAdmin.packages.${complimentaryPackage}`) : '',
      })}
      action={t('userAdmin.revokePlan.action')}
      keep={t('userAdmin.keep')}
      done={t('userAdmin.revokePlan.done')}
      isDangerous
      call={(api) => api.call(adminUsersApi.give, { params: { id }, body: { complimentaryPlan: null } })}
    />
  );
}

function ExtendAction({ user: { id, trialEndsAt } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const day = useDayText();
  const form = useSchemaForm({ schema: extension, texts: [userTexts], defaultValues: { days: '14' } });
  const days = Number(form.watch('days'));
  return (
    <UserAction
      button={t('userAdmin.extend.button')}
      icon={CalendarPlus}
      title={t('userAdmin.extend.title')}
      text={t('userAdmin.extend.text')}
      action={t('userAdmin.extend.action')}
      done={t('userAdmin.extend.done')}
      form={form}
      call={(api, body) => api.call(adminUsersApi.extendTrial, { params: { id }, body })}
    >
      <Field
        label={t('userAdmin.extend.days')}
        hint={isDays(days) && t('userAdmin.extend.until', { day: day(extendedUntil(trialEndsAt, days, new Date())) })}
        error={form.errorOf('days')}
        required
      >
        <Input {...form.register('days')} type="number" inputMode="numeric" min={1} max={365} />
      </Field>
    </UserAction>
  );
}
