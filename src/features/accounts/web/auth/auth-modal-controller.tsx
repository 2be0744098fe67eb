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
import { useSignInTools } from './use-sign-in.ts';

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
    <Stack as="span" gap={4} align="start" size="2xl" weight="display">
      <Rings key={view} />
      <Mark size={44} />
      {text}
    </Stack>
  );
}

/** Whoever signed in has lost the button that they pressed: the content of the page is next. */
function returnFocus(opener: Element | null): void {
  const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

const safetyMilliseconds = 3_000;

/** Shown from a sign-in until the header has followed, and never for longer than three seconds. */
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

/** A press of a button that wants in, each one anew. */
export interface AuthRequest {
  readonly mode: AuthMode;
  readonly opener: Element | null;
}

export interface AuthModalControllerProps {
  request: AuthRequest | undefined;
  /** What `?auth=…` said when the page was opened. */
  outcome: string | undefined;
  pageExists(link: string): boolean;
  contactHref: string;
}

/** Everything about coming in. It loads with the first wish to. */
export function AuthModalController({ request, outcome, pageExists, contactHref }: AuthModalControllerProps) {
  const tools = useSignInTools();
  const [view, setView] = useState<AuthView>('login');
  const [isOpen, setOpen] = useState(false);
  const [isSigningIn, showSigningIn] = useSigningIn();
  const handledRequest = useRef<AuthRequest>(undefined);
  const handledOutcome = useRef<string>(undefined);

  useEffect(() => {
    // A protected page asks by itself; whoever is at the desk already is not sent to another counter.
    if (!request || handledRequest.current === request) return;
    handledRequest.current = request;
    if (!isOpen) setView(request.mode === 'register' ? 'register' : 'login');
    setOpen(true);
  }, [request, isOpen]);

  useEffect(() => {
    // A change of language makes new tools, and is no news.
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
        pageExists={pageExists}
        contactHref={contactHref}
      />
      <LoadingModal open={isSigningIn} label={tools.t('auth.loading')} />
    </>
  );
}
