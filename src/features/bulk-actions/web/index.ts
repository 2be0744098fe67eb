/** Loaded with the lists of the administration. */
export const loadBulkActions = async () => import('./bulk-bar.tsx');
