import { exportSections, unreadCounts } from '#features/accounts/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { adminSupportApi } from '../admin-contract.ts';
import { supportApi } from '../contract.ts';
import { supportTexts } from '../texts.ts';
import { markContact, supportListRoutes } from './admin.ts';
import { receiveContact } from './contact/contact.ts';
import { supportExport } from './data-export.ts';
import { supportJobs } from './jobs.ts';
import { countUnread } from './queries.ts';
import { countOwnUnread, listAll, listOpen, readMessages } from './read.ts';
import { createTicket, sendMessage, setConversationClosed } from './write.ts';

export const supportRoutes: Route[] = [
  route(supportApi.list, (call) => listAll(call, call.query)),
  route(supportApi.unread, (call) => countOwnUnread(call)),
  route(supportApi.readAll, (call) => readMessages(call, null)),
  route(supportApi.listOpen, (call) => listOpen(call, call.query)),
  route(supportApi.createTicket, (call) => createTicket(call, call.body)),
  route(supportApi.send, (call) => sendMessage(call, call.body)),
  route(supportApi.readConversation, (call) => readMessages(call, call.body.recipientId)),
  route(supportApi.close, (call) => setConversationClosed(call, call.params.id, true)),
  route(supportApi.reopen, (call) => setConversationClosed(call, call.params.id, false)),
  route(supportApi.contact, (call) => receiveContact(call)),
  ...supportListRoutes,
  route(adminSupportApi.setContactDone, (call) => markContact(call, call.params.id, call.body.isDone)),
];

export const supportFeature = defineFeature({
  name: 'support',
  routes: supportRoutes,
  jobs: supportJobs,
  texts: [supportTexts],
  extensions: [exportSections.with(supportExport), unreadCounts.with(countUnread)],
});
