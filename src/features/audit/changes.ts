import type { AuditEntry } from './contract.ts';

export interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A line's two sides, field by field; what only one of them knows stands alone. */
export function changesIn({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({ name, before: before?.[name], after: after?.[name] }));
}
