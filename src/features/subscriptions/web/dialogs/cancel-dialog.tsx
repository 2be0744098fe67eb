import { type CancelDialogProps, useLoaded, useOpener } from './use-opener.ts';

const load = async () => (await import('../cancel/cancel-window.tsx')).CancelWindow;

/** The second of two clicks: says what is refunded and until when all goes on, then cancels. */
export function CancelDialog(props: CancelDialogProps) {
  const Window = useLoaded(props.isOpen, load, props.onClose);
  const onCloseAutoFocus = useOpener(props.isOpen);
  return Window && <Window {...props} onCloseAutoFocus={onCloseAutoFocus} />;
}
