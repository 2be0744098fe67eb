import { useCallback, useEffect, useRef, useState } from 'react';
import { LoadingModal } from '#ui/loading.tsx';
import { type AuthMode, onAuthChange, onHeaderUpdated } from '#web-kit/auth-events.ts';
import { whenChecked } from '#web-kit/start-session.ts';
import { type AuthView, arrive } from './arrival.ts';
import { AuthModal } from './auth-modal.tsx';
import { useSignInTools } from './use-sign-in-tools.ts';

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
