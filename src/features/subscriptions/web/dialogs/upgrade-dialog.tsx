import { type UpgradeDialogProps, useLoaded, useOpener } from './use-opener.ts';

const load = async () => (await import('../upgrade/upgrade-window.tsx')).UpgradeWindow;

/** One offer for every limit of a plan: what a larger one gives, what it costs, and the way to it. */
export function UpgradeDialog(props: UpgradeDialogProps) {
  const Window = useLoaded(props.isOpen, load, props.onClose);
  const onCloseAutoFocus = useOpener(props.isOpen);
  return Window && <Window {...props} onCloseAutoFocus={onCloseAutoFocus} />;
}
