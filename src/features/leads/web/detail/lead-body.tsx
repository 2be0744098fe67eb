import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { LeadWithNotes } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import { SourceWord } from '../parts/source-word.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { statusIcons } from '../parts/status-icons.ts';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMarkSeen } from '../state/use-mark-seen.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { ConsentPart } from './consent-part.tsx';
import { ContactPart } from './contact-part.tsx';
import styles from './lead-body.module.css';
import { LeadFoot } from './lead-foot.tsx';
import { MessagePart } from './message-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { ReminderPart } from './reminder-part.tsx';
import { StatusPart } from './status-part.tsx';

interface LeadBodyProps {
  lead: LeadWithNotes;
  /** False while only what the list says is known. */
  areNotesKnown: boolean;
  onGone: (ids: readonly number[]) => void;
}

/** Everything about one lead: who and what first, then what to do, then what to remember. */
export function LeadBody({ lead, areNotesKnown, onGone }: LeadBodyProps) {
  const t = useTexts(detailTexts);
  useMarkSeen(lead);
  return (
    <div className={styles.body}>
      <div className={styles.facts}>
        <StatusBadge status={lead.status} />
        <TimeAgo at={lead.createdAt} />
        <span aria-hidden="true">·</span>
        <SourceWord source={lead.source} />
        <span aria-hidden="true">·</span>
        <bdi>{lead.profileName}</bdi>
      </div>
      {lead.status === 'review' && (
        <Notice icon={statusIcons.review} tone="warn" title={t('leadDetail.review.title')}>
          {t('leadDetail.review.text')}
        </Notice>
      )}
      <AnswerButtons lead={lead} />
      <MessagePart lead={lead} />
      <ContactPart lead={lead} />
      <StatusPart lead={lead} />
      <ReminderPart lead={lead} />
      <NotesPart lead={lead} areKnown={areNotesKnown} />
      <ConsentPart lead={lead} />
      <LeadFoot lead={lead} onGone={onGone} />
    </div>
  );
}
