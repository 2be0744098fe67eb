import { adminPageSize } from '#base/admin-list.ts';
import type { CallAnswer } from '#base/endpoint.ts';
import { translator } from '#i18n/translator.ts';
import type { Db } from '#server-kit/db/database.ts';
import { pageOf } from '#server-kit/db/keyset.ts';
import { csvAnswer } from '#server-kit/http/csv-answer.ts';
import type { FileAnswer, Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { AuditEntry, AuditFilter, auditApi } from '../contract.ts';
import { type AuditRow, countLines, listActions, listActors, listLines, namesOf } from './queries.ts';
import { auditTableTexts } from './table-texts.ts';

type Asked = Pick<Services, 'db'>;

const csvPageSize = 500;

export const listAudit = ({ db }: Asked, filter: AuditFilter): Promise<CallAnswer<typeof auditApi.list>> =>
  readPage(db, filter, adminPageSize);

export const listChoices = async ({ db }: Asked): Promise<CallAnswer<typeof auditApi.actions>> => ({
  actions: await listActions(db),
  actors: await listActors(db),
});

async function readPage(db: Db, filter: AuditFilter, size: number) {
  const { rows, next } = pageOf(await listLines(db, filter, size), size);
  const people = rows.flatMap(({ line }) => personOf(line) ?? []);
  const names = await namesOf(db, [...new Set(people)]);
  return { rows: rows.map(({ line }) => present(line, names)), next };
}

/** The account that a line tells of, if it does. */
const personOf = ({ targetKind, targetId }: AuditRow): number | undefined =>
  targetKind === 'user' && /^\d{1,9}$/.test(targetId) ? Number(targetId) : undefined;

function present(line: AuditRow, names: ReadonlyMap<number, string>): AuditEntry {
  const { id, at, actorId, actorName, action, targetKind, targetId, before, after, address, userAgent } = line;
  const name = names.get(personOf(line) ?? 0) ?? null;
  return {
    ...{ id, at: at.toISOString(), actor: { id: actorId, name: actorName }, action },
    target: { kind: targetKind, id: targetId, name },
    ...{ before, after, address, userAgent },
  };
}

export async function auditTable(
  { db, visitor }: Asked & { readonly visitor: Visitor },
  filter: AuditFilter,
): Promise<FileAnswer> {
  const t = translator(auditTableTexts, visitor.locale);
  return csvAnswer<AuditEntry>({
    name: 'audit.csv',
    head: [
      ...[t('auditTable.id'), t('auditTable.at'), t('auditTable.actor'), t('auditTable.action')],
      ...[t('auditTable.target'), t('auditTable.before'), t('auditTable.after')],
      ...[t('auditTable.address'), t('auditTable.userAgent')],
    ],
    cells: ({ id, at, actor, action, target, before, after, address, userAgent }) => [
      ...[id, at, actor.name, action, `${target.kind}:${target.id}`],
      ...[before ? JSON.stringify(before) : '', after ? JSON.stringify(after) : '', address, userAgent],
    ],
    total: await countLines(db, filter),
    page: (after) => readPage(db, { ...filter, after }, csvPageSize),
  });
}
