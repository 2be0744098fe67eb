import { Inbox } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { CloseButton } from '#ui/controls/close-button.tsx';
import { EmptyState, ErrorCard, QueryContent, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { NetworkError } from '#web-kit/api/request-error.ts';
import { detailTexts } from '../detail-texts.ts';
import { inboxTexts } from '../inbox-texts.ts';
import { useLead } from '../state/lead-queries.ts';
import styles from './detail.module.css';
import { LeadBody } from './lead-body.tsx';

export interface DetailProps {
  readonly leadId: number | undefined;
  readonly onClose: () => void;
  /** Called with the IDs of deleted leads. */
  readonly onRemoved: (ids: readonly number[]) => void;
}

interface DetailPaneProps extends DetailProps {
  /** The lead that was just clicked, which therefore receives focus. */
  clickedId: number | undefined;
}

/** Placed next to the list and scrolls separately, so that the list stays in view. */
export function DetailPane({ leadId, clickedId, onClose, onRemoved }: DetailPaneProps) {
  const t = useTexts(inboxTexts);
  useEscape(leadId !== undefined, onClose);
  return (
    <Stack as="aside" shrinkItems justify="start" gap={4} className={styles.pane} aria-label={t('inbox.choose.pane')}>
      {leadId === undefined ? (
        <EmptyState icon={Inbox} tone="quiet" title={t('inbox.choose.title')}>
          {t('inbox.choose.text')}
        </EmptyState>
      ) : (
        <PaneLead key={leadId} id={leadId} takesFocus={leadId === clickedId} onClose={onClose} onRemoved={onRemoved} />
      )}
    </Stack>
  );
}

/** Closes on Escape, unless an overlay above has handled the key or the user is typing. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      const isWriting = target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select');
      if (key === 'Escape' && !defaultPrevented && !isWriting) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, onEscape]);
}

interface PaneLeadProps extends Omit<DetailProps, 'leadId'> {
  id: number;
  takesFocus: boolean;
}

function PaneLead({ id, takesFocus, onClose, onRemoved }: PaneLeadProps) {
  const query = useLead(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere && takesFocus) heading.current?.focus({ preventScroll: true });
  }, [isThere, takesFocus]);
  // The button of a step that is not offered again takes the focus with it.
  const status = query.data?.status;
  const former = useRef(status);
  useEffect(() => {
    if (former.current && former.current !== status && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    former.current = status;
  }, [status]);
  return (
    <>
      <Row align="start" justify="between" gap={3}>
        <Text as="h2" size="xl" breakWords className={styles.name} ref={heading} tabIndex={-1}>
          <bdi>{query.data?.name}</bdi>
        </Text>
        <CloseButton onClick={onClose} />
      </Row>
      <LeadDetail query={query} onClose={onClose} onRemoved={onRemoved} />
    </>
  );
}

interface LeadDetailProps {
  query: ReturnType<typeof useLead>;
  onClose: () => void;
  onRemoved: (ids: readonly number[]) => void;
}

/** A lead, or its loading, missing or error state. */
export function LeadDetail({ query, onClose, onRemoved }: LeadDetailProps) {
  const t = useTexts(detailTexts);
  const back = (
    <Button variant="outline" onClick={onClose}>
      {t('leadDetail.close')}
    </Button>
  );
  return (
    <QueryContent
      query={query}
      failed={query.error instanceof NetworkError ? undefined : t('leadDetail.failed')}
      level="h3"
      action={back}
      skeleton={
        <SkeletonGroup label={t('leadDetail.loading')} gap={5} shapes={['title', 'button', 'block', 'line', 'line']} />
      }
      missing={
        <ErrorCard
          type="info"
          level="h3"
          title={t('leadDetail.missing.title')}
          message={t('leadDetail.missing.text')}
          action={back}
        />
      }
    >
      {(lead) => <LeadBody lead={lead} areNotesKnown={!query.isPlaceholderData} onRemoved={onRemoved} />}
    </QueryContent>
  );
}
