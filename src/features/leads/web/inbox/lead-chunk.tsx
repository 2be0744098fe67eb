import { memo } from 'react';
import type { Lead } from '../../contract.ts';
import { LeadRow, type RowActions } from './lead-row.tsx';

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
