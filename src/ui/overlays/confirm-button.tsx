import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { AlertDialog, AlertDialogContent, type AlertDialogContentProps, AlertDialogTrigger } from './alert-dialog.tsx';

type Trigger = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-label' | 'children'>;
type Question = Pick<AlertDialogContentProps, 'title' | 'description' | 'confirm' | 'cancel' | 'destructive'>;

interface ConfirmButtonProps extends Trigger, Question {
  call: {
    readonly isPending: boolean;
    /** The last call went well: closes a question that stays open until then. */
    readonly isDone?: boolean;
    send(): void;
  };
  /** Keeps the question until the call went well; otherwise it goes at the answer, and the button shows that work goes on. */
  staysOpen?: boolean;
  /** Stands between the question and its answers, such as a field for a reason. */
  details?: ReactNode;
}

/** A button whose act is asked about first. */
export function ConfirmButton({
  call: { isPending, isDone = false, send },
  title,
  description,
  confirm,
  cancel,
  destructive = false,
  staysOpen = false,
  details,
  variant = 'outline',
  ...trigger
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isDone) setIsOpen(false);
  }, [isDone]);
  return (
    <AlertDialog open={isOpen} onOpenChange={setIsOpen}>
      <AlertDialogTrigger asChild>
        <Button {...trigger} variant={variant} loading={isPending && !staysOpen} />
      </AlertDialogTrigger>
      <AlertDialogContent
        title={title}
        description={description}
        confirm={confirm}
        cancel={cancel}
        destructive={destructive}
        staysOpen={staysOpen}
        loading={isPending && staysOpen}
        onConfirm={() => send()}
      >
        {details}
      </AlertDialogContent>
    </AlertDialog>
  );
}
