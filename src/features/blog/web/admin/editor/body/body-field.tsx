import { type Editor, EditorContent, useEditorState, useEditor as useTiptap } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { directionOf } from '#i18n/locale.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { fromTree, toTree } from '../../../../post-tree.ts';
import prose from '../../../body/prose.module.css';
import { postEditorTexts } from '../../editor-texts.ts';
import { PostFieldError } from '../fields/post-fields.tsx';
import { type Uploads, useDraft, usePostSession } from '../state/post-session.ts';
import { bodyExtensions } from './body-extensions.ts';
import styles from './body-field.module.css';
import { BodyTools } from './body-tools.tsx';
import { withoutInline } from './without-inline.ts';

const picturesIn = (files: Iterable<File> | null | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Inserts a placeholder for each file at once; the upload runs from there. */
function insertPictures(editor: Editor, uploads: Uploads, files: readonly File[], at?: number): void {
  const nodes = files.map((file) => ({ type: 'picture', attrs: { upload: uploads.start(file, file.name) } }));
  const position = at ?? editor.state.selection.to;
  editor.chain().focus().insertContentAt(position, nodes).run();
}

/** The body editor, styled nearly as readers will see it. */
export function BodyField() {
  const t = useTexts(postEditorTexts);
  const { work, uploads } = usePostSession();
  const labelId = useId();
  const body = useDraft('body');
  const language = useDraft('language');
  const last = useRef(body);
  const editor = useTiptap({
    extensions: bodyExtensions,
    content: toTree(body) as never,
    // The content security policy would block its style element; our style sheet contains the rules it needs.
    injectCSS: false,
    editorProps: {
      attributes: {
        id: 'post-body',
        class: classNames(styles.text, prose.prose),
        role: 'textbox',
        lang: language,
        dir: directionOf(language),
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
      },
      transformPastedHTML: withoutInline,
      handlePaste: (_, event) => insertFiles(picturesIn(event.clipboardData?.files)),
      handleDrop: (view, event, __, isMoved) => {
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return !isMoved && insertFiles(picturesIn(event.dataTransfer?.files), position);
      },
    },
    onUpdate: ({ editor: changed }) => {
      last.current = fromTree(changed.getJSON() as never);
      work.change({ body: last.current });
    },
  });
  const insertFiles = (files: readonly File[], at?: number): boolean => {
    if (files.length > 0) insertPictures(editor, uploads, files, at);
    return files.length > 0;
  };
  // Only external changes, such as another version, are applied; the editor's own edits return unchanged and are
  // skipped.
  useEffect(() => {
    if (isDeepEqual(body, last.current)) return;
    last.current = body;
    // Pictures that are still uploading are not in the draft yet.
    const pending = (editor.getJSON().content ?? []).filter(({ attrs }) => attrs?.upload);
    const { content = [], ...tree } = toTree(body);
    editor.commands.setContent({ ...tree, content: [...content, ...pending] } as never, { emitUpdate: false });
  }, [editor, body]);
  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => current.isEmpty });
  return (
    <Stack shrinkItems gap={5}>
      <VisuallyHidden id={labelId}>{t('postEditor.fields.body')}</VisuallyHidden>
      <BodyTools editor={editor} onPictures={(files) => insertFiles(picturesIn(files))} />
      <div className={styles.frame}>
        {isEmpty && (
          <Text tone="muted" size="l" className={styles.placeholder} dir={directionOf(language)} aria-hidden="true">
            {t('postEditor.body.placeholder')}
          </Text>
        )}
        <EditorContent editor={editor} />
      </div>
      <PostFieldError field="body" />
    </Stack>
  );
}
