import { Eye } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { editorTexts } from '../texts.ts';
import { Phone } from './phone.tsx';
import styles from './preview-pane.module.css';

const wide = '(width >= 900px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Space for a form and a phone beside each other. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  );

interface PreviewPaneProps {
  profile: Profile;
}

/** Beside the form where there is space, else one tap away. Only the one that is seen is drawn. */
export function PreviewPane({ profile }: PreviewPaneProps) {
  const t = useTexts(editorTexts);
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  if (isWide)
    return (
      <aside className={styles.pane} aria-label={t('editor.preview.open')}>
        <Phone profile={profile} />
      </aside>
    );
  return (
    <>
      <Button className={styles.float} onClick={() => setIsOpen(true)}>
        <Eye aria-hidden="true" />
        {t('editor.preview.open')}
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetContent className={styles.sheet} side="bottom" title={t('editor.preview.title')}>
          <Phone profile={profile} isBare />
        </SheetContent>
      </Sheet>
    </>
  );
}
