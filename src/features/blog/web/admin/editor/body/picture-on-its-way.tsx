import { ImageOff } from 'lucide-react';
import { Failed, LocalPicture, Sending } from '#features/files/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import type { UploadState } from '../state/uploads.ts';
import styles from './picture-view.module.css';

interface PictureOnItsWayProps {
  upload: UploadState | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

export function PictureOnItsWay({ upload, onRetry, onRemove }: PictureOnItsWayProps) {
  const t = useTexts(postEditorTexts);
  if (upload?.step === 'done') return null;
  const name = upload?.name || t('postEditor.picture.unknown');
  return (
    <>
      {upload ? (
        <LocalPicture blob={upload.blob} className={styles.local} />
      ) : (
        <ImageOff className={styles.none} size={28} aria-hidden="true" />
      )}
      <div className={styles.words}>
        {upload?.step === 'sending' && <Sending name={name} part={upload.part} onCancel={onRemove} />}
        {upload?.step === 'failed' && (
          <Failed name={name} message={upload.message} onRetry={onRetry} onDismiss={onRemove} />
        )}
        {!upload && (
          <div className={styles.lost}>
            <p>{t('postEditor.picture.lost')}</p>
            <Button variant="outline" size="sm" onClick={onRemove}>
              {t('postEditor.picture.remove')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
