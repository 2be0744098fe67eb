import { useTexts } from '#ui/locale.tsx';
import { designLimits } from '../../../design/design.ts';
import { designerTexts } from '../designer-texts.ts';
import { useChange, useDraft } from '../state/use-design.ts';
import styles from './name-field.module.css';

/** What its owner calls it, to find it again; nothing of it is printed. */
export function NameField() {
  const t = useTexts(designerTexts);
  const change = useChange();
  const name = useDraft((draft) => draft.name);
  return (
    <input
      className={styles.name}
      dir="auto"
      autoComplete="off"
      aria-label={t('designer.name.label')}
      placeholder={t('designer.name.placeholder')}
      maxLength={designLimits.maxName}
      value={name}
      onChange={({ currentTarget: { value } }) => change('name', (draft) => ({ ...draft, name: value }))}
    />
  );
}
