import { exportSections, timelineSources, unreadCounts } from '#features/accounts/server/index.ts';
import { auditTargetNames } from '#features/audit/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { supportApi } from '../contract.ts';
import { deskApi } from '../desk-contract.ts';
import { supportTexts } from '../texts.ts';
import { receiveContact } from './contact/contact.ts';
import { findContactNames } from './contact/contact-queries.ts';
import { supportExport } from './data-export.ts';
import { addCannedReply, changeCannedReply, listCannedReplies, removeCannedReply } from './desk/canned-replies.ts';
import * as desk from './desk/desk.ts';
import { supportJobs } from './jobs.ts';
import { countUnread } from './queries.ts';
import { countOwnUnread, listAll, listOpen, readMessages } from './read.ts';
import { supportTimeline } from './timeline-queries.ts';
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
  route(deskApi.list, (call) => desk.listDesk(call, call.query)),
  route(deskApi.counts, (call) => desk.countDesk(call)),
  route(deskApi.staff, (call) => desk.listDeskStaff(call)),
  route(deskApi.read, (call) => desk.readDesk(call, call.params.id)),
  route(deskApi.markRead, (call) => desk.readVisitor(call, call.body.conversationId)),
  route(deskApi.assign, (call) => desk.assign(call, call.params.id, call.body.assigneeId)),
  route(deskApi.snooze, (call) => desk.snooze(call, call.params.id, call.body.until)),
  route(deskApi.setClosed, (call) => desk.setClosed(call, call.params.id, call.body.isClosed)),
  route(deskApi.addNote, (call) => desk.addNote(call, call.params.id, call.body.text)),
  route(deskApi.removeNote, (call) => desk.removeNote(call, call.params.id, call.params.noteId)),
  route(deskApi.answer, (call) => desk.answerVisitor(call, call.params.id, call.body.text)),
  route(deskApi.merge, (call) => desk.merge(call, call.params.id)),
  route(deskApi.cannedReplies, (call) => listCannedReplies(call)),
  route(deskApi.addCannedReply, (call) => addCannedReply(call, call.body)),
  route(deskApi.changeCannedReply, (call) => changeCannedReply(call, call.params.id, call.body)),
  route(deskApi.removeCannedReply, (call) => removeCannedReply(call, call.params.id)),
];

const contactNames = { kind: 'contact-message', find: findContactNames };

export const supportFeature = defineFeature({
  name: 'support',
  routes: supportRoutes,
  jobs: supportJobs,
  texts: [supportTexts],
  extensions: [
    exportSections.with(supportExport),
    ...supportTimeline.map(timelineSources.with),
    unreadCounts.with(countUnread),
    auditTargetNames.with(contactNames),
  ],
});
