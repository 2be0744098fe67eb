/** The inbox loads on demand; `LeadSummary` can be used elsewhere without it. */
export const loadLeadsPage = async () => ({ Page: (await import('./inbox/leads-page.tsx')).LeadsPage });
export { LeadSummary } from './components/lead-summary.tsx';

/** Admin page, loaded on demand. */
export const loadWebhooksPage = async () => ({ Page: (await import('./admin/webhooks-page.tsx')).WebhooksAdminPage });
