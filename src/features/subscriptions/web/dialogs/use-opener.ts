import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Entitlements } from '#features/packages/contract.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Subscription } from '../../contract.ts';

/**
 * A dialog opened programmatically does not know where to return focus to. A layout effect, because the dialog takes
 * focus in a later effect.
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

/** Loads a module on demand. Not `lazy`, because a failed request would crash the whole page. */
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
  /** Why it is shown, in the caller's words. */
  reason: string;
  /** What the user retains without an upgrade. */
  retainedNote?: string;
  /** The entitlements that a package needs to be offered; without it the next larger package is offered. */
  helps?: (entitlements: Entitlements) => boolean;
}
