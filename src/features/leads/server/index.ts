export { leadsExport, leadWebhookExport, seedDemoLeads } from './data-export.ts';
export { createLeadForm } from './form.ts';
export { leadsJobs } from './jobs.ts';
export { countUnseen, listNewest } from './read.ts';
export { leadsRoutes } from './routes.ts';
