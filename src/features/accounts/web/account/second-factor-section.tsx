import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Account } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { CodesDialog } from './codes-dialog.tsx';
import type { CodesAnswer } from './second-factor-answers.ts';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useKeepAccount } from './use-account.ts';

interface SecondFactorSectionProps {
  account: Account;
}

export function SecondFactorSection({ account }: SecondFactorSectionProps) {
  const t = useTexts(accountTexts);
  const keepAccount = useKeepAccount();
  const [codes, setCodes] = useState<readonly string[]>();
  const isOn = account.hasSecondFactor;
  const show = (answer: CodesAnswer) => {
    keepAccount(answer.account);
    setCodes(answer.recoveryCodes);
  };
  return (
    <>
      <SettingsSection
        name="secondFactor"
        text={t('account.secondFactor.text')}
        isLocked={account.isDemo}
        aside={
          <Badge variant={isOn ? 'good' : 'secondary'} dot>
            {t(isOn ? 'account.secondFactor.on' : 'account.secondFactor.off')}
          </Badge>
        }
      >
        {isOn ? <SecondFactorOn account={account} onCodes={show} /> : <SecondFactorOff onCodes={show} />}
      </SettingsSection>
      {codes && <CodesDialog codes={codes} username={account.username} onClose={() => setCodes(undefined)} />}
    </>
  );
}
