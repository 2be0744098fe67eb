export { type AuditActor, type AuditEntry, type AuditWriter, writeAudit } from './audit.ts';
export { changesOf } from './changes.ts';
