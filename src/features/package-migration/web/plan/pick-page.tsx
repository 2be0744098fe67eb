import { Checkbox } from '#ui/checkbox.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { OwnerEffect } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';
import { withChoice } from './choice.ts';
import styles from './plan.module.css';

interface PickPageProps {
  rows: readonly OwnerEffect[];
  ids: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** All of the page at once; over the list, as a list of cards has no head. */
export function PickPage({ rows, ids, onChoose }: PickPageProps) {
  const t = useTexts(moveTexts);
  const here = rows.filter(({ skip }) => skip === null).map(({ userId }) => userId);
  if (here.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box stands inside
    <label className={styles.pickPage}>
      <Checkbox
        checked={here.every((id) => ids.includes(id))}
        onCheckedChange={(isOn) => onChoose(withChoice(ids, here, isOn))}
      />
      {t('packageMove.who.pickPage')}
    </label>
  );
}
