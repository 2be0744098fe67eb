export { AddressToolPage } from './address-tool-page.tsx';
export { EmbedPage } from './embed-page.tsx';
export { ExpiredProfileRedirect } from './expired-profile.tsx';
export { InactiveProfilePage } from './inactive-profile-page.tsx';
export { SubscriptionRequiredPage } from './required-page.tsx';

/** Admin pages are loaded on demand. */
export const loadProfilesAdminPage = async () => ({
  Page: (await import('./admin/profiles-admin-page.tsx')).ProfilesAdminPage,
});

export const loadProfileAdminPage = async () => ({
  Page: (await import('./admin/profile-admin-page.tsx')).ProfileAdminPage,
});
