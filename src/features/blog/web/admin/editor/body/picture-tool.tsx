import { ImagePlus } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useRef } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import styles from './body-tools.module.css';

interface PictureToolProps {
  onPictures: (files: FileList | null) => void;
}

export function PictureTool({ onPictures }: PictureToolProps) {
  const t = useTexts(postEditorTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Toolbar.Button
        className={styles.tool}
        aria-label={t('postEditor.body.picture')}
        title={t('postEditor.body.picture')}
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={20} strokeWidth={1.75} aria-hidden="true" />
      </Toolbar.Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onPictures(currentTarget.files);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
