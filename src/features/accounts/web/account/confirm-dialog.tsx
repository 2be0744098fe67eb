import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountsTexts } from '../../texts.ts';
import { accountTexts } from '../account-texts.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { googlePath } from './google-path.ts';

/** Over another dialog a field's own `autoFocus` comes too early: that one still holds the focus. */
function focusField(event: Event): void {
  const field = (event.currentTarget as HTMLElement).querySelector('input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

interface ConfirmDialogProps {
  isOpen: boolean;
  hasPassword: boolean;
  onSettle(isProved: boolean): void;
}

export function ConfirmDialog({ isOpen, hasPassword, onSettle }: ConfirmDialogProps) {
  const t = useTexts(accountTexts);
  const accounts = useTexts(accountsTexts);
  return (
    <Dialog open={isOpen} onOpenChange={(next) => next || onSettle(false)}>
      <DialogContent
        size="sm"
        onOpenAutoFocus={focusField}
        title={t('account.confirm.title')}
        description={hasPassword ? t('account.confirm.text') : accounts('accounts.password.missing')}
      >
        {hasPassword ? (
          <ConfirmForm onProved={() => onSettle(true)} />
        ) : (
          <Button asChild>
            <a href={googlePath()}>{t('account.confirm.google')}</a>
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}
