import { Smartphone } from 'lucide-react';
import { z } from 'zod';
import { LinkButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { Caption } from '#ui/text/text.tsx';
import { accountApi, secondFactorCode } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import { accountFormTexts, useAccountCall } from '../use-account-call.ts';
import styles from './codes-dialog.module.css';
import { type CodesAnswer, groupSecret, type Secret } from './second-factor-code.ts';

const schema = z.object({ code: secondFactorCode });

interface SetupDialogProps {
  secret: Secret;
  onCodes(answer: CodesAnswer): void;
  onClose(): void;
}

export function SetupDialog({ secret, onCodes, onClose }: SetupDialogProps) {
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
