import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { downloadFile } from '#web-kit/download.ts';
import { type Account, accountApi } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import { SettingRow, SettingsSection } from '../components/settings-section.tsx';
import { useUpdateAccountCache } from '../use-account.ts';
import { useAccountCall, useAccountChange } from '../use-account-call.ts';
import styles from './codes-dialog.module.css';
import { type CodesAnswer, codesFile, groupCode, type Secret } from './second-factor-code.ts';
import { SetupDialog } from './setup-dialog.tsx';

const fewCodes = 3;

function SecondFactorOn({ codesLeft, onCodes }: { codesLeft: number; onCodes(answer: CodesAnswer): void }) {
  const t = useTexts(accountTexts);
  const renewal = useAccountCall({ call: (api) => api.call(accountApi.renewRecoveryCodes, {}), onDone: onCodes });
  const removal = useAccountChange({
    call: (api) => api.call(accountApi.removeSecondFactor, {}),
    done: t('account.secondFactor.removed'),
  });
  const isLow = codesLeft <= fewCodes;
  const actions = (
    <>
      <ConfirmButton
        variant={isLow ? 'default' : 'outline'}
        call={renewal}
        title={t('account.secondFactor.renewTitle')}
        description={t('account.secondFactor.renewText')}
        confirm={t('account.secondFactor.renewConfirm')}
      >
        {t('account.secondFactor.renew')}
      </ConfirmButton>
      <ConfirmButton
        variant="ghost"
        call={removal}
        title={t('account.secondFactor.removeTitle')}
        description={t('account.secondFactor.removeText')}
        confirm={t('account.secondFactor.removeConfirm')}
        destructive
      >
        {t('account.secondFactor.remove')}
      </ConfirmButton>
    </>
  );
  return (
    <SettingRow
      title={t('account.secondFactor.codesRemaining', { count: codesLeft })}
      text={t(isLow ? 'account.secondFactor.codesLow' : 'account.secondFactor.codesText')}
      action={actions}
    />
  );
}

export function SecondFactorSection({ account }: { account: Account }) {
  const t = useTexts(accountTexts);
  const updateAccount = useUpdateAccountCache();
  const [codes, setCodes] = useState<readonly string[]>();
  const isOn = account.hasSecondFactor;
  const show = (answer: CodesAnswer) => {
    updateAccount(answer.account);
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
        {isOn ? (
          <SecondFactorOn codesLeft={account.recoveryCodesLeft} onCodes={show} />
        ) : (
          <SecondFactorOff onCodes={show} />
        )}
      </SettingsSection>
      {codes && <CodesDialog codes={codes} username={account.username} onClose={() => setCodes(undefined)} />}
    </>
  );
}

function SecondFactorOff({ onCodes }: { onCodes(answer: CodesAnswer): void }) {
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

/** The codes are shown only once: the dialog closes only after the owner confirms that they are saved. */
function CodesDialog({ codes, username, onClose }: { codes: readonly string[]; username: string; onClose(): void }) {
  const t = useTexts(accountTexts);
  const [isSaved, setSaved] = useState(false);
  const [isCloseBlocked, setCloseBlocked] = useState(false);
  const close = () => (isSaved ? onClose() : setCloseBlocked(true));
  const download = () => {
    const text = codesFile(t('account.codes.file', { username }), codes);
    downloadFile(new Blob([text], { type: 'text/plain' }), 'negia-recovery-codes.txt');
  };
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={t('account.codes.title')}
        description={t('account.codes.text')}
        data-recovery-codes
        className={styles.dialog ?? ''}
        footer={
          <Button className={styles.hidden} onClick={close}>
            {t('account.codes.close')}
          </Button>
        }
      >
        <CodeGrid codes={codes} label={t('account.codes.list')} />
        <Row gap={3} wrap className={styles.actions}>
          <CopyButton variant="outline" size="default" value={codes.map(groupCode).join('\n')}>
            {t('account.codes.copy')}
          </CopyButton>
          <Button variant="outline" onClick={download}>
            <Download aria-hidden="true" />
            {t('account.codes.download')}
          </Button>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('account.codes.print')}
          </Button>
        </Row>
        <Field
          inline
          className={styles.hidden ?? ''}
          label={t('account.codes.saved')}
          error={isCloseBlocked && !isSaved && t('account.codes.savedRequired')}
        >
          <Checkbox checked={isSaved} onCheckedChange={setSaved} />
        </Field>
      </DialogContent>
    </Dialog>
  );
}

function CodeGrid({ codes, label }: { codes: readonly string[]; label: string }) {
  return (
    <Grid as="ol" gap={[1, 4]} className={styles.grid} aria-label={label}>
      {codes.map((code) => (
        <Text as="li" key={code} size="m" textAlign="center" className={styles.code}>
          <bdi dir="ltr">{groupCode(code)}</bdi>
        </Text>
      ))}
    </Grid>
  );
}
