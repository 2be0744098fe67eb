/** Loads only the form, for a page that shows it beside other content. */
export const loadResetRequestForm = async () => (await import('./reset-request-form.tsx')).ResetRequestForm;
