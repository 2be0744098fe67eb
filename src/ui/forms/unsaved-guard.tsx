import { useEffect } from 'react';
import { AlertDialog, AlertDialogContent } from '../overlays/alert-dialog.tsx';
import { useBlocker } from '../router.tsx';

/** A function is evaluated on leaving, which may happen before the saved state is rendered. */
type Unsaved = boolean | (() => boolean);

const isUnsaved = (unsaved: Unsaved): boolean => (typeof unsaved === 'function' ? unsaved() : unsaved);

/** The browser prompts before leaving a page with unsaved input; it uses its own text. */
export function useUnsavedWarning(unsaved: Unsaved): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => isUnsaved(unsaved) && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}

interface UnsavedGuardProps {
  unsaved: Unsaved;
  texts: Readonly<Record<'title' | 'text' | 'stay' | 'go', string>>;
}

/** Warns before unsaved input is lost by following a link or closing the tab. */
export function UnsavedGuard({ unsaved, texts }: UnsavedGuardProps) {
  useUnsavedWarning(unsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(unsaved),
  );
  return (
    <AlertDialog open={blocker.state === 'blocked'} onOpenChange={(isOpen) => isOpen || blocker.reset?.()}>
      <AlertDialogContent
        title={texts.title}
        description={texts.text}
        confirm={texts.go}
        cancel={texts.stay}
        destructive
        staysOpen
        onConfirm={() => blocker.proceed?.()}
      />
    </AlertDialog>
  );
}
