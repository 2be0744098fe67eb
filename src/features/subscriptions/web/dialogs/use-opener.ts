import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Entitlements } from '#features/packages/contract.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';

/**
 * A dialog that is opened by hand does not know whom to give the keyboard back to. Asked before any other effect: the
 * dialog itself takes the focus in one.
 */
export function useOpener(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return useCallback((event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
}

/** What is loaded once it is wanted. Not `lazy`: a broken line would take the whole page down. */
export function useLoaded<T>(isEnabled: boolean, load: () => Promise<T>, onFailed: () => void): T | undefined {
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

export interface CancelDialogProps {
  subscription: Subscription;
  isOpen: boolean;
  onClose: () => void;
}

export interface UpgradeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Why it is shown, in the words of whoever shows it. */
  reason: string;
  /** What is not lost by staying. */
  retainedNote?: string;
  /** What a package must allow to be of help; without it the next larger one is offered. */
  helps?: (entitlements: Entitlements) => boolean;
}
