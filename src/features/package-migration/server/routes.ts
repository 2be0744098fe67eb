import { type Route, route } from '#server-kit/http/route.ts';
import { packageMigrationApi } from '../contract.ts';
import { getEffectTotals, listEffects } from './effects.ts';
import { getMigration, listAll, listMigrationOwners } from './read.ts';
import { reportOf } from './report.ts';
import { startMigration } from './start.ts';
import { applyStep } from './steps.ts';

export const packageMigrationRoutes: Route[] = [
  route(packageMigrationApi.list, ({ db, query }) => listAll(db, query.after)),
  route(packageMigrationApi.effect, (call) => listEffects(call, call.query)),
  route(packageMigrationApi.sums, (call) => getEffectTotals(call, call.query)),
  route(packageMigrationApi.start, (call) => startMigration(call, call.body)),
  route(packageMigrationApi.find, ({ db, params }) => getMigration(db, params.id)),
  route(packageMigrationApi.owners, ({ db, params, query }) => listMigrationOwners(db, params.id, query)),
  route(packageMigrationApi.report, (call) => reportOf(call, call.params.id, call.visitor.locale)),
  route(packageMigrationApi.pause, (call) => applyStep(call, call.params.id, 'pause')),
  route(packageMigrationApi.resume, (call) => applyStep(call, call.params.id, 'resume')),
  route(packageMigrationApi.undo, (call) => applyStep(call, call.params.id, 'undo')),
];
