import { type ReactNode, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { AlertDialog, AlertDialogContent, type AlertDialogContentProps, AlertDialogTrigger } from './alert-dialog.tsx';

type Trigger = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'aria-label' | 'children'>;
type Question = Pick<AlertDialogContentProps, 'title' | 'description' | 'confirm' | 'cancel' | 'destructive'>;

interface ConfirmButtonProps extends Trigger, Question {
  call: {
    readonly isPending: boolean;
    /** The last call succeeded: closes a dialog that stayed open until then. */
    readonly isDone?: boolean;
    send(): void;
  };
  /** Keeps the dialog open until the call succeeds; otherwise it closes on confirm and the button shows loading. */
  staysOpen?: boolean;
  /** Rendered between the question and the buttons, such as a field for a reason. */
  details?: ReactNode;
}

/** A button that requires confirmation before it acts. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { call, staysOpen = false, details, title, description, confirm, cancel, destructive, ...trigger } = props;
  const { isPending, isDone = false, send } = call;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isDone) setIsOpen(false);
  }, [isDone]);
  return (
    <AlertDialog open={isOpen} onOpenChange={setIsOpen}>
      <AlertDialogTrigger asChild>
        <Button variant="outline" {...trigger} loading={isPending && !staysOpen} />
      </AlertDialogTrigger>
      <AlertDialogContent
        title={title}
        description={description}
        confirm={confirm}
        cancel={cancel}
        destructive={destructive ?? false}
        staysOpen={staysOpen}
        loading={isPending && staysOpen}
        onConfirm={() => send()}
      >
        {details}
      </AlertDialogContent>
    </AlertDialog>
  );
}
