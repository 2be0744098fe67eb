import type { ReactNode } from 'react';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { ErrorCard } from '#ui/feedback/query-content.tsx';
import { AppPage } from '#ui/layout/app-page.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { Account } from '../../contract.ts';
import { accountLimits } from '../../domain.ts';
import { usersTexts } from '../../users-texts.ts';
import { accountTexts } from '../account-texts.ts';
import { ConfirmProvider } from './confirm-provider.tsx';
import { useAccount } from './use-account.ts';

/**
 * Around the admin pages: who is no admin, or not yet, is told why; sensitive actions prompt for re-authentication. The
 * server authorizes each request.
 */
export function AdminAccess({ children }: { children: ReactNode }) {
  const { user, isChecked } = useSession();
  const { data, isPending } = useAccount();
  // Without a user, the page waits unseen for the sign-in.
  if (!user || user.userRole === 'admin')
    return <ConfirmProvider hasPassword={data?.hasPassword ?? true}>{children}</ConfirmProvider>;
  // The role may have changed since this browser last loaded it.
  if (!isChecked || isPending) return <LoadingPage />;
  return (
    <AppPage width="narrow">
      <NoAdmin account={data} />
    </AppPage>
  );
}

/** Does not prompt for a sign-in, because signing in again would not help. */
export function NoAdmin({ account }: { account: Account | undefined }) {
  const t = useTexts(accountTexts);
  if (!account?.lockedRole)
    return (
      <ErrorCard
        type="warning"
        level="h1"
        title={t('account.admin.closed.title')}
        message={t('account.admin.closed.text')}
        homeHref="/"
      />
    );
  return (
    <ErrorCard
      type="warning"
      level="h1"
      title={t('account.admin.title')}
      message={<RoleLockText account={account} />}
      action={<RoleLockLink account={account} />}
      homeHref="/"
    />
  );
}

interface RoleLockProps {
  account: Account;
}

/** What a staff role that was given waits for. */
export function RoleLockText({ account: { lockedRole, adminLacks, hasPassword, hasSecondFactor } }: RoleLockProps) {
  const t = useTexts(accountTexts);
  const roles = useTexts(usersTexts);
  const values = { count: accountLimits.adminPasswordMin };
  const password = hasSecondFactor ? 'signIn' : hasPassword ? 'password' : 'firstPassword';
  return (
    <>
      {lockedRole && t('account.admin.role', { role: roles(`usersAdmin.staff.${lockedRole}`) })}{' '}
      {adminLacks.map((name) => t(`account.admin.text.${name === 'password' ? password : name}`, values)).join(' ')}
    </>
  );
}

export function RoleLockLink({ account: { adminLacks } }: RoleLockProps) {
  const t = useTexts(accountTexts);
  return adminLacks.map((name) => (
    <RouterLinkButton key={name} to={`/account/security#${name}`}>
      {t(`account.admin.go.${name}`)}
    </RouterLinkButton>
  ));
}
