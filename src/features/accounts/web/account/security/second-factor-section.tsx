import { Download, Printer, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { CallAnswer } from '#base/endpoint.ts';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Caption, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import { downloadFile } from '#web-kit/download.ts';
import { type Account, accountApi, secondFactorCode } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import { SettingRow, SettingsSection } from '../components/settings-section.tsx';
import { accountFormTexts, useAccountCall, useAccountChange, useUpdateAccountCache } from '../use-account.ts';
import styles from './codes-dialog.module.css';

/** Groups a long key by four characters for reading and typing. */
export const groupSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Groups a recovery code by four; one that already contains hyphens is unchanged. */
export const groupCode = (code: string): string => (code.includes('-') ? code : code.replace(/(.{4})(?=.)/g, '$1-'));

export const codesFile = (heading: string, codes: readonly string[]): string =>
  `${[heading, '', ...codes.map(groupCode)].join('\r\n')}\r\n`;

type Secret = CallAnswer<typeof accountApi.startSecondFactor>;
type CodesAnswer = CallAnswer<typeof accountApi.confirmSecondFactor>;

const schema = z.object({ code: secondFactorCode });

interface SetupDialogProps {
  secret: Secret;
  onCodes(answer: CodesAnswer): void;
  onClose(): void;
}

function SetupDialog({ secret, onCodes, onClose }: SetupDialogProps) {
  const t = useTexts(accountTexts);
  const form = useSchemaForm({ schema, texts: accountFormTexts, defaultValues: { code: '' } });
  const { send, isPending } = useAccountCall({
    call: (api, body: z.output<typeof schema>) => api.call(accountApi.confirmSecondFactor, { body }),
    onFields: form.showFields,
    onDone: (answer) => {
      onClose();
      onCodes(answer);
    },
  });
  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent title={t('account.setup.title')} description={t('account.setup.scan')}>
        <SecretPicture secret={secret} />
        <Form form={form} onSubmit={send} isPending={isPending} gap={5} shrink>
          <Field label={t('account.setup.code')} hint={t('account.setup.codeHint')} error={form.errorOf('code')}>
            <Input
              {...form.register('code')}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              enterKeyHint="done"
            />
          </Field>
          <SubmitButton>{t('account.setup.confirm')}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

/** The secret in three forms: a QR code, a text to type, and on a phone a link to the authenticator app. */
function SecretPicture({ secret: { secret, uri } }: { secret: Secret }) {
  const t = useTexts(accountTexts);
  return (
    <Stack gap={4} align="center">
      <QrPicture text={uri} label={t('account.setup.qr')} size="large" />
      <LinkButton variant="secondary" className={styles.open} href={uri}>
        <Smartphone aria-hidden="true" />
        {t('account.setup.open')}
      </LinkButton>
      <Stack gap={2} className={styles.manual}>
        <Caption>{t('account.setup.manual')}</Caption>
        <Row gap={2} align="center" justify="between" className={styles.line}>
          <LatinText className={styles.key ?? ''}>{groupSecret(secret)}</LatinText>
          <CopyButton value={secret} label={t('account.setup.copy')} />
        </Row>
      </Stack>
    </Stack>
  );
}

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
  const tick = useRef<HTMLInputElement>(null);
  const close = () => (isSaved ? onClose() : setCloseBlocked(true));
  // The reason stands below the tick, which a short screen may have scrolled out of view.
  useEffect(() => {
    if (!isCloseBlocked) return;
    tick.current?.focus();
    const reason = tick.current?.getAttribute('aria-describedby');
    if (reason) document.getElementById(reason)?.scrollIntoView({ block: 'end' });
  }, [isCloseBlocked]);
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
          <Checkbox ref={tick} checked={isSaved} onCheckedChange={setSaved} />
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
