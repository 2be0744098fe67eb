export { settingsQuery } from './settings-query.ts';
export { useClaims, useContact } from './use-settings.ts';

/** Loads when it is opened: nobody else carries it. */
export const loadSettingsPage = async () => ({ Page: (await import('./admin/settings-page.tsx')).SettingsPage });
