import type { AuditEntry } from './contract.ts';

export interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Compares the two sides of an entry field by field; a field that only one side has is included. */
export function changesIn({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({ name, before: before?.[name], after: after?.[name] }));
}
