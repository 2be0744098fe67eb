export { type AuditActor, type AuditLine, type TellAudit, writeAudit } from './audit.ts';
export { changesOf } from './changes.ts';
