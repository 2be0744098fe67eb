import { type ComponentType, createElement } from 'react';
import type { BulkBarProps } from '#features/admin/web/index.ts';

export { AddressToolPage } from './address-tool-page.tsx';
export { EmbedPage } from './embed-page.tsx';
export { ExpiredProfileRedirect } from './expired-profile.tsx';
export { InactiveProfilePage } from './inactive-profile-page.tsx';
export { SubscriptionRequiredPage } from './required-page.tsx';

/** Admin pages are loaded on demand. */
export async function loadProfilesAdminPage({
  loadBulk,
}: {
  readonly loadBulk: () => Promise<ComponentType<BulkBarProps>>;
}) {
  const [{ ProfilesAdminPage }, Bulk] = await Promise.all([import('./admin/profiles-admin-page.tsx'), loadBulk()]);
  return { Page: () => createElement(ProfilesAdminPage, { Bulk }) };
}

export const loadProfileAdminPage = async () => ({
  Page: (await import('./admin/profile-admin-page.tsx')).ProfileAdminPage,
});
