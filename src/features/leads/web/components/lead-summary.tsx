import { Link } from 'react-router';
import { Avatar } from '#ui/avatar.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { Lead } from '../../contract.ts';
import { ContactActions } from './contact-actions.tsx';
import { firstLine } from './first-line.ts';
import styles from './lead-summary.module.css';
import { leadSharedTexts } from './shared-texts.ts';
import { SourceLabel } from './source-label.tsx';
import { TimeAgo } from './time-ago.tsx';

interface LeadSummaryProps {
  lead: Lead;
}

/** A lead in one line, for places that show a few: pressing it opens it in the inbox. */
export function LeadSummary({ lead }: LeadSummaryProps) {
  const t = useTexts(leadSharedTexts);
  const { id, name, message, isUnseen, createdAt, source } = lead;
  return (
    <div className={styles.frame}>
      <div className={styles.line} data-unseen={isUnseen}>
        <Avatar className={styles.face ?? ''} name={name} />
        <div className={styles.texts}>
          <TileLink as={Link} className={styles.link} to={`/leads?lead=${id}`}>
            <span className={styles.text} dir="auto">
              {name}
            </span>
            {isUnseen && (
              <span className={styles.mark}>
                <VisuallyHidden>{t('lead.unseen')}</VisuallyHidden>
              </span>
            )}
          </TileLink>
          <Row as="p" tone="muted" size="s">
            <span className={styles.text} dir="auto">
              {firstLine(message) || t('lead.noMessage')}
            </span>
          </Row>
        </div>
        <p className={styles.details}>
          <TimeAgo at={createdAt} />
          <span aria-hidden="true">·</span>
          <SourceLabel source={source} />
        </p>
        <span className={styles.actions}>
          <ContactActions lead={lead} actions={['call', 'whatsapp']} />
        </span>
      </div>
    </div>
  );
}
