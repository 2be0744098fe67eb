import { demoEmail } from '#features/accounts/domain.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { useSession } from '#web-kit/session/use-session.ts';

export type Sender =
  | { readonly kind: 'account'; readonly user: SessionUser }
  /** Nobody's account, or everybody's: who writes must say so. */
  | { readonly kind: 'guest' | 'demo' };

export function useSender(): Sender {
  const { user } = useSession();
  if (!user) return { kind: 'guest' };
  return user.email === demoEmail ? { kind: 'demo' } : { kind: 'account', user };
}
