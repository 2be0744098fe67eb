import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import type { DraftPost } from '../../../../contract.ts';
import { blogAdminTexts } from '../../admin-texts.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { usePostSession, useWork } from '../state/post-context.ts';
import styles from './conflict-dialog.module.css';
import { type Difference, differences } from './differences.ts';

/** Both versions side by side: nobody's work is written over without being asked. */
export function ConflictDialog() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const save = useWork((state) => state.save);
  const mine = useWork((state) => state.draft);
  if (save.kind !== 'conflict') return null;
  const { current } = save;
  const useTheirs = () => {
    work.takeTheirs();
    const action = { label: t('postEditor.conflict.bringBack'), onClick: () => work.change(mine) };
    toast({ title: t('postEditor.conflict.took'), action });
  };
  const found = differences(mine, current);
  return (
    <Dialog open>
      <DialogContent
        className={styles.dialog}
        size="lg"
        title={t('postEditor.conflict.title')}
        description={t('postEditor.conflict.text')}
        footer={
          <>
            <Button onClick={work.overwrite}>{t('postEditor.conflict.overwrite')}</Button>
            <Button variant="outline" onClick={useTheirs}>
              {t('postEditor.conflict.discard')}
            </Button>
          </>
        }
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <p className={styles.when}>
          {t('postEditor.conflict.when')} <DateText value={current.updatedAt} time />
        </p>
        {found.length === 0 && <p>{t('postEditor.conflict.none')}</p>}
        <ul className={styles.rows}>
          {found.map((difference) => (
            <DifferenceRow key={difference.field} difference={difference} hasCover={[mine.cover, current.cover]} />
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

interface DifferenceRowProps {
  difference: Difference;
  /** Mine and theirs. */
  hasCover: readonly [DraftPost['cover'], DraftPost['cover']];
}

function DifferenceRow({ difference: { field, mine, theirs }, hasCover }: DifferenceRowProps) {
  const t = useTexts(postEditorTexts);
  const tAdmin = useTexts(blogAdminTexts);
  const describe = (text: string, cover: DraftPost['cover']): string => {
    if (field === 'language') return tAdmin.find(`blogAdmin.language.${text}`) ?? text;
    return text || t(field === 'cover' && cover ? 'postEditor.conflict.picture' : 'postEditor.conflict.empty');
  };
  return (
    <li className={styles.row}>
      <h3 className={styles.field}>{t(`postEditor.fields.${field}`)}</h3>
      <p className={styles.message}>
        <span className={styles.identity}>{t('postEditor.conflict.mine')}</span>
        <bdi className={styles.texts}>{describe(mine, hasCover[0])}</bdi>
      </p>
      <p className={styles.message}>
        <span className={styles.identity}>{t('postEditor.conflict.theirs')}</span>
        <bdi className={styles.texts}>{describe(theirs, hasCover[1])}</bdi>
      </p>
    </li>
  );
}
