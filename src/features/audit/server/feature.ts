import { timelineSources } from '#features/accounts/server/index.ts';
import { defineAdminList } from '#server-kit/admin-list/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { auditApi, auditCsvColumns } from '../contract.ts';
import { auditTexts } from '../texts.ts';
import { actionName } from './action-name.ts';
import { type AuditRow, auditSource, listActions, listActors } from './queries.ts';
import { findTargetNames, type KnownNames, keyOfTarget } from './target-names.ts';
import { auditTimeline } from './timeline-queries.ts';

const valuesOf = ({ entry }: { readonly entry: AuditRow }, { related: names }: { readonly related: KnownNames }) => ({
  ...entry,
  actor: { id: entry.actorId, name: entry.actorName },
  target: { kind: entry.targetKind, id: entry.targetId, name: names.get(keyOfTarget(entry)) ?? null },
});

const json = (details: object | null): string => (details ? JSON.stringify(details) : '');

export const auditRoutes: Route[] = [
  ...defineAdminList({
    list: auditApi.list,
    source: auditSource,
    related: (call, rows) =>
      findTargetNames(
        call,
        rows.map(({ entry }) => entry),
      ),
    values: valuesOf,
    csv: {
      endpoint: auditApi.csv,
      texts: auditTexts,
      fileName: (t) => t('audit.file'),
      columns: auditCsvColumns,
      head: (t, column) => t(`audit.csv.${column}`),
      cells: {
        actor: ({ actor }) => actor.name,
        action: ({ action }, { locale }) => actionName(action, locale),
        target: ({ target: { kind, id, name } }, { t }) =>
          [t.find(`audit.kinds.${kind}`) ?? kind, id, name].filter(Boolean).join(' '),
        before: ({ before }) => json(before),
        after: ({ after }) => json(after),
      },
    },
  }),
  route(auditApi.actions, async ({ db }) => ({ actions: await listActions(db), actors: await listActors(db) })),
];

export const auditFeature = defineFeature({
  name: 'audit',
  routes: auditRoutes,
  extensions: [timelineSources.with(auditTimeline)],
});
