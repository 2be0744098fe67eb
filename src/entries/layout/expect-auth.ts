import { loadAuthModal } from '#features/accounts/web/index.ts';

/** Somebody looks as if they are about to want in. A line that breaks here is met again, and told of, at the press. */
export const expectAuth = (): void => {
  loadAuthModal().catch(() => undefined);
};
