import { type CancelDialogProps, useLoaded, useOpener } from './use-opener.ts';

const load = async () => (await import('../cancel/cancel-window.tsx')).CancelWindow;

/** The confirmation step: shows the refund and the end date, then cancels. */
export function CancelDialog(props: CancelDialogProps) {
  const Window = useLoaded(props.isOpen, load, props.onClose);
  const onCloseAutoFocus = useOpener(props.isOpen);
  return Window && <Window {...props} onCloseAutoFocus={onCloseAutoFocus} />;
}
