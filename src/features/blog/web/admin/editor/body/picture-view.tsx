import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { ImageOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Failed, LocalPicture, Sending } from '#features/files/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { usePostSession } from '../state/post-context.ts';
import type { UploadState } from '../state/uploads.ts';
import styles from './picture-view.module.css';
import { PictureWords } from './picture-words.tsx';

/** A picture in the text: on its way, or as it is with what is said about it. */
export function PictureView({ node, selected, editor, getPos, updateAttributes, deleteNode }: NodeViewProps) {
  const t = useTexts(postEditorTexts);
  const { uploads } = usePostSession();
  const key = node.attrs.upload as string | null;
  const read = () => (key === null ? undefined : uploads.state(key));
  const upload = useSyncExternalStore(uploads.subscribe, read, read);
  const arrived = upload?.step === 'done' ? upload.file : undefined;
  useEffect(() => {
    const place = getPos();
    if (!arrived || place === undefined) return;
    const attributes = { ...node.attrs, file: arrived, upload: null };
    // An undo takes the picture away, and does not send it on its way again.
    editor.view.dispatch(editor.state.tr.setNodeMarkup(place, null, attributes).setMeta('addToHistory', false));
  }, [arrived, editor, getPos, node]);
  const remove = () => {
    if (key !== null) uploads.drop(key);
    deleteNode();
    editor.commands.focus();
  };
  const { file, alt, caption } = node.attrs as { file: string; alt: string; caption: string };
  return (
    <NodeViewWrapper
      as="figure"
      className={styles.picture}
      data-selected={selected}
      contentEditable={false}
      aria-label={t('postEditor.picture.label')}
    >
      {file ? (
        <PictureWords file={file} alt={alt} caption={caption} onChange={updateAttributes} onRemove={remove} />
      ) : (
        <PictureOnItsWay upload={upload} onRetry={() => key !== null && uploads.retry(key)} onRemove={remove} />
      )}
    </NodeViewWrapper>
  );
}

interface PictureOnItsWayProps {
  upload: UploadState | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

function PictureOnItsWay({ upload, onRetry, onRemove }: PictureOnItsWayProps) {
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
