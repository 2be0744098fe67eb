import { RotateCcw } from 'lucide-react';
import { colour } from '#base/content-schemas.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useActions, useFormText } from '../../state/use-editor.ts';
import styles from './colours-section.module.css';
import { designTexts } from './design-texts.ts';

interface ColourFieldProps {
  name: 'accent' | 'ground' | 'ink';
  /** What is shown while nothing is chosen. */
  own: string;
}

/** The browser's own picker, and the six digits for whoever has them. */
export function ColourField({ name, own }: ColourFieldProps) {
  const t = useTexts(designTexts);
  const { set } = useActions();
  const path = `design.colours.${name}`;
  const typed = useFormText(path);
  const label = t(`design.colour.${name}`);
  return (
    <div className={styles.field}>
      <input
        className={styles.picker}
        type="color"
        aria-label={t('design.pick', { name: label })}
        value={colour.safeParse(typed).data ?? own}
        onChange={({ currentTarget }) => set(path, currentTarget.value)}
      />
      <TextField
        path={path}
        label={label}
        dir="ltr"
        max={7}
        placeholder={own}
        emptyIsGone
        tidy={(text) => (/^[\da-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : undefined)}
      />
      {typed && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('design.clear', { name: label })}
          onClick={() => set(path, undefined)}
        >
          <RotateCcw aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}
