import { useEffect, useRef, useState } from 'react';
import { useApi } from '#web-kit/api-context.tsx';
import type { StoredFile } from '../contract.ts';
import { shrinkPicture, UnreadablePicture } from './crop/open-picture.ts';
import { uploadPicture } from './upload-file.ts';
import { messageIn } from './use-upload.ts';

export interface UploadRow {
  readonly key: string;
  readonly name: string;
  readonly file: Blob;
  readonly step: 'waiting' | 'sending' | 'failed';
  readonly part: number;
  readonly message: string;
}

interface Words {
  readonly failed: string;
  readonly unreadable: string;
}

/** Many pictures, one after the other: the line of a phone carries one well and five badly. */
export function usePictureUploads(onDone: (file: StoredFile) => void, { failed, unreadable }: Words) {
  const api = useApi();
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const line = useRef(Promise.resolve());
  const journeys = useRef(new Map<string, AbortController>());
  // Whoever is told at the end is whoever is there then.
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const all = journeys.current;
    return () => {
      for (const journey of all.values()) journey.abort();
    };
  }, []);

  const change = (key: string, part: Partial<UploadRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const drop = (key: string) => {
    journeys.current.get(key)?.abort();
    journeys.current.delete(key);
    setRows((now) => now.filter((row) => row.key !== key));
  };

  const send = async ({ key, name, file }: UploadRow) => {
    const journey = journeys.current.get(key);
    if (!journey || journey.signal.aborted) return;
    change(key, { step: 'sending', part: 0, message: '' });
    try {
      const onProgress = (part: number) => change(key, { part });
      const blob = await shrinkPicture(file);
      const stored = await uploadPicture(api, blob, { name, onProgress, signal: journey.signal });
      drop(key);
      done.current(stored);
    } catch (error) {
      if (journey.signal.aborted) return;
      change(key, {
        step: 'failed',
        message: error instanceof UnreadablePicture ? unreadable : messageIn(error, failed),
      });
    }
  };
  const queue = (row: UploadRow) => {
    journeys.current.set(row.key, new AbortController());
    line.current = line.current.then(() => send(row));
  };

  return {
    rows,
    add: (files: readonly File[]) => {
      const more = files.map<UploadRow>((file) => ({
        key: crypto.randomUUID(),
        name: file.name,
        file,
        step: 'waiting',
        part: 0,
        message: '',
      }));
      setRows((now) => [...now, ...more]);
      for (const row of more) queue(row);
    },
    retry: (key: string) => {
      const row = rows.find((one) => one.key === key);
      if (!row) return;
      change(key, { step: 'waiting', message: '' });
      queue(row);
    },
    drop,
  };
}
