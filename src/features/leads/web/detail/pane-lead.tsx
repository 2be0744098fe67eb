import { useEffect, useRef } from 'react';
import { CloseButton } from '#ui/close-button.tsx';
import styles from './detail-pane.module.css';
import type { DetailProps } from './detail-props.ts';
import { DetailWaiting } from './detail-waiting.tsx';
import { LeadBody } from './lead-body.tsx';
import { useLead } from './use-lead.ts';

interface PaneLeadProps extends Omit<DetailProps, 'leadId'> {
  id: number;
  takesFocus: boolean;
}

export function PaneLead({ id, takesFocus, onClose, onGone }: PaneLeadProps) {
  const query = useLead(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere && takesFocus) heading.current?.focus({ preventScroll: true });
  }, [isThere, takesFocus]);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name} ref={heading} tabIndex={-1}>
          <bdi>{query.data?.name}</bdi>
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      {query.data ? (
        <LeadBody lead={query.data} areNotesKnown={!query.isPlaceholderData} onGone={onGone} />
      ) : (
        <DetailWaiting error={query.error} onRetry={() => void query.refetch()} onClose={onClose} />
      )}
    </>
  );
}
