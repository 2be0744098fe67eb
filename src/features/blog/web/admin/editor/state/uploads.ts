import { shrinkPicture, uploadPicture } from '#features/files/web/index.ts';
import type { Api } from '#web-kit/api/api-client.tsx';

/** The blob is retained until the upload succeeds, so that a failure loses nothing. */
export type UploadState =
  | { readonly step: 'sending'; readonly blob: Blob; readonly name: string; readonly progress: number }
  | { readonly step: 'failed'; readonly blob: Blob; readonly name: string; readonly message: string }
  | { readonly step: 'done'; readonly file: string };

type Send = (blob: Blob, watch: { onProgress: (progress: number) => void; signal: AbortSignal }) => Promise<string>;

export type Uploads = ReturnType<typeof createUploads>;

export const sendPicture =
  (api: Api): Send =>
  async (blob, watch) => {
    const { id } = await uploadPicture(api, await shrinkPicture(blob), watch);
    return id;
  };

/** Images being uploaded into a post, by the keys stored in their nodes. */
export function createUploads(send: Send, failed: () => string) {
  const states = new Map<string, UploadState>();
  const aborts = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let count = 0;

  const show = (key: string, state: UploadState): void => {
    states.set(key, state);
    for (const listener of listeners) listener();
  };
  const travel = async (key: string, blob: Blob, name: string): Promise<void> => {
    const journey = new AbortController();
    aborts.set(key, journey);
    const sending = (progress: number): void => {
      if (!journey.signal.aborted) show(key, { step: 'sending', blob, name, progress });
    };
    sending(0);
    try {
      const file = await send(blob, { onProgress: sending, signal: journey.signal });
      if (!journey.signal.aborted) show(key, { step: 'done', file });
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : failed();
      if (!journey.signal.aborted) show(key, { step: 'failed', blob, name, message });
    }
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (key: string): UploadState | undefined => states.get(key),
    isUploading: (): boolean => [...states.values()].some(({ step }) => step === 'sending'),
    start: (blob: Blob, name: string): string => {
      count += 1;
      const key = `upload-${count}`;
      void travel(key, blob, name);
      return key;
    },
    retry: (key: string): void => {
      const state = states.get(key);
      if (state?.step === 'failed') void travel(key, state.blob, state.name);
    },
    /** A finished upload is retained, because an undo may restore its node. */
    drop: (key: string): void => {
      aborts.get(key)?.abort();
      if (states.get(key)?.step !== 'done') states.delete(key);
      for (const listener of listeners) listener();
    },
  };
}
