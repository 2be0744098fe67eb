import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { useEditorSession } from '../state/editor-context.ts';
import { editorTexts } from '../texts.ts';

/** Leaving saves first; only what cannot be saved is asked about. */
export function LeaveGuard() {
  const t = useTexts(editorTexts);
  const { autosave } = useEditorSession();
  useSaveOnLeaving();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && autosave.state().kind !== 'saved',
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void autosave.flush().then((isSaved) => isSaved && blocker.proceed());
  }, [blocker, autosave]);
  const isConfirmOpen = blocker.state === 'blocked' && autosave.state().kind !== 'saving';
  const footer = (
    <>
      <Button onClick={() => blocker.reset?.()}>{t('editor.leave.stay')}</Button>
      <Button variant="outline" onClick={() => blocker.proceed?.()}>
        {t('editor.leave.go')}
      </Button>
    </>
  );
  return (
    <Dialog open={isConfirmOpen} onOpenChange={(open) => open || blocker.reset?.()}>
      <DialogContent
        size="sm"
        role="alertdialog"
        title={t('editor.leave.title')}
        description={t('editor.leave.text')}
        footer={footer}
      />
    </Dialog>
  );
}

/** A field left, a tab put aside, a line that is back: each is a moment to save at once. */
function useSaveOnLeaving(): void {
  const { autosave } = useEditorSession();
  useEffect(() => {
    const save = () => void autosave.flush();
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const saveIfPending = () => {
      if (autosave.state().kind === 'waiting') save();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.state().kind === 'saved') return;
      save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    document.addEventListener('focusout', saveIfPending);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      document.removeEventListener('focusout', saveIfPending);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', warn);
    };
  }, [autosave]);
}
