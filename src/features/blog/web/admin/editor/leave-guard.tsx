import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../editor-texts.ts';
import { usePostSession } from './state/post-context.ts';
import { useSaveMoments } from './use-save-moments.ts';

interface LeaveGuardProps {
  postId: number;
}

/** Leaving a draft saves it first; what cannot be saved, or waits for a word, is asked about. */
export function LeaveGuard({ postId }: LeaveGuardProps) {
  const t = useTexts(postEditorTexts);
  const { work, uploads } = usePostSession();
  const [isAsked, setIsAsked] = useState(false);
  useSaveMoments();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const { kind } = work.state().save;
    // The preview shows what waits here, and leads back to it.
    const isLook = nextLocation.pathname === `/blog-admin/${postId}/preview`;
    return uploads.isUnderWay() || (kind !== 'saved' && !(isLook && kind === 'held'));
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return setIsAsked(false);
    const mustAsk = work.state().save.kind === 'held' || uploads.isUnderWay();
    if (mustAsk) return setIsAsked(true);
    void work.flush().then((isSaved) => (isSaved ? blocker.proceed() : setIsAsked(true)));
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
    <Dialog open={isAsked} onOpenChange={(open) => open || blocker.reset?.()}>
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
