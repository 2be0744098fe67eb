import { z } from 'zod';
import { timelineSources } from '#features/accounts/server/index.ts';
import { profileObservers } from '#features/profiles/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { moderationApi } from '../admin-contract.ts';
import { reportsApi } from '../contract.ts';
import { caseDays } from '../domain.ts';
import { moderationTexts } from '../texts.ts';
import { casesListRoutes, dismissCase, getCase, suspendReported } from './admin.ts';
import { deleteCasesBefore } from './queries.ts';
import { findReported, moderationObserver, receiveReport } from './reports.ts';
import { moderationTimeline } from './timeline-queries.ts';

const moderationRoutes: Route[] = [
  route(reportsApi.target, (call) => findReported(call, call.params.id, call.visitor.locale)),
  route(reportsApi.report, (call) => receiveReport(call, call.params.id, call.body)),
  ...casesListRoutes,
  route(moderationApi.get, (call) => getCase(call, call.params.id)),
  route(moderationApi.dismiss, (call) => dismissCase(call, call.params.id, call.body.note)),
  route(moderationApi.suspend, (call) => suspendReported(call, call.params.id, call.body.reason)),
];

/** A decided case holds what visitors wrote about somebody. */
export const sweepCasesJob = job({
  name: 'sweep-moderation-cases',
  payload: z.unknown(),
  cron: '41 2 * * *',
  work: ({ db, clock }: Services) => deleteCasesBefore(db, new Date(clock.now().getTime() - caseDays * 86_400_000)),
});

export const moderationFeature = defineFeature({
  name: 'moderation',
  routes: moderationRoutes,
  jobs: [sweepCasesJob],
  texts: [moderationTexts],
  extensions: [profileObservers.with(moderationObserver), timelineSources.with(moderationTimeline)],
});
