import type { ReactNode } from 'react';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';

interface ConfirmActionProps {
  title: ReactNode;
  /** What will happen, to whom, and whether it can be taken back. */
  text: ReactNode;
  action: ReactNode;
  isDangerous?: boolean;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
  /** Fields, such as a reason. */
  children?: ReactNode;
}

/** A question before something is done to somebody; stays open until it is done, so that nothing typed is lost. */
export function ConfirmAction(props: ConfirmActionProps) {
  const { title, text, action, isDangerous = false, isOpen, onClose, onConfirm, isPending, children } = props;
  return (
    <AlertDialog open={isOpen} onOpenChange={(next) => next || onClose()}>
      <AlertDialogContent
        title={title}
        description={text}
        confirm={action}
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
