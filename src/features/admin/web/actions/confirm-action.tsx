import type { ComponentProps, ReactNode } from 'react';
import { reasonMax } from '#base/admin-list.ts';
import { Field, Textarea } from '#ui/controls/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { listTexts } from '../list-texts.ts';

interface ConfirmActionProps {
  title: ReactNode;
  /** The consequences, who is affected, and whether it can be undone. */
  text: ReactNode;
  action: ReactNode;
  /** The other button, where "cancel" would be ambiguous. */
  keep?: ReactNode;
  isDangerous?: boolean;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
  /** Fields, such as a reason. */
  children?: ReactNode;
}

/** A confirmation dialog for an admin action; stays open until the action succeeds, so that typed input is not lost. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { title, text, action, keep, isDangerous = false, isOpen, onClose, onConfirm, isPending, children } = props;
  return (
    <AlertDialog open={isOpen} onOpenChange={(next) => next || onClose()}>
      <AlertDialogContent
        title={title}
        description={text}
        confirm={action}
        cancel={keep}
        onConfirm={onConfirm}
        destructive={isDangerous}
        loading={isPending}
        staysOpen
      >
        {children}
      </AlertDialogContent>
    </AlertDialog>
  );
}

interface ReasonFieldProps extends ComponentProps<'textarea'> {
  error?: string | undefined;
  label?: string;
}

/** The reason for an action, addressed to the affected user. */
export function ReasonField({ error, label, ...control }: ReasonFieldProps) {
  const t = useTexts(listTexts);
  return (
    <Field
      label={label ?? t('adminList.act.reason')}
      {...(!label && { hint: t('adminList.act.reasonHint') })}
      error={error}
      required
    >
      <Textarea {...control} rows={3} maxLength={reasonMax} />
    </Field>
  );
}
