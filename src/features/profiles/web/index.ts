export { AddressToolPage } from './address-tool-page.tsx';
export { EmbedPage } from './embed-page.tsx';
export { InactiveCardPage } from './inactive-card-page.tsx';
export { loadProfileAdminPage, loadProfilesAdminPage } from './page-loaders.ts';
export { SubscriptionRequiredPage } from './required-page.tsx';
