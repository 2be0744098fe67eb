import { useRef } from 'react';
import { trialDays } from '#features/packages/plan.ts';
import { Mark } from '#ui/brand/mark.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import type { AuthView } from './arrival.ts';
import styles from './auth-modal.module.css';
import { AuthViews, type AuthViewsProps } from './auth-views.tsx';
import { focusFirst, hasTyped } from './modal-focus.ts';

const radii = [52, 88, 128, 172, 220] as const;

/** The touch of the mark, spreading. Decoration: it says nothing. */
function Rings() {
  return (
    <svg className={styles.rings} width="480" height="480" viewBox="-240 -240 480 480" aria-hidden="true">
      {radii.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
    </svg>
  );
}

interface AuthModalProps extends AuthViewsProps {
  isOpen: boolean;
  onClose(): void;
  /** What had the focus when somebody asked, and gets it back. */
  opener: Element | null;
}

export function AuthModal({ isOpen, onClose, opener, ...views }: AuthModalProps) {
  const t = useTexts(authTexts);
  const content = useRef<HTMLDivElement>(null);
  const { view } = views;
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        ref={content}
        className={styles.modal}
        size="sm"
        title={<Title view={view} text={t(`auth.${view}.title`)} />}
        description={view === 'sent' ? undefined : t(`auth.${view}.subtitle`, { days: trialDays })}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusFirst(content.current);
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(opener);
        }}
        // A message over the dialog would take the key for itself.
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        // A finger that slips must not cost what was typed.
        onPointerDownOutside={(event) => hasTyped(content.current) && event.preventDefault()}
      >
        <AuthViews {...views} />
      </DialogContent>
    </Dialog>
  );
}

function Title({ view, text }: { view: AuthView; text: string }) {
  return (
    <span className={styles.title}>
      <Rings key={view} />
      <Mark size={44} />
      {text}
    </span>
  );
}

/** Whoever signed in has lost the button that they pressed: the content of the page is next. */
function returnFocus(opener: Element | null): void {
  const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
