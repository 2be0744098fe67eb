export { supportExport } from './data-export.ts';
export { supportFeature } from './feature.ts';
export { composeContact, composeInquiry, composeReply } from './mail-content.ts';
export { countOpenContacts, countOpenConversations } from './queries.ts';
