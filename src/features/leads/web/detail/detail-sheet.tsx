import { useState } from 'react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { focusRow } from '../components/row-id.ts';
import { detailTexts } from '../detail-texts.ts';
import type { DetailProps } from './detail-pane.tsx';
import styles from './detail-sheet.module.css';
import { DetailWaiting } from './detail-waiting.tsx';
import { LeadBody } from './lead-body.tsx';
import { useLead } from './use-lead.ts';

/** On a phone a lead takes the whole screen; "back" closes it, and the list is where it was. */
export function DetailSheet({ leadId, onClose, onRemoved }: DetailProps) {
  const [displayedId, setDisplayedId] = useState(leadId);
  // While it slides away it still shows what it showed.
  if (leadId !== undefined && leadId !== displayedId) setDisplayedId(leadId);
  return (
    <Sheet open={leadId !== undefined} onOpenChange={(isOpen) => isOpen || onClose()}>
      {displayedId !== undefined && (
        <SheetLead
          key={displayedId}
          id={displayedId}
          isOpen={leadId !== undefined}
          onClose={onClose}
          onRemoved={onRemoved}
        />
      )}
    </Sheet>
  );
}

interface SheetLeadProps extends Omit<DetailProps, 'leadId'> {
  id: number;
  isOpen: boolean;
}

function SheetLead({ id, isOpen, onClose, onRemoved }: SheetLeadProps) {
  const t = useTexts(detailTexts);
  const { direction } = useLocale();
  const query = useLead(id, isOpen);
  return (
    <SheetContent
      className={styles.sheet}
      side={direction === 'rtl' ? 'left' : 'right'}
      title={<bdi>{query.data?.name ?? t('leadDetail.loading')}</bdi>}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusRow(id);
      }}
    >
      {query.data ? (
        <LeadBody lead={query.data} areNotesKnown={!query.isPlaceholderData} onRemoved={onRemoved} />
      ) : (
        <DetailWaiting error={query.error} onRetry={() => void query.refetch()} onClose={onClose} />
      )}
    </SheetContent>
  );
}
