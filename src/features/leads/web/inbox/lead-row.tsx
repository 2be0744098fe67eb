import { type ChangeEvent, memo } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import styles from './lead-row.module.css';
import { RowContent, type RowContentProps } from './row-content.tsx';

export interface RowActions {
  readonly onOpen: (id: number) => void;
  readonly onPick: (id: number, isOn: boolean, isRange: boolean) => void;
}

interface LeadRowProps extends RowContentProps {
  isPicked: boolean;
  onPick: RowActions['onPick'];
}

/** Marking is apart from all that is said of a lead: marking thousands draws their boxes alone. */
export const LeadRow = memo(function LeadRow({ isPicked, onPick, ...content }: LeadRowProps) {
  const t = useTexts(inboxTexts);
  const { lead, isOpen } = content;
  const { id, name, isUnseen } = lead;
  const pick = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onPick(id, currentTarget.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <li className={styles.row} data-open={isOpen} data-picked={isPicked} data-unseen={isUnseen}>
      <span className={styles.pick}>
        <Checkbox checked={isPicked} onChange={pick} aria-label={t('inbox.pick.one', { name })} />
      </span>
      <RowContent {...content} />
    </li>
  );
});
