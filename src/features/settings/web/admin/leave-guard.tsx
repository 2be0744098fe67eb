import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { settingsAdminTexts } from './admin-texts.ts';

interface LeaveGuardProps {
  isDirty: boolean;
}

/** What was typed and not saved is not lost by a press on a link, nor by closing the tab. */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
  const t = useTexts(settingsAdminTexts);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <AlertDialog open={blocker.state === 'blocked'} onOpenChange={(isOpen) => isOpen || blocker.reset?.()}>
      <AlertDialogContent
        title={t('settingsAdmin.leave.title')}
        description={t('settingsAdmin.leave.text')}
        confirm={t('settingsAdmin.leave.go')}
        cancel={t('settingsAdmin.leave.stay')}
        destructive
        keepOpen
        onConfirm={() => blocker.proceed?.()}
      />
    </AlertDialog>
  );
}
