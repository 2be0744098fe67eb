import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type Account, accountApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { ConnectGoogle } from './connect-google.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useKeepAccount } from './use-account.ts';
import { useAccountCall } from './use-account-call.ts';

interface GoogleSectionProps {
  account: Account;
}

export function GoogleSection({ account: { hasGoogle, isDemo } }: GoogleSectionProps) {
  const t = useTexts(accountTexts);
  const keepAccount = useKeepAccount();
  const removal = useAccountCall({
    call: (api) => api.call(accountApi.disconnectGoogle, {}),
    onDone: (account) => {
      keepAccount(account);
      toast({ title: t('account.google.disconnected') });
    },
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
          <ConfirmedButton
            call={removal}
            title={t('account.google.disconnectTitle')}
            text={t('account.google.disconnectText')}
            confirm={t('account.google.disconnectConfirm')}
          >
            {t('account.google.disconnect')}
          </ConfirmedButton>
        </div>
      ) : (
        !isDemo && <ConnectGoogle />
      )}
    </SettingsSection>
  );
}
