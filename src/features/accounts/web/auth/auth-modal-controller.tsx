import { useCallback, useEffect, useRef, useState } from 'react';
import { trialDays } from '#features/packages/plan.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Mark } from '#ui/brand/mark.tsx';
import { LoadingModal } from '#ui/feedback/loading.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent, StillDialog } from '#ui/overlays/dialog.tsx';
import { type AuthMode, onAuthChange, onHeaderUpdated } from '#web-kit/session/auth-events.ts';
import { whenChecked } from '#web-kit/session/start-session.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import { type AuthView, handleAuthReturn } from './auth-return.ts';
import { AuthViews, type AuthViewsProps, type TypedForms } from './auth-views.tsx';
import { FormAlert, focusFirst, hasTyped } from './form-alert.tsx';
import { hasGoogle } from './google-option.tsx';
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
  const face = useFace(views.view);
  const content = useRef<HTMLElement>(null);
  const early = useRef<EarlyForm>(null);
  const show = useCallback(
    (node: HTMLElement | null) => {
      content.current = node;
      if (!node) return;
      early.current = takeOver(node);
      if (early.current?.hidden) onClose();
    },
    [onClose],
  );
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        {...face}
        ref={show}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusFirst(content.current);
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(early.current?.opener ?? opener);
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

function useFace(view: AuthView) {
  const t = useTexts(authTexts);
  return {
    className: styles.modal,
    size: 'sm',
    title: <Title view={view} text={t(`auth.${view}.title`)} />,
    description: view === 'sent' ? undefined : t(`auth.${view}.subtitle`, { days: trialDays }),
  } as const;
}

interface EarlyAuthProps extends Pick<AuthViewsProps, 'hasGoogle' | 'pageExists' | 'contactHref'> {
  view: 'login' | 'register';
}

/** The form as HTML: it opens before the scripts of the modal have arrived, which then takes over what was typed. */
export function EarlyAuth({ view, ...rest }: EarlyAuthProps) {
  const t = useTexts(errorTexts);
  const nothing = () => undefined;
  return (
    <StillDialog {...useFace(view)}>
      <div data-early-failed="" hidden>
        <FormAlert message={t('errors.network')} />
      </div>
      <AuthViews view={view} setView={nothing} startsDemo={false} onIn={nothing} next={nothing} {...rest} />
    </StillDialog>
  );
}

type EarlyForm = HTMLElement & { opener?: HTMLElement };

/**
 * Takes over from the form that `start.ts` opened: what was typed, what was pressed and the focus. Called in the commit
 * that shows the modal, so that there are never two of them.
 */
function takeOver(content: HTMLElement): EarlyForm | null {
  const early = document.querySelector<EarlyForm>('[data-early-auth]');
  if (!early) return null;
  const [from, to] = [controlsOf(early), controlsOf(content)];
  for (const [index, control] of from.entries()) copyControl(control, to[index]);
  const focused = to[from.indexOf(document.activeElement as Control)] ?? content;
  early.remove();
  document.getElementById('root')?.removeAttribute('inert');
  // It has appeared already.
  for (const one of content.parentElement?.getAnimations({ subtree: true }) ?? []) one.finish();
  focused.focus({ preventScroll: true });
  return early;
}

type Control = HTMLInputElement | HTMLButtonElement;
const controlsOf = (container: HTMLElement): Control[] => [...container.querySelectorAll<Control>('input, button')];

function copyControl(from: Control, to: Control | undefined): void {
  if (to instanceof HTMLInputElement && from instanceof HTMLInputElement) {
    if (from.checked !== to.checked) to.click();
    if (from.value === from.defaultValue) return;
    // Past React, which replaces the field's own setter to know what was last written.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (from.ariaBusy === 'true') setTimeout(() => to?.click());
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
  const close = useCallback(() => setOpen(false), []);
  const [isSigningIn, showSigningIn] = useSigningIn();
  const handledRequest = useRef<AuthRequest>(undefined);
  const handledOutcome = useRef<string>(undefined);
  const typedForms = useRef<TypedForms>({});

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

  useEffect(
    () =>
      onAuthChange(({ action }) => {
        if (action !== 'login') return;
        typedForms.current = {};
        setOpen(false);
      }),
    [],
  );

  return (
    <>
      <AuthModal
        isOpen={isOpen}
        onClose={close}
        opener={request?.opener ?? null}
        view={view}
        setView={setView}
        startsDemo={request?.mode === 'demo'}
        hasGoogle={hasGoogle()}
        onIn={showSigningIn}
        next={next}
        pageExists={pageExists}
        contactHref={contactHref}
        typedForms={typedForms}
      />
      <LoadingModal open={isSigningIn} label={tools.t('auth.loading')} />
    </>
  );
}
