import { useEffect, useState } from 'react';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../contract.ts';
import { callsTexts } from './calls/calls-texts.ts';
import type { CancelDialogProps } from './cancel/cancel-window.tsx';
import type { UpgradeWindowProps } from './upgrade/upgrade-window.tsx';

const loadCancel = async () => (await import('./cancel/cancel-window.tsx')).CancelWindow;
const loadUpgrade = async () => (await import('./upgrade/upgrade-window.tsx')).UpgradeWindow;
const loadResume = async () => (await import('./resume/resume-window.tsx')).ResumeWindow;

/** The confirmation step: shows the refund and the end date, then cancels. */
export function CancelDialog(props: CancelDialogProps) {
  const Window = useLoaded(props.isOpen, loadCancel, props.onClose);
  return Window && <Window {...props} />;
}

/** The offer for every plan limit: what a larger package includes, its price and a link to it. */
export function UpgradeDialog(props: UpgradeWindowProps) {
  const Window = useLoaded(props.isOpen, loadUpgrade, props.onClose);
  return Window && <Window {...props} />;
}

interface ResumeButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  subscription: Subscription;
}

/** Revokes a cancellation while the period still runs; shows the consent text first. */
export function ResumeButton({ subscription, variant = 'outline', ...buttonProps }: ResumeButtonProps) {
  const t = useTexts(callsTexts);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const Window = useLoaded(isOpen, loadResume, close);
  return (
    <>
      <Button variant={variant} {...buttonProps} onClick={() => setIsOpen(true)}>
        {t('planCalls.resume')}
      </Button>
      {Window && <Window subscription={subscription} isOpen={isOpen} onClose={close} />}
    </>
  );
}

/** Loads a module on demand. Not `lazy`, because a failed request would crash the whole page. */
function useLoaded<T>(isEnabled: boolean, load: () => Promise<T>, onFailed: () => void): T | undefined {
  const t = useTexts(errorTexts);
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const isMissing = isEnabled && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time it is wanted and not there
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (value) => setLoaded({ value }),
      () => {
        toast({ title: t('errors.network'), variant: 'destructive' });
        onFailed();
      },
    );
  }, [isMissing]);
  return loaded?.value;
}
