import { useCallback, useEffect, useRef, useState } from 'react';
import { trialDays } from '#features/packages/plan.ts';
import { Mark } from '#ui/brand/mark.tsx';
import { LoadingModal } from '#ui/feedback/loading.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { type AuthMode, onAuthChange, onHeaderUpdated } from '#web-kit/session/auth-events.ts';
import { whenChecked } from '#web-kit/session/start-session.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import { type AuthView, handleAuthReturn } from './auth-return.ts';
import { AuthViews, type AuthViewsProps } from './auth-views.tsx';
import { focusFirst, hasTyped } from './form-alert.tsx';
import type { NextPage } from './sign-in.ts';
import { useSignInTools } from './use-sign-in.ts';

const radii = [52, 88, 128, 172, 220] as const;

/** Rings that spread from the logo. Purely decorative. */
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
  /** The element that had focus when the modal was requested; it gets focus back. */
  opener: Element | null;
}

function AuthModal({ isOpen, onClose, opener, ...views }: AuthModalProps) {
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
        // A toast above the dialog would capture the Escape key.
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        // An accidental tap outside must not discard typed input.
        onPointerDownOutside={(event) => hasTyped(content.current) && event.preventDefault()}
      >
        <AuthViews {...views} />
      </DialogContent>
    </Dialog>
  );
}

function Title({ view, text }: { view: AuthView; text: string }) {
  return (
    <Stack as="span" gap={4} align="start" size="2xl" weight="display">
      <Rings key={view} />
      <Mark size={44} />
      {text}
    </Stack>
  );
}

/** After a sign-in the opener no longer exists, so focus moves to the page's main content. */
function returnFocus(opener: Element | null): void {
  const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

const safetyMilliseconds = 3_000;

/** Shown from a sign-in until the header is updated, for at most three seconds. */
function useSigningIn(): readonly [isShown: boolean, show: () => void] {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!isVisible) return;
    const hide = () => setVisible(false);
    const timer = setTimeout(hide, safetyMilliseconds);
    const stop = onHeaderUpdated(hide);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isVisible]);
  return [isVisible, useCallback(() => setVisible(true), [])];
}

/** A click that requests sign-in; a new object each time. */
export interface AuthRequest {
  readonly mode: AuthMode;
  readonly opener: Element | null;
}

export interface AuthModalControllerProps {
  request: AuthRequest | undefined;
  /** The value of `?auth=…` when the page was opened. */
  outcome: string | undefined;
  next: NextPage;
  pageExists(link: string): boolean;
  contactHref: string;
}

/** The complete sign-in UI. It loads with the first request. */
export function AuthModalController({ request, outcome, next, pageExists, contactHref }: AuthModalControllerProps) {
  const tools = useSignInTools();
  const [view, setView] = useState<AuthView>('login');
  const [isOpen, setOpen] = useState(false);
  const [isSigningIn, showSigningIn] = useSigningIn();
  const handledRequest = useRef<AuthRequest>(undefined);
  const handledOutcome = useRef<string>(undefined);

  useEffect(() => {
    // A protected page requests sign-in automatically; an open modal must not switch its view.
    if (!request || handledRequest.current === request) return;
    handledRequest.current = request;
    if (!isOpen) setView(request.mode === 'register' ? 'register' : 'login');
    setOpen(true);
  }, [request, isOpen]);

  useEffect(() => {
    // A language change creates new tools, which must not run this effect again.
    if (!outcome || handledOutcome.current === outcome) return;
    handledOutcome.current = outcome;
    void handleAuthReturn(outcome, whenChecked, tools).then((result) => {
      if (result.isIn) showSigningIn();
      if (!result.view) return;
      setView(result.view);
      setOpen(true);
    });
  }, [outcome, tools, showSigningIn]);

  useEffect(() => onAuthChange(({ action }) => action === 'login' && setOpen(false)), []);

  return (
    <>
      <AuthModal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        opener={request?.opener ?? null}
        view={view}
        setView={setView}
        startsDemo={request?.mode === 'demo'}
        onIn={showSigningIn}
        next={next}
        pageExists={pageExists}
        contactHref={contactHref}
      />
      <LoadingModal open={isSigningIn} label={tools.t('auth.loading')} />
    </>
  );
}
