export { answerTimes } from './answer-time-queries.ts';
export { supportExport } from './data-export.ts';
export { countOpenConversations, countWaitingConversations, searchConversations } from './desk/desk-queries.ts';
export { supportFeature } from './feature.ts';
export { composeContact, composeContactAnswer, composeInquiry, composeReply } from './mail-content.ts';
