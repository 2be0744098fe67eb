/** Loaded on demand. */
export const loadOverviewPage = async () => ({ Page: (await import('./overview-page.tsx')).OverviewPage });
export const loadEventsPage = async () => ({ Page: (await import('./events/events-page.tsx')).EventsPage });
