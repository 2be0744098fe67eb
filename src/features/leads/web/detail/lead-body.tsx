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
import { ConsentSection } from './consent-section.tsx';
import { ContactSection } from './contact-section.tsx';
import styles from './lead-body.module.css';
import { LeadFoot } from './lead-foot.tsx';
import { MessageSection } from './message-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { ReminderSection } from './reminder-section.tsx';
import { StatusSection } from './status-section.tsx';

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
      <MessageSection lead={lead} />
      <ContactSection lead={lead} />
      <StatusSection lead={lead} />
      <ReminderSection lead={lead} />
      <NotesSection lead={lead} areKnown={areNotesKnown} />
      <ConsentSection lead={lead} />
      <LeadFoot lead={lead} onGone={onGone} />
    </div>
  );
}
