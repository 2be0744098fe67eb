/** The form alone, for a page that asks for the link beside other things. */
export const loadResetAsk = async () => (await import('./ask-form.tsx')).AskForm;
