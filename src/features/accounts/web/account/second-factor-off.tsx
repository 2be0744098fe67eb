import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import type { CodesAnswer, Secret } from './second-factor-answers.ts';
import { SetupDialog } from './setup-dialog.tsx';
import { useAccountCall } from './use-account-call.ts';

interface SecondFactorOffProps {
  onCodes(answer: CodesAnswer): void;
}

export function SecondFactorOff({ onCodes }: SecondFactorOffProps) {
  const t = useTexts(accountTexts);
  const [secret, setSecret] = useState<Secret>();
  const { send, isPending } = useAccountCall({
    call: (api) => api.call(accountApi.startSecondFactor, {}),
    onDone: setSecret,
  });
  return (
    <div>
      <Button loading={isPending} onClick={() => send()}>
        {t('account.secondFactor.start')}
      </Button>
      {secret && <SetupDialog secret={secret} onCodes={onCodes} onClose={() => setSecret(undefined)} />}
    </div>
  );
}
