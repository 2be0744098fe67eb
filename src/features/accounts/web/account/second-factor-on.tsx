import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type Account, accountApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import type { CodesAnswer } from './second-factor-answers.ts';
import { SettingRow } from './setting-row.tsx';
import { useKeepAccount } from './use-account.ts';
import { useAccountCall } from './use-account-call.ts';

const fewCodes = 3;

interface SecondFactorOnProps {
  account: Account;
  onCodes(answer: CodesAnswer): void;
}

export function SecondFactorOn({ account: { recoveryCodesLeft }, onCodes }: SecondFactorOnProps) {
  const t = useTexts(accountTexts);
  const keepAccount = useKeepAccount();
  const renewal = useAccountCall({
    call: (api) => api.call(accountApi.renewRecoveryCodes, {}),
    onDone: onCodes,
  });
  const removal = useAccountCall({
    call: (api) => api.call(accountApi.removeSecondFactor, {}),
    onDone: (account) => {
      keepAccount(account);
      toast({ title: t('account.secondFactor.removed') });
    },
  });
  const isLow = recoveryCodesLeft <= fewCodes;
  const actions = (
    <>
      <ConfirmedButton
        variant={isLow ? 'default' : 'outline'}
        call={renewal}
        title={t('account.secondFactor.renewTitle')}
        text={t('account.secondFactor.renewText')}
        confirm={t('account.secondFactor.renewConfirm')}
      >
        {t('account.secondFactor.renew')}
      </ConfirmedButton>
      <ConfirmedButton
        variant="ghost"
        call={removal}
        title={t('account.secondFactor.removeTitle')}
        text={t('account.secondFactor.removeText')}
        confirm={t('account.secondFactor.removeConfirm')}
        isDestructive
      >
        {t('account.secondFactor.remove')}
      </ConfirmedButton>
    </>
  );
  return (
    <SettingRow
      title={t('account.secondFactor.codesLeft', { count: recoveryCodesLeft })}
      text={t(isLow ? 'account.secondFactor.codesLow' : 'account.secondFactor.codesText')}
      action={actions}
    />
  );
}
