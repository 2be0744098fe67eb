/** Loaded on demand, so that it is not part of other pages' bundles. */
export const loadDatabaseMigrationsPage = async () => ({
  Page: (await import('./database-migrations-page.tsx')).DatabaseMigrationsPage,
});
