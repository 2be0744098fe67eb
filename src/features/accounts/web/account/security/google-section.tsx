import { useEffect } from 'react';
import { LinkButton } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { useReauthenticate } from '#web-kit/session/reauthenticate.ts';
import { type Account, accountApi } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import { GoogleLogo } from '../../auth/google-option.tsx';
import { SettingsSection } from '../components/settings-section.tsx';
import { useAccountChange } from '../use-account.ts';
import { googlePath } from './google-path.ts';

/** The URL with which the page was opened; its `auth` parameter is removed before this page loads. */
const openedWith = (): string => performance.getEntriesByType('navigation')[0]?.name ?? '';

const requiresRecentAuth = (address: string): boolean =>
  URL.canParse(address) && new URL(address).searchParams.get('auth') === 'google-confirm';

let isRequested = false;

/** The server refused to start linking without recent authentication; continues to Google after it. */
function useGoogleReauthentication(): void {
  const reauthenticate = useReauthenticate();
  useEffect(() => {
    if (isRequested || !requiresRecentAuth(openedWith())) return;
    isRequested = true;
    void reauthenticate().then((isConfirmed) => isConfirmed && window.location.assign(googlePath('connect')));
  }, [reauthenticate]);
}

export function GoogleSection({ account: { hasGoogle, isDemo } }: { account: Account }) {
  const t = useTexts(accountTexts);
  const removal = useAccountChange({
    call: (api) => api.call(accountApi.disconnectGoogle, {}),
    done: t('account.google.disconnected'),
  });
  const state = (
    <Badge variant={hasGoogle ? 'good' : 'secondary'} dot>
      {t(hasGoogle ? 'account.google.connected' : 'account.google.notConnected')}
    </Badge>
  );
  return (
    <SettingsSection name="google" text={t('account.google.text')} aside={state} isLocked={isDemo}>
      {hasGoogle ? (
        <div>
          <ConfirmButton
            call={removal}
            title={t('account.google.disconnectTitle')}
            description={t('account.google.disconnectText')}
            confirm={t('account.google.disconnectConfirm')}
          >
            {t('account.google.disconnect')}
          </ConfirmButton>
        </div>
      ) : (
        !isDemo && <ConnectGoogle />
      )}
    </SettingsSection>
  );
}

function ConnectGoogle() {
  const t = useTexts(accountTexts);
  useGoogleReauthentication();
  return (
    <div>
      <LinkButton variant="outline" href={googlePath('connect')}>
        <GoogleLogo />
        {t('account.google.connect')}
      </LinkButton>
    </div>
  );
}
