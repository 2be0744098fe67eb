import { KeyRound, LogOut, Monitor, Smartphone } from 'lucide-react';
import { Panel } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/time-ago.tsx';
import type { AdminUserDetail } from '../../admin-contract.ts';
import { adminUsersApi } from '../../admin-contract.ts';
import { deviceOf } from '../../domain.ts';
import { UserAction } from './actions/user-action.tsx';
import styles from './user.module.css';
import { userTexts } from './user-texts.ts';

export function UserSessions({ user }: { user: AdminUserDetail }) {
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
      {sessions.length === 0 && <p className={styles.quiet}>{t('userAdmin.sessions.none')}</p>}
      {sessions.length > 0 && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function SessionRow({ session }: { session: AdminUserDetail['sessions'][number] }) {
  const t = useTexts(userTexts);
  const { browser, system, isPhone } = deviceOf(session.userAgent);
  const name = [browser, system].filter(Boolean).join(' · ');
  return (
    <li className={styles.session}>
      <IconTile icon={isPhone ? Smartphone : Monitor} tone="quiet" />
      <div className={styles.words}>
        {name ? <LatinText className={styles.device ?? ''}>{name}</LatinText> : t('userAdmin.sessions.unknown')}
        <span className={styles.quiet}>
          {t('userAdmin.sessions.seen')} <TimeAgo at={session.lastSeenAt} /> · {t('userAdmin.sessions.since')}{' '}
          <DateText value={session.createdAt} />
        </span>
      </div>
    </li>
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
