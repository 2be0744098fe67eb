/** Loaded on demand. */
export const loadOverviewPage = async () => ({ Page: (await import('./overview-page.tsx')).OverviewPage });
export { ChartTable } from './chart-table.tsx';
export { MonthBars, monthText } from './months-chart.tsx';
export const loadEventsPage = async () => ({ Page: (await import('./events/events-page.tsx')).EventsPage });
