/** Forms, schemas and dialogs are no part of a page's first script: they come when somebody wants in or out. */
export const loadAuthDesk = async () => (await import('./auth-desk.tsx')).AuthDesk;

export const loadSignOut = async () => {
  const [{ signOut }, { browserTools }] = await Promise.all([import('./sign-out.ts'), import('./browser-tools.ts')]);
  return { signOut, browserTools };
};
