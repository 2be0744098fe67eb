/** The inbox loads when it is opened; a line of it can stand elsewhere without the rest. */
export const loadLeadsPage = async () => ({ Page: (await import('./inbox/leads-page.tsx')).LeadsPage });
export { LeadSummary } from './components/lead-summary.tsx';
