import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/overlays/alert-dialog.tsx';

interface ConfirmedButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  call: { readonly isPending: boolean; send(): void };
  title: string;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  confirm: string;
  isDestructive?: boolean;
  children: ReactNode;
}

/** A button whose act is asked about first. The question goes away at the answer; the button shows that work goes on. */
export function ConfirmedButton({
  call,
  title,
  text,
  confirm,
  isDestructive = false,
  variant = 'outline',
  children,
  ...button
}: ConfirmedButtonProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button {...button} variant={variant} loading={call.isPending}>
          {children}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={title}
        description={text}
        confirm={confirm}
        destructive={isDestructive}
        onConfirm={() => call.send()}
      />
    </AlertDialog>
  );
}
