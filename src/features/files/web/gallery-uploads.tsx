import { Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import type { StoredFile } from '../contract.ts';
import { filesTexts } from '../texts.ts';
import { pictureTypes, shrinkPicture, UnreadablePicture } from './crop/open-picture.ts';
import { Failed, messageIn, Sending, uploadPicture } from './file-box.tsx';
import styles from './files.module.css';
import { LocalPicture } from './local-picture.tsx';
import { uploadsTexts } from './texts.ts';
import { useFilePicker } from './use-file-picker.ts';

export interface GalleryUploadsProps {
  /** Called for each picture as soon as it is uploaded. */
  onAdd(file: StoredFile): void;
  /** How many more pictures may be added. */
  capacity: number;
}

/** Uploads many pictures at once, without cropping. */
export function GalleryUploads({ onAdd, capacity }: GalleryUploadsProps) {
  const t = useTexts(uploadsTexts);
  // Dropping and pasting need a mouse and a keyboard.
  const canDrag = useMediaQuery('(pointer: fine)');
  const [skipped, setSkipped] = useState(0);
  const uploads = usePictureUploads(onAdd);
  const remaining = Math.max(0, capacity - uploads.rows.length);
  const filePicker = useFilePicker({
    type: 'image/',
    onPick: (files) => {
      setSkipped(Math.max(0, files.length - remaining));
      uploads.add(files.slice(0, remaining));
    },
  });
  return (
    <Stack gap={3} shrink className={styles.gallery} data-over={filePicker.isOver || undefined} {...filePicker.target}>
      <Stack gap={2} align="center" className={styles.zone}>
        <Button variant="outline" onClick={filePicker.open} disabled={remaining === 0}>
          <Images aria-hidden="true" />
          {t('uploads.gallery.choose')}
        </Button>
        <Text tone="muted" size="xs">
          {t(canDrag ? 'uploads.gallery.hint' : 'uploads.gallery.touchHint')}
        </Text>
      </Stack>
      <input type="file" accept={pictureTypes} multiple hidden {...filePicker.input} />
      <Text tone="warn" size="s" className={styles.skipped} role="status">
        {skipped > 0 && t('uploads.gallery.skipped', { count: skipped })}
      </Text>
      {uploads.rows.length > 0 && (
        <Stack as="ul" gap={3} aria-label={t('uploads.gallery.list')}>
          {uploads.rows.map((row) => (
            <Row as="li" gap={4} key={row.key} className={styles.row}>
              <LocalPicture blob={row.file} className={styles.thumb} />
              <Stack gap={1} justify="center" shrink grow>
                <Text as="span" truncate size="s" weight="medium">
                  <bdi>{row.name}</bdi>
                </Text>
                <RowState row={row} onRetry={() => uploads.retry(row.key)} onDrop={() => uploads.drop(row.key)} />
              </Stack>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function RowState({ row, onRetry, onDrop }: { row: UploadRow; onRetry(): void; onDrop(): void }) {
  const t = useTexts(uploadsTexts);
  const { name, step, part, message, isRefused } = row;
  if (step === 'failed')
    return <Failed name={name} message={message} onRetry={isRefused ? undefined : onRetry} onDismiss={onDrop} />;
  if (step === 'sending') return <Sending name={name} fraction={part} onCancel={onDrop} />;
  return (
    <Row as="p" gap={3} align="center" justify="between" tone="muted" size="s">
      {t('uploads.sending.waiting')}
      <Button variant="ghost" size="sm" onClick={onDrop} aria-label={t('uploads.sending.cancelNamed', { name })}>
        {t('uploads.sending.cancel')}
      </Button>
    </Row>
  );
}

interface UploadRow {
  readonly key: string;
  readonly name: string;
  readonly file: Blob;
  readonly step: 'waiting' | 'sending' | 'failed';
  readonly part: number;
  readonly message: string;
  /** Trying the same file again would fail again. */
  readonly isRefused?: boolean;
}

/** Uploads pictures one after the other: a mobile connection handles one upload well and five badly. */
function usePictureUploads(onDone: (file: StoredFile) => void) {
  const t = useTexts(uploadsTexts);
  const errors = useTexts(filesTexts);
  const api = useApi();
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const queueTail = useRef(Promise.resolve());
  const controllers = useRef(new Map<string, AbortController>());
  // Calls the latest callback when an upload ends.
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const all = controllers.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const change = (key: string, part: Partial<UploadRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const drop = (key: string) => {
    controllers.current.get(key)?.abort();
    controllers.current.delete(key);
    setRows((now) => now.filter((row) => row.key !== key));
  };

  const send = async ({ key, name, file }: UploadRow) => {
    const controller = controllers.current.get(key);
    if (!controller || controller.signal.aborted) return;
    change(key, { step: 'sending', part: 0, message: '' });
    try {
      const onProgress = (part: number) => change(key, { part });
      const blob = await shrinkPicture(file);
      const stored = await uploadPicture(api, blob, { name, onProgress, signal: controller.signal });
      drop(key);
      done.current(stored);
    } catch (error) {
      if (controller.signal.aborted) return;
      const isUnreadable = error instanceof UnreadablePicture;
      const message = isUnreadable ? errors('files.errors.notPicture') : messageIn(error, t('uploads.sending.failed'));
      const isRefused = isUnreadable || (error instanceof RequestError && [400, 413].includes(error.status));
      change(key, { step: 'failed', message, isRefused });
    }
  };
  const queue = (row: UploadRow) => {
    controllers.current.set(row.key, new AbortController());
    queueTail.current = queueTail.current.then(() => send(row));
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
