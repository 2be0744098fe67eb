import { Share2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Button, type ButtonVariant } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';

type ShareDialog = ComponentType<{ profile: Profile; isNew: boolean; onClose: () => void }>;

interface Sharing {
  /** Handlers for the button; they preload the dialog on pointer enter or focus. */
  readonly preloadHandlers: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  /** Opens the dialog with link, QR code and share targets. */
  open(): void;
  /** Opens the system's share sheet, which already lists the user's contacts; without one, the dialog. */
  share(): void;
  readonly dialog: ReactNode;
}

const loadDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;
const preloadDialog = (): void => {
  loadDialog().catch(() => undefined);
};

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The dialog is not `lazy`: a failed download would break the whole page. */
export function useShare(profile: Profile): Sharing {
  const t = useTexts(errorTexts);
  const [Dialog, setDialog] = useState<ShareDialog>();
  const open = async () => {
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
    } catch {
      toast({ title: t('errors.network'), variant: 'destructive' });
    }
  };
  const share = async () => {
    if (!navigator.share) return open();
    try {
      await navigator.share({ title: nameOfProfile(profile), url: sharedLink(profile) });
    } catch (error) {
      if (!isAbort(error)) await open();
    }
  };
  return {
    preloadHandlers: { onPointerEnter: preloadDialog, onFocus: preloadDialog },
    open: () => void open(),
    share: () => void share(),
    dialog: Dialog && <Dialog profile={profile} isNew={false} onClose={() => setDialog(undefined)} />,
  };
}

/** Attributes visits through this link to sharing. */
export const sharedLink = ({ address }: Pick<Profile, 'address'>): string =>
  `${window.location.origin}${address}?s=link`;

interface ShareButtonProps {
  profile: Profile;
  variant?: ButtonVariant;
  size?: 'default' | 'sm';
  children: ReactNode;
}

export function ShareButton({ profile, variant = 'default', size = 'sm', children }: ShareButtonProps) {
  const { preloadHandlers, open, dialog } = useShare(profile);
  return (
    <>
      <Button variant={variant} size={size} {...preloadHandlers} onClick={open}>
        <Share2 aria-hidden="true" />
        {children}
      </Button>
      {dialog}
    </>
  );
}
