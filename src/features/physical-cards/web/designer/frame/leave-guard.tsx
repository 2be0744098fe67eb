import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { designerTexts } from '../designer-texts.ts';
import { isSafe, type Saving } from '../state/saving.ts';
import { useDesignerSession } from '../state/session-context.ts';

/** Leaving saves first; only what cannot be saved is asked about. */
export function LeaveGuard() {
  const t = useTexts(designerTexts);
  const { saving, order } = useDesignerSession();
  useSaveOnLeaving(saving);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isSafe(saving.state()),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void saving.flush().then((isSaved) => isSaved && blocker.proceed());
  }, [blocker, saving]);
  const isConfirming = blocker.state === 'blocked' && saving.state().kind !== 'saving';
  const footer = (
    <>
      <Button onClick={() => blocker.reset?.()}>{t('designer.leave.stay')}</Button>
      <Button variant="outline" onClick={() => blocker.proceed?.()}>
        {t('designer.leave.go')}
      </Button>
    </>
  );
  return (
    <Dialog open={isConfirming} onOpenChange={(open) => open || blocker.reset?.()}>
      <DialogContent
        size="sm"
        role="alertdialog"
        title={t(order ? 'designer.leave.titleOrder' : 'designer.leave.title')}
        description={t(order ? 'designer.leave.textOrder' : 'designer.leave.text')}
        footer={footer}
      />
    </Dialog>
  );
}

/** A tab put aside, a line that is back: each is a moment to save at once. */
function useSaveOnLeaving(saving: Saving): void {
  useEffect(() => {
    const save = () => void saving.flush();
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (isSafe(saving.state())) return;
      save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', warn);
    };
  }, [saving]);
}
