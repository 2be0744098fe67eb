export { leadsExport, leadWebhookExport } from './data-export.ts';
export { leadsFeature } from './feature.ts';
export { createLeadForm } from './form.ts';
export { countUnseen, listNewest } from './read.ts';
