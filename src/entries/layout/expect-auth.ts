import { loadAuthModal } from '#features/accounts/web/index.ts';

/** Preloads the auth modal on intent. A network failure is ignored here; it occurs again and is reported on click. */
export const expectAuth = (): void => {
  loadAuthModal().catch(() => undefined);
};
