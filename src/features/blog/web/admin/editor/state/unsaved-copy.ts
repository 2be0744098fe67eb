import { z } from 'zod';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';
import { draftPost } from '../../../../contract.ts';
import type { Unsaved } from './post-work.ts';

/** What was typed and is not on the server yet, for as long as the tab is open. */
const unsaved = z.object({
  version: z.number().int(),
  draft: draftPost.pick({
    slug: true,
    language: true,
    title: true,
    summary: true,
    cover: true,
    tags: true,
    body: true,
  }),
});

const keyOf = (userId: number, postId: number): string => `negia-post-${userId}-${postId}`;

/** Storage can be written by anybody: what is not whole is none of ours. */
export function parseUnsaved(text: string | undefined): Unsaved | undefined {
  try {
    return unsaved.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export const readUnsaved = (userId: number, postId: number): Unsaved | undefined =>
  parseUnsaved(readStored('sessionStorage', keyOf(userId, postId)));

export const writeUnsaved = (userId: number, postId: number, copy: Unsaved | undefined): void =>
  writeStored('sessionStorage', keyOf(userId, postId), copy && JSON.stringify(copy));
