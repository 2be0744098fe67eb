import { useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog, DialogContent } from '../overlays/dialog.tsx';
import { useBlocker } from '../router.tsx';

/** An autosaved draft, as seen by the leave guard. */
export interface LeavableDraft {
  readonly state: () => { readonly kind: string };
  /** True if leaving now would lose nothing. */
  readonly isSafe: () => boolean;
  /** Saves at once; resolves to whether everything is saved. */
  readonly flush: () => Promise<boolean>;
}

export interface LeavePolicy {
  /** True during work that saving does not finish, such as an upload. */
  readonly isBusy?: (() => boolean) | undefined;
  /** The page that previews a held draft and leads back to it. */
  readonly previewPath?: string | undefined;
  /** Whether a pause (a hidden tab, a restored connection) saves in this state; by default in every state. */
  readonly savesOnPause?: ((kind: string) => boolean) | undefined;
  /** Leaving a field saves pending changes. */
  readonly savesOnBlur?: boolean | undefined;
}

export function blocksLeaving(draft: LeavableDraft, nextPath: string, { isBusy, previewPath }: LeavePolicy): boolean {
  if (isBusy?.()) return true;
  const isPreviewed = nextPath === previewPath && draft.state().kind === 'held';
  return !draft.isSafe() && !isPreviewed;
}

/** Saves before leaving. A held draft is never sent by leaving. */
export async function saveToLeave(draft: LeavableDraft, isBusy: LeavePolicy['isBusy']): Promise<boolean> {
  return draft.state().kind !== 'held' && !isBusy?.() && (await draft.flush());
}

/** Saves when the user pauses; the browser prompts before unsaved work is closed. Returns a function that stops it. */
export function saveOnPauses(
  draft: LeavableDraft,
  { isBusy, savesOnBlur, savesOnPause = () => true }: LeavePolicy,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const save = () => {
    if (savesOnPause(draft.state().kind)) void draft.flush();
  };
  const saveIfHidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  const saveIfWaiting = () => {
    if (draft.state().kind === 'waiting') void draft.flush();
  };
  const warn = (event: BeforeUnloadEvent) => {
    if (draft.isSafe() && !isBusy?.()) return;
    save();
    event.preventDefault();
  };
  document.addEventListener('visibilitychange', saveIfHidden, { signal });
  if (savesOnBlur) document.addEventListener('focusout', saveIfWaiting, { signal });
  window.addEventListener('online', save, { signal });
  window.addEventListener('beforeunload', warn, { signal });
  return () => listening.abort();
}

interface LeaveGuardProps extends LeavePolicy {
  draft: LeavableDraft;
  texts: Readonly<Record<'title' | 'text' | 'stay' | 'go', string>>;
}

/** Saves before leaving; prompts only for what cannot be saved. Functions passed to it must be stable. */
export function LeaveGuard({ draft, texts, isBusy, previewPath, savesOnPause, savesOnBlur }: LeaveGuardProps) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(
    () => saveOnPauses(draft, { isBusy, savesOnPause, savesOnBlur }),
    [draft, isBusy, savesOnPause, savesOnBlur],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      blocksLeaving(draft, nextLocation.pathname, { isBusy, previewPath }),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return setIsAsking(false);
    void saveToLeave(draft, isBusy).then((isSaved) => (isSaved ? blocker.proceed() : setIsAsking(true)));
  }, [blocker, draft, isBusy]);
  const footer = (
    <>
      <Button onClick={() => blocker.reset?.()}>{texts.stay}</Button>
      <Button variant="outline" onClick={() => blocker.proceed?.()}>
        {texts.go}
      </Button>
    </>
  );
  return (
    <Dialog hasAddress open={isAsking} onOpenChange={(isOpen) => isOpen || blocker.reset?.()}>
      <DialogContent size="sm" role="alertdialog" title={texts.title} description={texts.text} footer={footer} />
    </Dialog>
  );
}
