/** Pages of the administration: they load when they are opened. */
export const loadErrorsPage = async () => ({ Page: (await import('./errors-page.tsx')).ErrorsPage });
export const loadErrorPage = async () => ({ Page: (await import('./error-page.tsx')).ErrorPage });
