/** Load when they are opened: nobody else carries them. */
export const loadPackageMigrationPage = async () => ({
  Page: (await import('./plan/package-migration-page.tsx')).PackageMigrationPage,
});
export const loadMigrationDetailPage = async () => ({
  Page: (await import('./detail/migration-detail-page.tsx')).MigrationDetailPage,
});
