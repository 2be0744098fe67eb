import { useCallback, useEffect, useRef, useState } from 'react';
import { trialDays } from '#features/packages/plan.ts';
import { Mark } from '#ui/brand/mark.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Stack } from '#ui/layout.tsx';
import { LoadingModal } from '#ui/loading.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type AuthMode, onAuthChange, onHeaderUpdated } from '#web-kit/auth-events.ts';
import { whenChecked } from '#web-kit/start-session.ts';
import { authTexts } from '../auth-texts.ts';
import { type AuthView, arrive } from './arrival.ts';
import styles from './auth-modal.module.css';
import { AuthViews, type AuthViewsProps } from './auth-views.tsx';
import { focusFirst, hasTyped } from './modal-focus.ts';
import { useSignInTools } from './use-sign-in-tools.ts';

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
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const hide = () => setShown(false);
    const timer = setTimeout(hide, safetyMilliseconds);
    const stop = onHeaderUpdated(hide);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isShown]);
  return [isShown, useCallback(() => setShown(true), [])];
}

/** A press of a button that wants in, each one anew. */
export interface AuthAsk {
  readonly mode: AuthMode;
  readonly opener: Element | null;
}

export interface AuthModalControllerProps {
  ask: AuthAsk | undefined;
  /** What `?auth=…` said when the page was opened. */
  news: string | undefined;
  pageExists(link: string): boolean;
  contactHref: string;
}

/** Everything about coming in. It loads with the first wish to. */
export function AuthModalController({ ask, news, pageExists, contactHref }: AuthModalControllerProps) {
  const tools = useSignInTools();
  const [view, setView] = useState<AuthView>('login');
  const [isOpen, setOpen] = useState(false);
  const [isSettling, showSettling] = useSigningIn();
  const answered = useRef<AuthAsk>(undefined);
  const told = useRef<string>(undefined);

  useEffect(() => {
    // A protected page asks by itself; whoever is at the desk already is not sent to another counter.
    if (!ask || answered.current === ask) return;
    answered.current = ask;
    if (!isOpen) setView(ask.mode === 'register' ? 'register' : 'login');
    setOpen(true);
  }, [ask, isOpen]);

  useEffect(() => {
    // A change of language makes new tools, and is no news.
    if (!news || told.current === news) return;
    told.current = news;
    void arrive(news, whenChecked, tools).then((arrival) => {
      if (arrival.isIn) showSettling();
      if (!arrival.view) return;
      setView(arrival.view);
      setOpen(true);
    });
  }, [news, tools, showSettling]);

  useEffect(() => onAuthChange(({ action }) => action === 'login' && setOpen(false)), []);

  return (
    <>
      <AuthModal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        opener={ask?.opener ?? null}
        view={view}
        setView={setView}
        startsDemo={ask?.mode === 'demo'}
        onIn={showSettling}
        pageExists={pageExists}
        contactHref={contactHref}
      />
      <LoadingModal open={isSettling} label={tools.t('auth.loading')} />
    </>
  );
}
