import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { ImageOff, Trash2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Failed, LocalPicture, Sending } from '#features/files/web/index.ts';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { bodyLimits } from '../../../../body.ts';
import { ResponsivePicture } from '../../../body/responsive-picture.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { type UploadState, useDraft, usePostSession } from '../state/post-session.ts';
import styles from './body-field.module.css';

/** An image in the text: uploading, or loaded with its alt text and caption. */
export function PictureView({ node, selected, editor, getPos, updateAttributes, deleteNode }: NodeViewProps) {
  const t = useTexts(postEditorTexts);
  const { uploads } = usePostSession();
  const key = node.attrs.upload as string | null;
  const read = () => (key === null ? undefined : uploads.state(key));
  const upload = useSyncExternalStore(uploads.subscribe, read, read);
  const arrived = upload?.step === 'done' ? upload.file : undefined;
  useEffect(() => {
    const position = getPos();
    if (!arrived || position === undefined) return;
    const attributes = { ...node.attrs, file: arrived, upload: null };
    // Not in the undo history: undo removes the image instead of restarting the upload.
    editor.view.dispatch(editor.state.tr.setNodeMarkup(position, null, attributes).setMeta('addToHistory', false));
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
        <PictureTexts file={file} alt={alt} caption={caption} onChange={updateAttributes} onRemove={remove} />
      ) : (
        <PendingPicture upload={upload} onRetry={() => key !== null && uploads.retry(key)} onRemove={remove} />
      )}
    </NodeViewWrapper>
  );
}

interface PendingPictureProps {
  upload: UploadState | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

function PendingPicture({ upload, onRetry, onRemove }: PendingPictureProps) {
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
      <Stack gap={4}>
        {upload?.step === 'sending' && <Sending name={name} fraction={upload.progress} onCancel={onRemove} />}
        {upload?.step === 'failed' && (
          <Failed name={name} message={upload.message} onRetry={onRetry} onDismiss={onRemove} />
        )}
        {!upload && (
          <Stack align="start" gap={3} tone="bad">
            <p>{t('postEditor.picture.lost')}</p>
            <Button variant="outline" size="sm" onClick={onRemove}>
              {t('postEditor.picture.remove')}
            </Button>
          </Stack>
        )}
      </Stack>
    </>
  );
}

interface PictureTextsProps {
  file: string;
  alt: string;
  caption: string;
  onChange: (change: { alt: string } | { caption: string }) => void;
  onRemove: () => void;
}

function PictureTexts({ file, alt, caption, onChange, onRemove }: PictureTextsProps) {
  const t = useTexts(postEditorTexts);
  const language = useDraft('language');
  return (
    <>
      <div data-drag-handle="">
        <ResponsivePicture className={styles.stored} file={file} alt={alt} sizes="(min-width: 48em) 42rem, 92vw" />
      </div>
      <Stack gap={4}>
        <Field label={t('postEditor.picture.alt')} hint={t('postEditor.picture.altHint')}>
          <NodeInput lang={language} value={alt} onType={(typed) => onChange({ alt: typed })} />
        </Field>
        <Field label={t('postEditor.picture.caption')} optional>
          <NodeInput lang={language} value={caption} onType={(typed) => onChange({ caption: typed })} />
        </Field>
        <div>
          <Button variant="ghost" size="sm" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {t('postEditor.picture.remove')}
          </Button>
        </div>
      </Stack>
    </>
  );
}

/** The editor renders node views asynchronously, later than keystrokes: the field stores its own value meanwhile. */
function NodeInput({ value, lang, onType }: { value: string; lang: Locale; onType: (typed: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <Input
      lang={lang}
      dir={directionOf(lang)}
      value={typed}
      maxLength={bodyLimits.pictureWordsMax}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onType(currentTarget.value);
      }}
    />
  );
}
