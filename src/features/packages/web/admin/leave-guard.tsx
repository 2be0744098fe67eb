import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { packagesAdminTexts } from './packages-admin-texts.ts';

/** Asks before typed work is left behind, by a link or by closing the page. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTexts(packagesAdminTexts);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <AlertDialog open={blocker.state === 'blocked'} onOpenChange={(isOpen) => isOpen || blocker.reset?.()}>
      <AlertDialogContent
        title={t('packagesAdmin.leave.title')}
        description={t('packagesAdmin.leave.text')}
        confirm={t('packagesAdmin.leave.go')}
        cancel={t('packagesAdmin.leave.stay')}
        onConfirm={() => blocker.proceed?.()}
        destructive
      />
    </AlertDialog>
  );
}
