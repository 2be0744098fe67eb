import { type FormEvent, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { accountApi } from '../../../contract.ts';
import { confirmsDeletion } from '../../../domain.ts';
import { accountTexts } from '../../account-texts.ts';
import styles from '../components/form.module.css';
import { useUpdateAccountCache } from '../use-account.ts';
import { useAccountCall } from '../use-account-call.ts';

interface DeletionDialogProps {
  username: string;
  onClose(): void;
}

export function DeletionDialog({ username, onClose }: DeletionDialogProps) {
  const t = useTexts(accountTexts);
  const updateAccount = useUpdateAccountCache();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { send, isPending } = useAccountCall({
    call: (api) => api.call(accountApi.requestDeletion, { body: { confirmation: typed } }),
    onFields: ({ confirmation }) => {
      setError(confirmation);
      return Boolean(confirmation);
    },
    onDone: (account) => {
      updateAccount(account);
      onClose();
      // What happened, and the way back, stand at the top.
      window.scrollTo({ top: 0 });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
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
        <form className={styles.form} onSubmit={submit} noValidate>
          <Field label={label} error={error}>
            <Input
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
          </Field>
          <Row gap={3} align="center" wrap>
            <Button
              type="submit"
              variant="destructive"
              loading={isPending}
              disabled={!confirmsDeletion(typed, username)}
            >
              {t('account.deletion.confirm')}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {t('account.deletion.stay')}
            </Button>
          </Row>
        </form>
      </DialogContent>
    </Dialog>
  );
}
