import { type ChangeEvent, memo } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { inboxTexts } from '../inbox-texts.ts';
import styles from './lead-row.module.css';
import { RowContent, type RowContentProps } from './row-content.tsx';

interface RowActions {
  readonly onOpen: (id: number) => void;
  readonly onPick: (id: number, isOn: boolean, isRange: boolean) => void;
}

interface LeadRowProps extends RowContentProps {
  isPicked: boolean;
  onPick: RowActions['onPick'];
}

/** Marking is apart from all that is said of a lead: marking thousands draws their boxes alone. */
const LeadRow = memo(function LeadRow({ isPicked, onPick, ...content }: LeadRowProps) {
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

interface LeadChunkProps extends RowActions {
  leads: readonly Lead[];
  openId: number | undefined;
  picked: ReadonlySet<number>;
  showsCard: boolean;
  hrefOf: (id: number) => string;
}

/** One page of the list. What changes on another page does not reach it. */
export const LeadChunk = memo(
  function LeadChunk({ leads, openId, picked, showsCard, hrefOf, onOpen, onPick }: LeadChunkProps) {
    return leads.map((lead) => (
      <LeadRow
        key={lead.id}
        lead={lead}
        href={hrefOf(lead.id)}
        isOpen={lead.id === openId}
        isPicked={picked.has(lead.id)}
        showsCard={showsCard}
        onOpen={onOpen}
        onPick={onPick}
      />
    ));
  },
  (before, after) => {
    const { openId, picked, ...rest } = before;
    const isSame = (Object.keys(rest) as (keyof typeof rest)[]).every((name) => before[name] === after[name]);
    const isMarkedAlike = ({ id }: Lead) =>
      picked.has(id) === after.picked.has(id) && (id === openId) === (id === after.openId);
    return isSame && before.leads.every(isMarkedAlike);
  },
);
