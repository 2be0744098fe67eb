import type { ToastMessage } from '#ui/feedback/toast-store.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { enter, type SignInTools, welcome } from './sign-in.ts';

export type AuthView = 'login' | 'register' | 'code' | 'recovery' | 'forgot' | 'sent';

export interface AuthReturn {
  /** The view with which the page opens, if any. */
  readonly view?: AuthView;
  /** Set directly after a sign-in. */
  readonly isIn?: true;
}

/** Handles `?auth=…` when a page is opened: the end of a sign-in, also with Google, or the request of a link. */
export async function handleAuthReturn(
  outcome: string,
  currentUser: () => Promise<SessionUser | undefined>,
  tools: SignInTools,
): Promise<AuthReturn> {
  const user = await currentUser();
  if (outcome === 'google-done') return enterByGoogle(user, tools);
  if (outcome === 'login-done' || outcome === 'register-done') {
    if (user) void welcome(user, outcome === 'login-done' ? 'login' : 'register', tools);
    return {};
  }
  if (outcome === 'login' || outcome === 'register') return user ? {} : { view: outcome };
  if (outcome === 'code') return { view: 'code' };
  const message = noticeOf(outcome, tools);
  if (message) tools.toast(message);
  return outcome === 'google-exists' && !user ? { view: 'login' } : {};
}

/** The start of this page was steps 6 and 7; what remains is to announce the sign-in. */
function enterByGoogle(user: SessionUser | undefined, tools: SignInTools): AuthReturn {
  const { t, toast } = tools;
  if (!user) {
    toast({ title: t('auth.failed.loginMissing'), description: t('auth.failed.noUser'), variant: 'destructive' });
    return {};
  }
  enter({ user, token: undefined }, 'login', tools);
  return { isIn: true };
}

function noticeOf(outcome: string, { t }: SignInTools): ToastMessage | undefined {
  const notices: Record<string, ToastMessage> = {
    'google-failed': {
      title: t('auth.failed.loginError'),
      description: t('auth.failed.google'),
      variant: 'destructive',
    },
    'google-cancelled': { title: t('auth.google.cancelled'), description: t('auth.google.cancelledText') },
    'google-unverified': {
      title: t('auth.google.unverified'),
      description: t('auth.google.unverifiedText'),
      variant: 'warning',
    },
    'google-exists': { title: t('auth.google.exists'), description: t('auth.google.existsText'), variant: 'warning' },
    'google-taken': { title: t('auth.google.inUse'), description: t('auth.google.inUseText'), variant: 'destructive' },
    'google-suspended': {
      title: t('auth.google.suspended'),
      description: t('auth.google.suspendedText'),
      variant: 'destructive',
    },
    'google-connected': { title: t('auth.google.connected'), description: t('auth.google.connectedText') },
  };
  return Object.hasOwn(notices, outcome) ? notices[outcome] : undefined;
}
