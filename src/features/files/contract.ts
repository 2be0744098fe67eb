/** Files uploaded by owners: pictures, stored in several sizes, and downloadable documents. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { fileLimits } from './domain.ts';

export const fileKind = z.enum(['picture', 'document']);
export type FileKind = z.output<typeof fileKind>;

export const storedFile = z.object({
  id: z.string(),
  kind: fileKind,
  /** The owner's file name. */
  name: z.string(),
  /** URL of a picture's largest variant; see `picture-id.ts` for the others. */
  url: z.string(),
  /** null for a document. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Total size of all stored variants. */
  bytes: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type StoredFile = z.output<typeof storedFile>;

const uploadsAnHour = 200;

export const filesApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/files',
    access: 'user',
    summary: 'Bring a picture or a PDF document',
    upload: { maxBytes: fileLimits.maxBytes },
    body: z.object({ kind: fileKind.default('picture') }),
    answer: storedFile,
    status: 201,
    limit: { points: uploadsAnHour, seconds: 3_600, by: 'account' },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/files',
    access: 'user',
    summary: 'My files, newest first, and how much storage they use',
    answer: z.object({ files: z.array(storedFile), used: z.number().int(), quota: z.number().int() }),
  }),
};
