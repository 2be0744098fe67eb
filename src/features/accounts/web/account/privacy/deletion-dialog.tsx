import { z } from 'zod';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { accountApi } from '../../../contract.ts';
import { confirmsDeletion } from '../../../domain.ts';
import { accountTexts } from '../../account-texts.ts';
import { useAccountChange } from '../use-account-call.ts';

/** The server validates the confirmation; the button stays disabled until the input looks right. */
const schema = z.object({ confirmation: z.string() });

export function DeletionDialog({ username, onClose }: { username: string; onClose(): void }) {
  const t = useTexts(accountTexts);
  const form = useSchemaForm({ schema, defaultValues: { confirmation: '' } });
  const { send, isPending } = useAccountChange({
    call: (api, body: z.output<typeof schema>) => api.call(accountApi.requestDeletion, { body }),
    onFields: form.showFields,
    onDone: () => {
      onClose();
      // The notice and the option to cancel are at the top.
      window.scrollTo({ top: 0 });
    },
  });
  const label = (
    <>
      {t('account.deletion.typed')} <bdi>{username}</bdi>
    </>
  );
  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent
        title={t('account.deletion.title')}
        description={`${t('account.deletion.text')} ${t('account.deletion.undo')}`}
      >
        <Form form={form} onSubmit={send} isPending={isPending} gap={5} shrink>
          <Field label={label} error={form.errorOf('confirmation')}>
            <Input
              {...form.register('confirmation')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
          </Field>
          <Row gap={3} align="center" wrap>
            <SubmitButton variant="destructive" disabled={!confirmsDeletion(form.watch('confirmation'), username)}>
              {t('account.deletion.confirm')}
            </SubmitButton>
            <Button variant="outline" onClick={onClose}>
              {t('account.deletion.stay')}
            </Button>
          </Row>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
