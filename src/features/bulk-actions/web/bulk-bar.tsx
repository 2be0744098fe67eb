import { useState } from 'react';
import type { BulkBarProps } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectionBar } from '#ui/lists/selection.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BulkTarget } from '../domain.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { bulkWebTexts } from './bulk-texts.ts';

/** What to do with the marked rows of a list, or with all that its filter finds. */
function BulkBar({ target, ids, filter, onClear }: BulkBarProps & { target: BulkTarget }) {
  const t = useTexts(bulkWebTexts);
  // What was marked when the dialog opened: the list behind it changes.
  const [chosen, setChosen] = useState<{ readonly ids?: readonly number[] }>();
  const close = () => {
    setChosen(undefined);
    onClear();
  };
  return (
    <>
      {ids.length > 0 && (
        <SelectionBar
          label={t('bulkActions.bar')}
          text={t('bulkActions.marked', { count: ids.length })}
          clearLabel={t('bulkActions.clear')}
          onClear={onClear}
        >
          <Button variant="outline" size="sm" onClick={() => setChosen({})}>
            {t('bulkActions.actAll')}
          </Button>
          <Button size="sm" onClick={() => setChosen({ ids })}>
            {t('bulkActions.act')}
          </Button>
        </SelectionBar>
      )}
      {chosen && <BulkDialog target={target} ids={chosen.ids} filter={filter} onClose={close} />}
    </>
  );
}

export const UsersBulkBar = (props: BulkBarProps) => <BulkBar {...props} target="users" />;
export const ProfilesBulkBar = (props: BulkBarProps) => <BulkBar {...props} target="profiles" />;
