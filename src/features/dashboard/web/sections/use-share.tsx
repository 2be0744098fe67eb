import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadShareDialog } from '#features/editor/web/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';

type ShareDialog = ComponentType<{ profile: Profile; isNew: boolean; onClose: () => void }>;

interface Sharing {
  /** For the button: what it opens loads when a finger or the focus comes near. */
  readonly preloadHandlers: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  open(): void;
  readonly dialog: ReactNode;
}

const preloadDialog = (): void => {
  loadShareDialog().catch(() => undefined);
};

/** Link, code and ways to pass a card on. Not `lazy`: a broken line would take the whole page down. */
export function useShare(profile: Profile): Sharing {
  const t = useTexts(errorTexts);
  const [Dialog, setDialog] = useState<ShareDialog>();
  const opener = useRef<Element>(null);
  // A dialog that is opened by hand does not know whom to give the focus back to.
  useEffect(() => {
    if (!Dialog && opener.current instanceof HTMLElement) opener.current.focus();
  }, [Dialog]);
  const open = async () => {
    opener.current = document.activeElement;
    try {
      const loaded = await loadShareDialog();
      setDialog(() => loaded);
    } catch {
      toast({ title: t('errors.network'), variant: 'destructive' });
    }
  };
  return {
    preloadHandlers: { onPointerEnter: preloadDialog, onFocus: preloadDialog },
    open: () => void open(),
    dialog: Dialog && <Dialog profile={profile} isNew={false} onClose={() => setDialog(undefined)} />,
  };
}
