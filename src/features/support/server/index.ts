export { supportExport } from './data-export.ts';
export { supportFeature } from './feature.ts';
export { composeContact, composeContactAnswer, composeInquiry, composeReply } from './mail-content.ts';
export { countOpenContacts, countOpenConversations } from './queries.ts';
