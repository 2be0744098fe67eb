import { useEffect, useRef, useState } from 'react';
import type { Api } from '#web-kit/api/api-client.ts';
import type { UploadOptions } from '#web-kit/api/upload.ts';
import { filesApi, type StoredFile } from '../contract.ts';

/** The file is held in memory until it is uploaded, so that a failure loses nothing. */
export type UploadState =
  | { readonly step: 'none' }
  | { readonly step: 'sending'; readonly blob: Blob; readonly name: string; readonly fraction: number }
  | { readonly step: 'failed'; readonly message: string; readonly blob?: Blob; readonly name?: string };

export type Send = (blob: Blob, name: string, options: UploadOptions) => Promise<StoredFile>;

const none: UploadState = { step: 'none' };

export const messageIn = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;

/** One upload at a time; a new one aborts the previous one. */
export function useUpload(send: Send, onDone: (file: StoredFile) => void, fallback: string) {
  const [state, setState] = useState<UploadState>(none);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (blob: Blob, name: string) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const show = (next: UploadState) => controller.current === own && setState(next);
    show({ step: 'sending', blob, name, fraction: 0 });
    try {
      const onProgress = (fraction: number) => show({ step: 'sending', blob, name, fraction });
      const file = await send(blob, name, { onProgress, signal: own.signal });
      if (own.signal.aborted) return;
      show(none);
      onDone(file);
    } catch (error) {
      if (!own.signal.aborted) show({ step: 'failed', message: messageIn(error, fallback), blob, name });
    }
  };

  return {
    state,
    start: (blob: Blob, name: string) => void start(blob, name),
    retry: () => {
      if (state.step === 'failed' && state.blob) void start(state.blob, state.name ?? '');
    },
    fail: (message: string) => setState({ step: 'failed', message }),
    clear: () => {
      controller.current?.abort();
      setState(none);
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;

export interface FileUploadOptions extends UploadOptions {
  /** The owner's file name. */
  readonly name?: string;
}

/** Uploads a picture unchanged; see `shrinkPicture` for pictures straight from a camera. */
export const uploadPicture = (
  api: Api,
  picture: Blob,
  { name = 'picture', ...options }: FileUploadOptions = {},
): Promise<StoredFile> => api.upload(filesApi.create, { file: picture, name, fields: { kind: 'picture' } }, options);

export const uploadDocument = (
  api: Api,
  document: Blob,
  { name = 'document.pdf', ...options }: FileUploadOptions = {},
): Promise<StoredFile> => api.upload(filesApi.create, { file: document, name, fields: { kind: 'document' } }, options);
