import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { StoredFile } from '../contract.ts';
import { pictureTypes } from './crop/open-picture.ts';
import styles from './gallery-uploads.module.css';
import { LocalPicture } from './local-picture.tsx';
import { Failed, Sending } from './sending.tsx';
import { uploadsTexts } from './texts.ts';
import { usePicking } from './use-picking.ts';
import { type UploadRow, usePictureUploads } from './use-picture-uploads.ts';

export interface GalleryUploadsProps {
  /** Each picture by itself, as soon as it is there. */
  onAdd(file: StoredFile): void;
  /** How many more may come. */
  capacity: number;
}

/** Many pictures at once, as they are. */
export function GalleryUploads({ onAdd, capacity }: GalleryUploadsProps) {
  const t = useTexts(uploadsTexts);
  const [skipped, setSkipped] = useState(0);
  const uploads = usePictureUploads(onAdd, {
    failed: t('uploads.sending.failed'),
    unreadable: t('uploads.picture.unreadable'),
  });
  const left = Math.max(0, capacity - uploads.rows.length);
  const picking = usePicking({
    type: 'image/',
    onPick: (files) => {
      setSkipped(Math.max(0, files.length - left));
      uploads.add(files.slice(0, left));
    },
  });
  return (
    <div className={styles.gallery} data-over={picking.isOver || undefined} {...picking.target}>
      <div className={styles.zone}>
        <Button variant="outline" onClick={picking.open} disabled={left === 0}>
          <Images aria-hidden="true" />
          {t('uploads.gallery.choose')}
        </Button>
        <p className={styles.hint}>{t('uploads.gallery.hint')}</p>
      </div>
      <input type="file" accept={pictureTypes} multiple hidden {...picking.input} />
      <p className={styles.skipped} role="status">
        {skipped > 0 && t('uploads.gallery.skipped', { count: skipped })}
      </p>
      {uploads.rows.length > 0 && (
        <ul className={styles.rows} aria-label={t('uploads.gallery.list')}>
          {uploads.rows.map((row) => (
            <li key={row.key} className={styles.row}>
              <LocalPicture blob={row.file} className={styles.thumb} />
              <div className={styles.side}>
                <span className={styles.name}>
                  <bdi>{row.name}</bdi>
                </span>
                <RowState row={row} onRetry={() => uploads.retry(row.key)} onDrop={() => uploads.drop(row.key)} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RowStateProps {
  row: UploadRow;
  onRetry(): void;
  onDrop(): void;
}

function RowState({ row, onRetry, onDrop }: RowStateProps) {
  const t = useTexts(uploadsTexts);
  const { name, step, part, message } = row;
  if (step === 'failed') return <Failed name={name} message={message} onRetry={onRetry} onDismiss={onDrop} />;
  if (step === 'sending') return <Sending name={name} part={part} onCancel={onDrop} />;
  return (
    <p className={styles.waiting}>
      {t('uploads.sending.waiting')}
      <Button variant="ghost" size="sm" onClick={onDrop} aria-label={t('uploads.sending.cancelNamed', { name })}>
        {t('uploads.sending.cancel')}
      </Button>
    </p>
  );
}
