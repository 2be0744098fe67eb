/** The overview and what it draws load when they are opened. */
export const loadOverviewPage = async () => ({ Page: (await import('./overview-page.tsx')).OverviewPage });
export const loadEventsPage = async () => ({ Page: (await import('./events/events-page.tsx')).EventsPage });
