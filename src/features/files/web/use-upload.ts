import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import type { UploadOptions } from '#web-kit/api/upload.ts';
import { type FileKind, filesApi, type StoredFile } from '../contract.ts';
import { uploadsTexts } from './texts.ts';

/** The file is held in memory until it is uploaded, so that a failure loses nothing. */
export type UploadState =
  | { readonly step: 'none' }
  | { readonly step: 'sending'; readonly blob: Blob; readonly name: string; readonly fraction: number }
  | { readonly step: 'failed'; readonly message: string; readonly blob?: Blob; readonly name?: string };

const none: UploadState = { step: 'none' };

export const messageIn = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;

/** One upload at a time; a new one aborts the previous one. */
export function useUpload(send: ReturnType<typeof uploadAs>, onDone: (file: StoredFile) => void) {
  const t = useTexts(uploadsTexts);
  const api = useApi();
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
      const file = await send(api, blob, { name, onProgress, signal: own.signal });
      if (own.signal.aborted) return;
      show(none);
      onDone(file);
    } catch (error) {
      if (own.signal.aborted) return;
      show({ step: 'failed', message: messageIn(error, t('uploads.sending.failed')), blob, name });
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

const uploadAs =
  (kind: FileKind, defaultName: string) =>
  (api: Api, file: Blob, { name = defaultName, ...options }: FileUploadOptions = {}): Promise<StoredFile> =>
    api.upload(filesApi.create, { file, name, fields: { kind } }, options);

/** Uploads a picture unchanged; see `shrinkPicture` for pictures straight from a camera. */
export const uploadPicture = uploadAs('picture', 'picture');
export const uploadDocument = uploadAs('document', 'document.pdf');
