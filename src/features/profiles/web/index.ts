export { AddressToolPage } from './address-tool-page.tsx';
export { EmbedPage } from './embed-page.tsx';
export { InactiveProfilePage } from './inactive-profile-page.tsx';
export { loadProfileAdminPage, loadProfilesAdminPage } from './page-loaders.ts';
export { SubscriptionRequiredPage } from './required-page.tsx';
