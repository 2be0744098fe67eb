export { type AuditActor, type AuditEntry, type AuditWriter, changesOf, writeAudit } from './audit.ts';
