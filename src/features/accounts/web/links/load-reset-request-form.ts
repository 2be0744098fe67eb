/** The form alone, for a page that asks for the link beside other things. */
export const loadResetRequestForm = async () => (await import('./reset-request-form.tsx')).ResetRequestForm;
