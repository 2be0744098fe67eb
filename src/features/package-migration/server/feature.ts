import { route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { packageMigrationApi } from '../contract.ts';
import { packageMigrationTexts } from '../texts.ts';
import { getEffectTotals, listEffects } from './effects.ts';
import { packageMigrationJobs } from './jobs.ts';
import { getMigration, listAll, listMigrationOwners, reportOf } from './read.ts';
import { applyStep, startMigration } from './start.ts';

export const packageMigrationFeature = defineFeature({
  name: 'package-migration',
  routes: [
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
  ],
  jobs: packageMigrationJobs,
  texts: [packageMigrationTexts],
});
