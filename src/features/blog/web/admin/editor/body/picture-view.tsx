import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { usePostSession } from '../state/post-context.ts';
import { PictureOnItsWay } from './picture-on-its-way.tsx';
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
