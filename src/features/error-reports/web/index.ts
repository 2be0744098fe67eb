/** Admin pages, loaded on demand. */
export const loadErrorsPage = async () => ({ Page: (await import('./errors-page.tsx')).ErrorsPage });
export const loadUserErrors = async () => (await import('./user-errors.tsx')).UserErrors;
export const loadErrorPage = async () => ({ Page: (await import('./error-page.tsx')).ErrorPage });
