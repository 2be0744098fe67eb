import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';

interface LeaveGuardProps {
  isDirty: () => boolean;
}

/** What was typed and not saved is not lost by a press on a link, nor by closing the tab. */
export function LeaveGuard({ isDirty }: LeaveGuardProps) {
  const t = useTexts(broadcastsAdminTexts);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  return (
    <AlertDialog open={blocker.state === 'blocked'} onOpenChange={(isOpen) => isOpen || blocker.reset?.()}>
      <AlertDialogContent
        title={t('broadcastsAdmin.leave.title')}
        description={t('broadcastsAdmin.leave.text')}
        confirm={t('broadcastsAdmin.leave.go')}
        cancel={t('broadcastsAdmin.leave.stay')}
        destructive
        keepOpen
        onConfirm={() => blocker.proceed?.()}
      />
    </AlertDialog>
  );
}
