import { BellRing } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Row, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { type OnPick, SelectionBox } from '#ui/lists/selection.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { leadSharedTexts } from '../../shared-texts.ts';
import { ContactActions } from '../components/contact-actions.tsx';
import { firstLine, rowId } from '../components/lead-summary.tsx';
import { SourceLabel } from '../components/source-label.tsx';
import { StatusBadge } from '../components/status-badge.tsx';
import { TimeAgo } from '../components/time-ago.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import styles from './inbox.module.css';

interface RowContentProps {
  lead: Lead;
  href: string;
  isOpen: boolean;
  /** Shown only if there are several profiles. */
  showsProfile: boolean;
  onOpen: (id: number) => void;
}

/** Clicks with a modifier key are left to the browser: new tab, new window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Content of a lead's row and its answer links. */
const RowContent = memo(function RowContent({ lead, href, isOpen, showsProfile, onOpen }: RowContentProps) {
  const t = useTexts(inboxTexts);
  const tl = useTexts(leadSharedTexts);
  const { id, name, message, isUnseen, createdAt, source, status, profileName, remindAt } = lead;
  const handleClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <>
      <Avatar className={styles.face ?? ''} name={name} />
      <Row as="p" gap={2} align="center" shrink className={styles.head}>
        <TileLink
          className={styles.link}
          id={rowId(id)}
          dir="auto"
          href={href}
          onClick={handleClick}
          data-row
          {...(isOpen && { 'aria-current': true })}
        >
          {name}
          {isUnseen && <VisuallyHidden>{`, ${tl('lead.unseen')}`}</VisuallyHidden>}
        </TileLink>
        {isUnseen && <span className={styles.mark} aria-hidden="true" />}
        <TimeAgo className={styles.time} at={createdAt} />
      </Row>
      <Row as="p" shrink tone="muted" size="s" className={styles.message}>
        <Text as="span" truncate dir="auto">
          {firstLine(message) || tl('lead.noMessage')}
        </Text>
      </Row>
      <Row gap={2} align="center" justify="between" className={styles.foot}>
        <Row gap={2} align="center" wrap shrink tone="muted" size="xs" className={styles.meta}>
          <StatusBadge status={status} />
          <SourceLabel source={source} />
          {remindAt && <BellRing size={14} strokeWidth={2} role="img" aria-label={t('inbox.hasReminder')} />}
          {showsProfile && (
            <Text as="span" truncate className={styles.card} dir="auto">
              {profileName}
            </Text>
          )}
        </Row>
        <span className={styles.actions}>
          <ContactActions lead={lead} />
        </span>
      </Row>
    </>
  );
});

interface RowActions {
  readonly onOpen: (id: number) => void;
  readonly onPick: OnPick;
}

interface LeadRowProps extends RowContentProps {
  isPicked: boolean;
  onPick: RowActions['onPick'];
}

/** Selection is separate from the row's content, so that selecting thousands re-renders only their checkboxes. */
const LeadRow = memo(function LeadRow({ isPicked, onPick, ...content }: LeadRowProps) {
  const t = useTexts(inboxTexts);
  const { lead, isOpen } = content;
  const { id, name, isUnseen } = lead;
  return (
    <li className={styles.row} data-open={isOpen} data-picked={isPicked} data-unseen={isUnseen}>
      <span className={styles.pick}>
        <SelectionBox id={id} isPicked={isPicked} onPick={onPick} label={t('inbox.pick.one', { name })} />
      </span>
      <RowContent {...content} />
    </li>
  );
});

interface LeadChunkProps extends RowActions {
  leads: readonly Lead[];
  openId: number | undefined;
  picked: ReadonlySet<number>;
  showsProfile: boolean;
  hrefOf: (id: number) => string;
}

/** One page of the list, memoized so that changes on other pages do not re-render it. */
export const LeadChunk = memo(
  function LeadChunk({ leads, openId, picked, showsProfile, hrefOf, onOpen, onPick }: LeadChunkProps) {
    return leads.map((lead) => (
      <LeadRow
        key={lead.id}
        lead={lead}
        href={hrefOf(lead.id)}
        isOpen={lead.id === openId}
        isPicked={picked.has(lead.id)}
        showsProfile={showsProfile}
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
