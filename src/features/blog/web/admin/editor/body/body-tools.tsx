import { type Editor, useEditorState } from '@tiptap/react';
import { Toolbar } from 'radix-ui';
import { Fragment } from 'react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import styles from './body-tools.module.css';
import { LinkTool } from './link-tool.tsx';
import { PictureTool } from './picture-tool.tsx';
import { type ToolName, toolGroups, tools } from './tools.ts';

interface BodyToolsProps {
  editor: Editor;
  onPictures: (files: FileList | null) => void;
}

const names = Object.keys(tools) as ToolName[];

export function BodyTools({ editor, onPictures }: BodyToolsProps) {
  const t = useTexts(postEditorTexts);
  const { direction } = useLocale();
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => names.filter((name) => tools[name].isOn?.(current)).join(' '),
  });
  const off = useEditorState({
    editor,
    selector: ({ editor: current }) => names.filter((name) => tools[name].isOff?.(current)).join(' '),
  });
  const isIn = (list: string, name: ToolName): boolean => list.split(' ').includes(name);
  return (
    <Toolbar.Root className={styles.tools} dir={direction} aria-label={t('postEditor.body.tools')}>
      {toolGroups.map((group) => (
        <Fragment key={group.join(' ')}>
          {group.map((name) => {
            const { icon: Icon, act, isOn } = tools[name];
            return (
              <Toolbar.Button
                key={name}
                className={styles.tool}
                aria-label={t(`postEditor.body.${name}`)}
                title={t(`postEditor.body.${name}`)}
                {...(isOn && { 'aria-pressed': isIn(on, name) })}
                aria-disabled={isIn(off, name)}
                onClick={() => isIn(off, name) || act(editor)}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              </Toolbar.Button>
            );
          })}
          {group.includes('bold') && <LinkTool editor={editor} />}
          {group.includes('divider') ? (
            <PictureTool onPictures={onPictures} />
          ) : (
            <Toolbar.Separator className={styles.between} />
          )}
        </Fragment>
      ))}
    </Toolbar.Root>
  );
}
