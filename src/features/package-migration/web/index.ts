/** Loaded on demand, so that they are not part of other pages' bundles. */
export const loadPackageMigrationPage = async () => ({
  Page: (await import('./plan/package-migration-page.tsx')).PackageMigrationPage,
});
export const loadMigrationDetailPage = async () => ({
  Page: (await import('./detail/migration-detail-page.tsx')).MigrationDetailPage,
});
