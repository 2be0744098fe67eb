import { type UpgradeDialogProps, useLoaded, useOpener } from './use-opener.ts';

const load = async () => (await import('../upgrade/upgrade-window.tsx')).UpgradeWindow;

/** The offer for every plan limit: what a larger package includes, its price and a link to it. */
export function UpgradeDialog(props: UpgradeDialogProps) {
  const Window = useLoaded(props.isOpen, load, props.onClose);
  const onCloseAutoFocus = useOpener(props.isOpen);
  return Window && <Window {...props} onCloseAutoFocus={onCloseAutoFocus} />;
}
