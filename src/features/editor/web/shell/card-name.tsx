import { useTexts } from '#ui/locale.tsx';
import { useForm } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';
import styles from './card-name.module.css';

/** The page's own heading: whose card this is. */
export function CardName() {
  const t = useTexts(editorTexts);
  const name = useForm(
    ({ identity, language }) => identity.name[language]?.trim() || identity.name.he || identity.name.en,
  );
  return (
    <h1 className={styles.name}>
      <bdi>{name?.trim() || t('editor.untitled')}</bdi>
    </h1>
  );
}
