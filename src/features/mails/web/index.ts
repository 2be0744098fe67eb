/** Admin pages, loaded on demand. */
export const loadMailsPage = async () => ({ Page: (await import('./mails-page.tsx')).MailsAdminPage });
export const loadMailPage = async () => ({ Page: (await import('./mail-page.tsx')).MailAdminPage });
