import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useEditorSession } from '../state/editor-context.ts';
import { editorTexts } from '../texts.ts';
import { useSaveOnLeaving } from './use-save-on-leaving.ts';

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
  const isAsked = blocker.state === 'blocked' && autosave.state().kind !== 'saving';
  const footer = (
    <>
      <Button onClick={() => blocker.reset?.()}>{t('editor.leave.stay')}</Button>
      <Button variant="outline" onClick={() => blocker.proceed?.()}>
        {t('editor.leave.go')}
      </Button>
    </>
  );
  return (
    <Dialog open={isAsked} onOpenChange={(open) => open || blocker.reset?.()}>
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
