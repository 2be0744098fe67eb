/** Loads when it is opened: nobody else carries it. */
export const loadDatabaseMigrationsPage = async () => ({
  Page: (await import('./database-migrations-page.tsx')).DatabaseMigrationsPage,
});
