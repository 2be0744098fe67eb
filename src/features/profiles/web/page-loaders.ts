/** Admin pages are loaded on demand. */
export const loadProfilesAdminPage = async () => ({
  Page: (await import('./admin/profiles-admin-page.tsx')).ProfilesAdminPage,
});

export const loadProfileAdminPage = async () => ({
  Page: (await import('./admin/profile-admin-page.tsx')).ProfileAdminPage,
});
