import { useEffect, useRef, useState } from 'react';
import type { UploadWatch } from '#web-kit/upload.ts';
import type { StoredFile } from '../contract.ts';

/** What is on its way stays in hand until it has arrived, so that a failure loses nothing. */
export type UploadState =
  | { readonly step: 'none' }
  | { readonly step: 'sending'; readonly blob: Blob; readonly name: string; readonly part: number }
  | { readonly step: 'failed'; readonly message: string; readonly blob?: Blob; readonly name?: string };

export type Send = (blob: Blob, name: string, watch: UploadWatch) => Promise<StoredFile>;

const none: UploadState = { step: 'none' };

export const messageIn = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;

/** One upload at a time; a new one gives the former up. */
export function useUpload(send: Send, onDone: (file: StoredFile) => void, fallback: string) {
  const [state, setState] = useState<UploadState>(none);
  const journey = useRef<AbortController>(undefined);
  useEffect(() => () => journey.current?.abort(), []);

  const start = async (blob: Blob, name: string) => {
    journey.current?.abort();
    const own = new AbortController();
    journey.current = own;
    const show = (next: UploadState) => journey.current === own && setState(next);
    show({ step: 'sending', blob, name, part: 0 });
    try {
      const onProgress = (part: number) => show({ step: 'sending', blob, name, part });
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
      journey.current?.abort();
      setState(none);
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;
