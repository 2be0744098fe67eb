import { z } from 'zod';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { physicalCardDesign } from '../../../design/design.ts';
import type { DesignDraft } from './draft.ts';

/** What was done and is not on the server yet, kept in this window through a reload or a lost line. */
export interface LocalCopy {
  /** That the work started from. */
  readonly version: number;
  readonly draft: DesignDraft;
}

/** Where somebody works: a new design, a kept one, or an order's. */
export type DraftSource = 'new' | `${number}` | `order-${number}`;

const schema = z.object({
  version: z.number().int(),
  draft: z.object({ name: z.string(), profileId: z.number().int().nullable(), design: physicalCardDesign }),
});

const keyOf = (userId: number, source: DraftSource): string => `negia-card-design-${userId}-${source}`;

/** Storage can be written by anybody: what is not whole is none of ours. */
export function parseLocalCopy(text: string | undefined): LocalCopy | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const readLocalCopy = (userId: number, source: DraftSource): LocalCopy | undefined =>
  parseLocalCopy(readStored('sessionStorage', keyOf(userId, source)));

export const writeLocalCopy = (userId: number, source: DraftSource, copy: LocalCopy | undefined): void =>
  writeStored('sessionStorage', keyOf(userId, source), copy && JSON.stringify(copy));
