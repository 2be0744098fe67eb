import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountApi, secondFactorCode } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { showServerFields, useFieldTexts } from './field-errors.ts';
import formStyles from './form.module.css';
import type { CodesAnswer, Secret } from './second-factor-answers.ts';
import { SecretPicture } from './secret-picture.tsx';
import { useAccountCall } from './use-account-call.ts';

const schema = z.object({ code: secondFactorCode });

interface SetupDialogProps {
  secret: Secret;
  onCodes(answer: CodesAnswer): void;
  onClose(): void;
}

export function SetupDialog({ secret, onCodes, onClose }: SetupDialogProps) {
  const t = useTexts(accountTexts);
  const say = useFieldTexts();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { code: '' } });
  const { send, isPending } = useAccountCall({
    call: (api, body: z.output<typeof schema>) => api.call(accountApi.confirmSecondFactor, { body }),
    onFields: (fields) => showServerFields(form, fields),
    onDone: (answer) => {
      onClose();
      onCodes(answer);
    },
  });
  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent title={t('account.setup.title')} description={t('account.setup.scan')}>
        <SecretPicture secret={secret} />
        <form className={formStyles.form} onSubmit={form.handleSubmit((body) => send(body))} noValidate>
          <Field
            label={t('account.setup.code')}
            hint={t('account.setup.codeHint')}
            error={say(form.formState.errors.code)}
          >
            <Input
              {...form.register('code')}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              enterKeyHint="done"
            />
          </Field>
          <Button type="submit" loading={isPending}>
            {t('account.setup.confirm')}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
