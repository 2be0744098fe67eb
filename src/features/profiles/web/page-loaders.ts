/** Pages of the administration load when they are opened. */
export const loadProfilesAdminPage = async () => ({
  Page: (await import('./admin/profiles-admin-page.tsx')).ProfilesAdminPage,
});

export const loadProfileAdminPage = async () => ({
  Page: (await import('./admin/profile-admin-page.tsx')).ProfileAdminPage,
});
