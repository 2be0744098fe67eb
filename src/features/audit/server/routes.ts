import type { CallAnswer } from '#base/endpoint.ts';
import { defineAdminList } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { auditApi, auditCsvColumns } from '../contract.ts';
import { auditTexts } from '../texts.ts';
import { type AuditRow, auditSource, listActions, listActors, namesOf } from './queries.ts';

/** The account that a line tells of, if it does. */
const personOf = ({ targetKind, targetId }: AuditRow): number | undefined =>
  targetKind === 'user' && /^\d{1,9}$/.test(targetId) ? Number(targetId) : undefined;

type Names = ReadonlyMap<number, string>;

function namesIn(db: Db, rows: readonly { readonly line: AuditRow }[]): Promise<Names> {
  const people = rows.flatMap(({ line }) => personOf(line) ?? []);
  return namesOf(db, [...new Set(people)]);
}

const valuesOf = ({ line }: { readonly line: AuditRow }, { related: names }: { readonly related: Names }) => ({
  ...line,
  actor: { id: line.actorId, name: line.actorName },
  target: { kind: line.targetKind, id: line.targetId, name: names.get(personOf(line) ?? 0) ?? null },
});

const json = (details: object | null): string => (details ? JSON.stringify(details) : '');

async function listChoices(db: Db): Promise<CallAnswer<typeof auditApi.actions>> {
  return { actions: await listActions(db), actors: await listActors(db) };
}

export const auditRoutes: Route[] = [
  ...defineAdminList({
    list: auditApi.list,
    source: auditSource,
    related: ({ db }, rows) => namesIn(db, rows),
    values: valuesOf,
    csv: {
      endpoint: auditApi.csv,
      texts: auditTexts,
      fileName: () => 'audit.csv',
      columns: auditCsvColumns,
      head: (t, column) => t(`audit.csv.${column}`),
      cells: {
        actor: ({ actor }) => actor.name,
        target: ({ target }) => `${target.kind}:${target.id}`,
        before: ({ before }) => json(before),
        after: ({ after }) => json(after),
      },
    },
  }),
  route(auditApi.actions, ({ db }) => listChoices(db)),
];
