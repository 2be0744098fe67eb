import { type ExportSection, exportSections } from '#features/accounts/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { errorsAdminApi } from '../admin-contract.ts';
import { errorReportsApi } from '../contract.ts';
import { errorsListRoutes, getForAdmin, listOfUser, setState } from './admin.ts';
import { errorReportsJobs } from './jobs.ts';
import { listErrorsOf } from './queries.ts';
import { receiveReport, reporterOf } from './service.ts';

export const errorReportsRoutes: Route[] = [
  route(errorReportsApi.report, (call) =>
    receiveReport(call, call.body, { userAgent: call.visitor.userAgent, userId: reporterOf(call.findUser) }),
  ),
  ...errorsListRoutes,
  route(errorsAdminApi.ofUser, (call) => listOfUser(call, call.params.id)),
  route(errorsAdminApi.get, (call) => getForAdmin(call, call.params.id)),
  route(errorsAdminApi.resolve, (call) => setState(call, call.params.id, 'resolved')),
  route(errorsAdminApi.mute, (call) => setState(call, call.params.id, 'muted')),
  route(errorsAdminApi.reopen, (call) => setState(call, call.params.id, 'open')),
];

const maxErrors = 1_000;

/** Which faults an owner met, and when last. */
const errorsExport: ExportSection = {
  name: 'faults',
  read: async (db, userId) => {
    const rows = await listErrorsOf(db, userId, maxErrors);
    return rows.map(({ report, count, lastSeenAt }) => ({
      message: report.errorMessage,
      path: report.path,
      count,
      lastSeenAt,
    }));
  },
};

export const errorReportsFeature = defineFeature({
  name: 'error-reports',
  routes: errorReportsRoutes,
  jobs: errorReportsJobs,
  extensions: [exportSections.with(errorsExport)],
});
