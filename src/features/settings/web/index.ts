import { createElement } from 'react';
import type { SettingsSlots } from './admin/slots.ts';

export { settingsQuery, useClaims, useContact, usePrintsCodes } from './use-settings.ts';

/** Loaded on demand, so that other pages do not include it. */
export const loadSettingsPage = async (slots: SettingsSlots) => {
  const { SettingsPage } = await import('./admin/settings-page.tsx');
  return { Page: () => createElement(SettingsPage, slots) };
};
