import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { postEditorTexts } from '../editor-texts.ts';
import { usePostSession } from './state/post-context.ts';

interface LeaveGuardProps {
  postId: number;
}

/** Leaving a draft saves it first; what cannot be saved, or waits for a word, is asked about. */
export function LeaveGuard({ postId }: LeaveGuardProps) {
  const t = useTexts(postEditorTexts);
  const { work, uploads } = usePostSession();
  const [isConfirming, setIsConfirming] = useState(false);
  useSaveMoments();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const { kind } = work.state().save;
    // The preview shows what waits here, and leads back to it.
    const isPreview = nextLocation.pathname === `/blog-admin/${postId}/preview`;
    return uploads.isUploading() || (kind !== 'saved' && !(isPreview && kind === 'held'));
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return setIsConfirming(false);
    const mustConfirm = work.state().save.kind === 'held' || uploads.isUploading();
    if (mustConfirm) return setIsConfirming(true);
    void work.flush().then((isSaved) => (isSaved ? blocker.proceed() : setIsConfirming(true)));
  }, [blocker, work, uploads]);
  const footer = (
    <>
      <Button onClick={() => blocker.reset?.()}>{t('postEditor.leave.stay')}</Button>
      <Button variant="outline" onClick={() => blocker.proceed?.()}>
        {t('postEditor.leave.go')}
      </Button>
    </>
  );
  return (
    <Dialog open={isConfirming} onOpenChange={(open) => open || blocker.reset?.()}>
      <DialogContent
        size="sm"
        role="alertdialog"
        title={t('postEditor.leave.title')}
        description={t('postEditor.leave.text')}
        footer={footer}
      />
    </Dialog>
  );
}

/** A field left, a tab put aside, a line that is back, Ctrl+S: each is a moment to save; what is public waits for the last. */
function useSaveMoments(): void {
  const { work, uploads } = usePostSession();
  useEffect(() => {
    const save = () => void work.flush();
    const saveDraft = () => {
      const { kind } = work.state().save;
      if (kind === 'waiting' || kind === 'offline') save();
    };
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') saveDraft();
    };
    const saveIfWaiting = () => {
      if (work.state().save.kind === 'waiting') save();
    };
    const press = (event: KeyboardEvent) => {
      // By the key's place: with a Hebrew keyboard its letter is another.
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      save();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (work.state().save.kind === 'saved' && !uploads.isUploading()) return;
      saveDraft();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    document.addEventListener('focusout', saveIfWaiting);
    window.addEventListener('keydown', press);
    window.addEventListener('online', saveDraft);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      document.removeEventListener('focusout', saveIfWaiting);
      window.removeEventListener('keydown', press);
      window.removeEventListener('online', saveDraft);
      window.removeEventListener('beforeunload', warn);
    };
  }, [work, uploads]);
}
