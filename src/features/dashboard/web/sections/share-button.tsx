import { Copy, Share2 } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadShareDialog } from '#features/editor/web/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Button, type ButtonVariant } from '#ui/controls/button.tsx';
import type { CopyButton as FullCopyButton } from '#ui/controls/copy-button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { dashboardTexts } from '../../texts.ts';

type ShareDialog = ComponentType<{ profile: Profile; isNew: boolean; onClose: () => void }>;

interface Sharing {
  /** Handlers for the button; they preload the dialog on pointer enter or focus. */
  readonly preloadHandlers: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  open(): void;
  readonly dialog: ReactNode;
}

const preloadDialog = (): void => {
  loadShareDialog().catch(() => undefined);
};

/** Opens the dialog with link, QR code and share targets. Not `lazy`: a failed download would break the whole page. */
export function useShare(profile: Profile): Sharing {
  const t = useTexts(errorTexts);
  const [Dialog, setDialog] = useState<ShareDialog>();
  const opener = useRef<Element>(null);
  // A dialog opened from code has no trigger to return focus to.
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

/** A failed chunk download removes only the button, not the page; the URL stays readable. */
const CopyButton = lazy<typeof FullCopyButton>(() =>
  import('#ui/controls/copy-button.tsx').then(
    ({ CopyButton: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => <span /> }),
  ),
);

interface CopyLinkProps {
  link: string;
  name: string;
  className: string | undefined;
}

/** The tooltip code weighs more than the rest of the page and loads after it. */
export function CopyLink({ link, name, className = '' }: CopyLinkProps) {
  const t = useTexts(dashboardTexts);
  const label = t('dashboard.profiles.copy', { name });
  // A click before the full button has loaded copies the link too.
  const copy = () => void navigator.clipboard.writeText(link).catch(() => undefined);
  const plain = (
    <Button className={className} variant="secondary" size="icon" aria-label={label} onClick={copy}>
      <Copy aria-hidden="true" />
    </Button>
  );
  return (
    <Suspense fallback={plain}>
      <CopyButton className={className} variant="secondary" value={link} label={label} />
    </Suspense>
  );
}
