/** Load when they are opened: nobody else carries them. */
export const loadPackageMigrationPage = async () => ({
  Page: (await import('./plan/package-migration-page.tsx')).PackageMigrationPage,
});
export const loadPackageMovePage = async () => ({
  Page: (await import('./move/package-move-page.tsx')).PackageMovePage,
});
