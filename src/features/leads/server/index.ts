export { leadsExport, leadWebhookExport } from './data-export.ts';
export { leadsFeature } from './feature.ts';
export { createLeadForm } from './form.ts';
export { composeLeadDigest, composeLeadMail } from './mail.ts';
export { countUnseen } from './queries.ts';
export { listNewest } from './read.ts';
export { countFailedDeliveries } from './webhook/delivery-queries.ts';
