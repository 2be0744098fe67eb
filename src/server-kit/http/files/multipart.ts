import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#base/app-error.ts';
import type { Endpoint } from '#base/endpoint.ts';
import type { Upload } from '../route.ts';

const retryAfterSeconds = 5;

export interface Slots {
  /** Throws if no slot is free; the returned function releases the slot. */
  enter(account: string): () => void;
}

/** Slots for heavy requests: a single account cannot take them all. */
export function createSlots({ all, each }: { readonly all: number; readonly each: number }): Slots {
  const inUse = new Map<string, number>();
  let total = 0;
  return {
    enter: (account) => {
      const used = inUse.get(account) ?? 0;
      if (used >= each) throw new AppError('rate_limited', { retryAfterSeconds });
      if (total >= all) throw new AppError('unavailable', { retryAfterSeconds });
      inUse.set(account, used + 1);
      total += 1;
      return () => {
        const remaining = (inUse.get(account) ?? 1) - 1;
        if (remaining > 0) inUse.set(account, remaining);
        else inUse.delete(account);
        total -= 1;
      };
    },
  };
}

export interface UploadForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: Upload;
}

/** Size allowance of a form in addition to its file, in bytes. */
const formOverhead = 64 * 1024;
/** Allows one file too many, so that a second file is reported as such and not as too large. */
const formLimits = { files: 2, fields: 10, parts: 12, fieldSize: 2_000, fieldNameSize: 100, headerPairs: 100 };

/** Files are held in memory while processed: limits the total and the number per account. */
const slots = createSlots({ all: 24, each: 4 });

export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart);
}

export async function withUpload<T>(
  request: FastifyRequest,
  { maxBytes }: NonNullable<Endpoint['upload']>,
  account: string,
  work: (form: UploadForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  if (Number(request.headers['content-length']) > maxBytes + formOverhead) throw new AppError('too_large');
  const release = slots.enter(account);
  try {
    return await work(await readForm(request, maxBytes).catch(toAppError));
  } finally {
    release();
  }
}

async function readForm(request: FastifyRequest, maxBytes: number): Promise<UploadForm> {
  // A client that disconnected during the checks sends no more events, not even `end`.
  if (request.raw.destroyed) throw new AppError('invalid_input');
  const fields: Record<string, string> = {};
  let file: Upload | undefined;
  for await (const part of request.parts({ limits: { ...formLimits, fileSize: maxBytes } })) {
    if (part.type === 'file') file = await readFile(part, file);
    else if (part.valueTruncated) throw fieldError(part.fieldname, `errors.too_long:${formLimits.fieldSize}`);
    else fields[part.fieldname] = String(part.value);
  }
  if (!file?.bytes.length) throw fieldError('file', 'errors.required');
  return { fields, file };
}

async function readFile(part: MultipartFile, former: Upload | undefined): Promise<Upload> {
  if (part.fieldname !== 'file' || former) {
    part.file.resume();
    throw fieldError(part.fieldname, 'errors.invalid');
  }
  return { bytes: await part.toBuffer(), name: part.filename ?? '' };
}

const fieldError = (field: string, key: string) => new AppError('invalid_input', { fields: { [field]: key } });

/** The parser's own errors, most of which have no code, are all caused by the request body. */
function toAppError(error: unknown): never {
  if (error instanceof AppError) throw error;
  const isLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
  throw new AppError(isLarge ? 'too_large' : 'invalid_input', { cause: error });
}
