import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Ban,
  CreditCard,
  IdCard,
  KeyRound,
  LogOut,
  Mails,
  MessagesSquare,
  Monitor,
  Package,
  Repeat,
  ScrollText,
  ShieldCheck,
  Smartphone,
  Trash2,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { DetailList, Panel, useMayStaff } from '#features/admin/web/index.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useSchemaForm } from '#ui/forms/form.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { MailText } from '#ui/text/mail-text.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type AdminUserDetail, type AssignedRole, adminUsersApi, assignedRoles } from '../../admin-contract.ts';
import { accountLimits, deviceOf } from '../../domain.ts';
import { usersTexts } from '../../users-texts.ts';
import { ActivityList } from '../activity/activity-list.tsx';
import { activityQueries } from '../activity/activity-queries.ts';
import { useDayText } from './actions/days.ts';
import { OnBehalf } from './actions/on-behalf.tsx';
import { UserAction } from './actions/user-action.tsx';
import { UserNotes } from './notes/user-notes.tsx';
import { UserTimeline } from './timeline/user-timeline.tsx';
import styles from './user.module.css';
import { UserPlan } from './user-plan.tsx';
import { userTexts } from './user-texts.ts';

export interface UserDetailProps {
  user: AdminUserDetail;
  /** Of a higher feature: the errors that the customer met. */
  Errors: ComponentType<{ id: number }>;
}

export function UserDetail({ user, Errors }: UserDetailProps) {
  return (
    <>
      <UserNotices user={user} />
      <UserNotes id={user.id} />
      <UserPlan user={user} />
      <UserAccount user={user} />
      <OnBehalf user={user} />
      <UserSessions user={user} />
      <UserTimeline id={user.id} />
      <Errors id={user.id} />
      <UserActivity user={user} />
      <UserLinks user={user} />
    </>
  );
}

function UserActivity({ user }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const reading = useInfiniteQuery(activityQueries.of(useApi(), user.id));
  return (
    <Panel title={t('userAdmin.activity.title')}>
      <ActivityList reading={reading} />
    </Panel>
  );
}

/** Notices that the admin should see first. */
function UserNotices({ user: { suspendedAt, suspendedReason, deletesAt } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const day = useDayText();
  return (
    <>
      {suspendedAt && (
        <Notice icon={Ban} tone="bad" title={t('userAdmin.suspended.title')}>
          <p>
            {t('userAdmin.suspended.since')} <DateText value={suspendedAt} time />
          </p>
          {suspendedReason && <p>{t('userAdmin.suspended.reason', { reason: suspendedReason })}</p>}
        </Notice>
      )}
      {deletesAt && (
        <Notice icon={Trash2} tone="warn" title={t('userAdmin.deleting.title')}>
          {t('userAdmin.deleting.text', { day: day(deletesAt) })}
        </Notice>
      )}
    </>
  );
}

/** Links to the user's data in the other admin sections. */
function UserLinks({ user: { id, email } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const links = [
    { to: `/admin/profiles?owner=${id}`, icon: IdCard, name: t('userAdmin.links.cards') },
    { to: `/admin/subscriptions?user=${id}`, icon: Repeat, name: t('userAdmin.links.subscriptions') },
    { to: `/admin/payments?user=${id}`, icon: CreditCard, name: t('userAdmin.links.payments') },
    { to: `/admin/orders?q=${encodeURIComponent(email)}`, icon: Package, name: t('userAdmin.links.orders') },
    { to: `/admin/support?user=${id}`, icon: MessagesSquare, name: t('userAdmin.links.conversation') },
    { to: `/admin/mails?q=${encodeURIComponent(email)}`, icon: Mails, name: t('userAdmin.links.mails') },
    { to: `/admin/audit?target=user:${id}`, icon: ScrollText, name: t('userAdmin.links.audit') },
  ];
  return (
    <Panel title={t('userAdmin.links.title')}>
      <ul className={styles.actions}>
        {links.map(({ to, icon: Icon, name }) => (
          <li key={to}>
            <Link className={styles.action} to={to}>
              <Icon size={18} aria-hidden="true" />
              <span className={styles.wayName}>{name}</span>
              <ChevronForward size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function UserAccount({ user }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const yesOrNo = (is: boolean) => (is ? t('userAdmin.yes') : t('userAdmin.no'));
  return (
    <Panel title={t('userAdmin.account.title')} actions={<RoleAction user={user} />}>
      <DetailList
        rows={[
          { name: t('userAdmin.account.id'), value: <LatinText>{user.id}</LatinText> },
          { name: t('userAdmin.account.email'), value: <MailText value={user.email} /> },
          { name: t('userAdmin.account.verified'), value: yesOrNo(user.isVerified) },
          { name: t('userAdmin.account.registered'), value: <DateText value={user.createdAt} time /> },
          { name: t('userAdmin.account.role'), value: <RoleOf user={user} /> },
          { name: t('userAdmin.account.language'), value: t(`userAdmin.account.${user.language}`) },
          { name: t('userAdmin.account.password'), value: yesOrNo(user.hasPassword) },
          { name: t('userAdmin.account.google'), value: yesOrNo(user.hasGoogle) },
          { name: t('userAdmin.account.secondFactor'), value: yesOrNo(user.hasSecondFactor) },
        ]}
      />
    </Panel>
  );
}

function RoleOf({ user: { staffRole, roleLacks } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  return (
    <Row as="span" inline wrap align="center" gap={[1, 2]}>
      {staffRole ? list(`usersAdmin.staff.${staffRole}`) : list('usersAdmin.isOwner')}
      {roleLacks && (
        <Badge variant="warn" size="sm">
          {t(`userAdmin.account.roleLacks.${roleLacks}`)}
        </Badge>
      )}
    </Row>
  );
}

const roleForm = z.object({ role: z.enum(assignedRoles) });

function RoleAction({ user }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const list = useTexts(usersTexts);
  const { id, displayName, username } = user;
  const current = user.staffRole ?? 'user';
  const form = useSchemaForm({ schema: roleForm, texts: [userTexts], defaultValues: { role: current } });
  const chosen = form.watch('role');
  const isSelf = useSession().user?.id === id;
  const mayAssign = useMayStaff('staff', 'write');
  if (!mayAssign || isSelf) return null;
  return (
    <UserAction
      button={t('userAdmin.role.button')}
      icon={ShieldCheck}
      title={t('userAdmin.role.title', { name: displayName || username })}
      text={t('userAdmin.role.text', { count: accountLimits.adminPasswordMin })}
      action={t('userAdmin.role.action')}
      done={t('userAdmin.role.done')}
      isDangerous={current !== 'user' && chosen === 'user'}
      form={form}
      call={(api, body) => api.call(adminUsersApi.setRole, { params: { id }, body })}
    >
      <RadioGroup
        label={t('userAdmin.role.label')}
        value={chosen}
        onValueChange={(role) => form.setValue('role', role as AssignedRole)}
      >
        {assignedRoles.map((role) => (
          <RadioItem key={role} value={role} description={t(`userAdmin.role.about.${role}`)}>
            {list(role === 'user' ? 'usersAdmin.isOwner' : `usersAdmin.staff.${role}`)}
          </RadioItem>
        ))}
      </RadioGroup>
    </UserAction>
  );
}

function UserSessions({ user }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const { sessions } = user;
  const actions = (
    <>
      <ResetAction user={user} />
      {sessions.length > 0 && <EndSessionsAction user={user} />}
    </>
  );
  return (
    <Panel title={t('userAdmin.sessions.title')} actions={actions}>
      {sessions.length === 0 && <Caption>{t('userAdmin.sessions.none')}</Caption>}
      {sessions.length > 0 && (
        <Stack as="ul" gap={3}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function SessionRow({ session }: { session: AdminUserDetail['sessions'][number] }) {
  const t = useTexts(userTexts);
  const { browser, system, isPhone } = deviceOf(session.userAgent);
  const name = [browser, system].filter(Boolean).join(' · ');
  return (
    <Row as="li" align="center" gap={3}>
      <IconTile icon={isPhone ? Smartphone : Monitor} tone="quiet" />
      <Stack align="start" shrink>
        {name ? <LatinText className={styles.device ?? ''}>{name}</LatinText> : t('userAdmin.sessions.unknown')}
        <Text as="span" tone="muted" size="s">
          {t('userAdmin.sessions.lastActive')} <TimeAgo at={session.lastSeenAt} isInSentence /> ·{' '}
          {t('userAdmin.sessions.since')} <DateText value={session.createdAt} />
        </Text>
      </Stack>
    </Row>
  );
}

function ResetAction({ user: { id, email } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  return (
    <UserAction
      button={t('userAdmin.reset.button')}
      icon={KeyRound}
      title={t('userAdmin.reset.title')}
      text={t('userAdmin.reset.text', { email: `\u2068${email}\u2069` })}
      action={t('userAdmin.reset.action')}
      done={t('userAdmin.reset.done')}
      call={(api) => api.call(adminUsersApi.sendReset, { params: { id } })}
    />
  );
}

function EndSessionsAction({ user: { id, displayName, username, sessions } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  return (
    <UserAction
      button={t('userAdmin.end.button')}
      icon={LogOut}
      title={t('userAdmin.end.title', { name: displayName || username })}
      text={t('userAdmin.end.text', { count: sessions.length })}
      action={t('userAdmin.end.action')}
      done={t('userAdmin.end.done')}
      isDangerous
      call={(api) => api.call(adminUsersApi.endSessions, { params: { id } })}
    />
  );
}
