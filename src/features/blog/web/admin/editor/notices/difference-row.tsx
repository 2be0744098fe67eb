import { useTexts } from '#ui/locale.tsx';
import type { DraftPost } from '../../../../contract.ts';
import { blogAdminTexts } from '../../admin-texts.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import styles from './conflict-dialog.module.css';
import type { Difference } from './differences.ts';

interface DifferenceRowProps {
  difference: Difference;
  /** Mine and theirs. */
  hasCover: readonly [DraftPost['cover'], DraftPost['cover']];
}

export function DifferenceRow({ difference: { field, mine, theirs }, hasCover }: DifferenceRowProps) {
  const t = useTexts(postEditorTexts);
  const words = useTexts(blogAdminTexts);
  const told = (said: string, cover: DraftPost['cover']): string => {
    if (field === 'language') return words.find(`blogAdmin.language.${said}`) ?? said;
    return said || t(field === 'cover' && cover ? 'postEditor.conflict.picture' : 'postEditor.conflict.empty');
  };
  return (
    <li className={styles.row}>
      <h3 className={styles.field}>{t(`postEditor.fields.${field}`)}</h3>
      <p className={styles.said}>
        <span className={styles.who}>{t('postEditor.conflict.mine')}</span>
        <bdi className={styles.words}>{told(mine, hasCover[0])}</bdi>
      </p>
      <p className={styles.said}>
        <span className={styles.who}>{t('postEditor.conflict.theirs')}</span>
        <bdi className={styles.words}>{told(theirs, hasCover[1])}</bdi>
      </p>
    </li>
  );
}
