import { demoSeeds, exportSections, timelineSources } from '#features/accounts/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { leadsApi } from '../contract.ts';
import { leadsTexts } from '../texts.ts';
import { leadWebhookApi } from '../webhook-contract.ts';
import { addNote, changeLead, markSeen, removeLeads, removeNote, setLeadsStatus, undoStatusChange } from './change.ts';
import { leadsExport, leadWebhookExport, seedDemoLeads } from './data-export.ts';
import { leadsJobs } from './jobs.ts';
import { countLeads, getLead, listLeads } from './read.ts';
import { exportLeads } from './spreadsheet.ts';
import { leadContact, submitByCall } from './submit.ts';
import { leadsTimeline } from './timeline-queries.ts';
import { readWebhook, removeWebhook, setWebhook, testWebhook } from './webhook/webhook.ts';
import { webhookAdminRoutes } from './webhook/webhook-admin.ts';

export const leadsRoutes: Route[] = [
  route(leadsApi.submit, (call) => submitByCall(call)),
  route(leadsApi.list, (call) => listLeads(call, call.query)),
  route(leadsApi.counts, (call) => countLeads(call, call.query)),
  route(leadsApi.export, (call) => exportLeads(call, call.query, call.visitor.locale)),
  route(leadsApi.move, (call) => setLeadsStatus(call, call.body.ids, call.body.status)),
  route(leadsApi.undoMove, (call) => undoStatusChange(call, call.body.ids)),
  route(leadsApi.markSeen, (call) => markSeen(call, call.body.ids)),
  route(leadsApi.removeMany, (call) => removeLeads(call, call.body.ids)),
  route(leadsApi.get, (call) => getLead(call, call.db, call.params.id)),
  route(leadsApi.change, (call) => changeLead(call, call.params.id, call.body)),
  route(leadsApi.remove, async (call) => void (await removeLeads(call, [call.params.id]))),
  route(leadsApi.vcard, (call) => leadContact(call, call.params.id)),
  route(leadsApi.addNote, (call) => addNote(call, call.params.id, call.body.text)),
  route(leadsApi.removeNote, (call) => removeNote(call, call.params.id)),
  route(leadWebhookApi.get, (call) => readWebhook(call)),
  route(leadWebhookApi.save, (call) => setWebhook(call, call.body)),
  route(leadWebhookApi.remove, async (call) => void (await removeWebhook(call))),
  route(leadWebhookApi.test, (call) => testWebhook(call)),
  ...webhookAdminRoutes,
];

export const leadsFeature = defineFeature({
  name: 'leads',
  routes: leadsRoutes,
  jobs: leadsJobs,
  texts: [leadsTexts],
  extensions: [
    exportSections.with(leadsExport),
    timelineSources.with(leadsTimeline),
    exportSections.with(leadWebhookExport),
    demoSeeds.with(seedDemoLeads),
  ],
});
