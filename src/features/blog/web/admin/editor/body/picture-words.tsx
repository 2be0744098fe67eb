import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { bodyLimits } from '../../../../body.ts';
import { LadderPicture } from '../../../body/ladder-picture.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { useDraft } from '../state/post-context.ts';
import styles from './picture-view.module.css';

interface PictureWordsProps {
  file: string;
  alt: string;
  caption: string;
  onChange: (words: { alt: string } | { caption: string }) => void;
  onRemove: () => void;
}

export function PictureWords({ file, alt, caption, onChange, onRemove }: PictureWordsProps) {
  const t = useTexts(postEditorTexts);
  const language = useDraft('language');
  return (
    <>
      <div data-drag-handle="">
        <LadderPicture className={styles.stored} file={file} alt={alt} sizes="(min-width: 48em) 42rem, 92vw" />
      </div>
      <div className={styles.words}>
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
      </div>
    </>
  );
}

interface NodeInputProps {
  value: string;
  lang: Locale;
  onType: (typed: string) => void;
}

/** The text editor draws its parts a moment later than a field is typed in: the field keeps its own letters meanwhile. */
function NodeInput({ value, lang, onType }: NodeInputProps) {
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
