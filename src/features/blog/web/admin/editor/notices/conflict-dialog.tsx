import { ConflictDialog, ConflictRow } from '#ui/drafts/conflict-dialog.tsx';
import { Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import type { DraftPost } from '../../../../contract.ts';
import { blogAdminTexts } from '../../admin-texts.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import styles from '../post-editor.module.css';
import type { PostDraft } from '../state/post-draft.ts';
import { usePostSession, useWork } from '../state/post-session.ts';
import { type Difference, differences } from './differences.ts';

/** Compares both versions of a post, field by field. */
export function PostConflictDialog() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const save = useWork((state) => state.save);
  const mine = useWork((state) => state.draft);
  if (save.kind !== 'conflict') return null;
  const { current } = save;
  return (
    <ConflictDialog
      texts={{
        title: t('postEditor.conflict.title'),
        text: t('postEditor.conflict.text'),
        overwrite: t('postEditor.conflict.overwrite'),
        discard: t('postEditor.conflict.discard'),
        discarded: t('postEditor.conflict.took'),
        undo: t('postEditor.conflict.bringBack'),
      }}
      onOverwrite={work.overwrite}
      onDiscard={work.takeTheirs}
      onUndo={() => work.change(mine)}
    >
      <PostDifferences mine={mine} current={current} />
    </ConflictDialog>
  );
}

function PostDifferences({ mine, current }: { mine: PostDraft; current: DraftPost }) {
  const t = useTexts(postEditorTexts);
  const tAdmin = useTexts(blogAdminTexts);
  const found = differences(mine, current);
  const describe = (field: Difference['field'], text: string, { cover }: PostDraft): string => {
    if (field === 'language') return tAdmin.find(`blogAdmin.language.${text}`) ?? text;
    return text || t(field === 'cover' && cover ? 'postEditor.conflict.picture' : 'postEditor.conflict.empty');
  };
  return (
    <>
      <Text tone="muted" size="s" className={styles.when}>
        {t('postEditor.conflict.when')} <DateText value={current.updatedAt} time />
      </Text>
      {found.length === 0 && <p>{t('postEditor.conflict.none')}</p>}
      <Stack as="ul" gap={3}>
        {found.map(({ field, ...difference }) => (
          <ConflictRow
            key={field}
            title={t(`postEditor.fields.${field}`)}
            sides={[
              { label: t('postEditor.conflict.mine'), text: describe(field, difference.mine, mine) },
              { label: t('postEditor.conflict.theirs'), text: describe(field, difference.theirs, current) },
            ]}
            isClamped
          />
        ))}
      </Stack>
    </>
  );
}
