export { supportExport } from './data-export.ts';
export { searchConversations } from './desk/desk-queries.ts';
export { supportFeature } from './feature.ts';
export { composeContact, composeContactAnswer, composeInquiry, composeReply } from './mail-content.ts';
export { countOpenContacts, countOpenConversations } from './queries.ts';
