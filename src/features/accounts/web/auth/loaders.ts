/** Forms, schemas and dialogs are not part of a page's first script: they load on sign-in or sign-out. */
export const loadAuthModal = async () => (await import('./auth-modal-controller.tsx')).AuthModalController;

export const loadSignOut = async () => {
  const [{ signOut }, { browserTools }] = await Promise.all([import('./sign-out.ts'), import('./browser-tools.ts')]);
  return { signOut, browserTools };
};
