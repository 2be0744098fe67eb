import { type Route, route } from '#server-kit/http/route.ts';
import { packageMigrationApi } from '../contract.ts';
import { listEffects, sumEffects } from './effects.ts';
import { getMigration, listAll, listMovedOwners } from './read.ts';
import { reportOf } from './report.ts';
import { startMove } from './start.ts';
import { takeStep } from './steps.ts';

export const packageMigrationRoutes: Route[] = [
  route(packageMigrationApi.list, ({ db, query }) => listAll(db, query.after)),
  route(packageMigrationApi.effect, (call) => listEffects(call, call.query)),
  route(packageMigrationApi.sums, (call) => sumEffects(call, call.query)),
  route(packageMigrationApi.start, (call) => startMove(call, call.body)),
  route(packageMigrationApi.find, ({ db, params }) => getMigration(db, params.id)),
  route(packageMigrationApi.owners, ({ db, params, query }) => listMovedOwners(db, params.id, query)),
  route(packageMigrationApi.report, (call) => reportOf(call, call.params.id, call.visitor.locale)),
  route(packageMigrationApi.pause, (call) => takeStep(call, call.params.id, 'pause')),
  route(packageMigrationApi.resume, (call) => takeStep(call, call.params.id, 'resume')),
  route(packageMigrationApi.undo, (call) => takeStep(call, call.params.id, 'undo')),
];
