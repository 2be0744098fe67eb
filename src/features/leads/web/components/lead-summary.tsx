import { Avatar } from '#ui/avatar.tsx';
import { Grid, Row, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import type { Lead } from '../../contract.ts';
import { leadPath } from '../../domain.ts';
import { leadSharedTexts } from '../../shared-texts.ts';
import { ContactActions } from './contact-actions.tsx';
import styles from './lead-summary.module.css';
import { SourceLabel } from './source-label.tsx';
import { TimeAgo } from './time-ago.tsx';

/** The first non-blank line of a message. */
export const firstLine = (message: string): string =>
  message
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? '';

/** A one-line summary of a lead for short lists; it links to the lead in the inbox. */
export function LeadSummary({ lead }: { lead: Lead }) {
  const t = useTexts(leadSharedTexts);
  const { id, name, message, isUnseen, createdAt, source } = lead;
  return (
    <div className={styles.frame}>
      <Grid columns="auto fill auto" align="center" className={styles.line} data-unseen={isUnseen}>
        <Avatar className={styles.face ?? ''} name={name} />
        <div className={styles.texts}>
          <TileLink as={Link} className={styles.link} to={leadPath(id)}>
            <Text as="span" truncate dir="auto">
              {name}
            </Text>
            {isUnseen && (
              <span className={styles.mark}>
                <VisuallyHidden>{t('lead.unseen')}</VisuallyHidden>
              </span>
            )}
          </TileLink>
          <Row as="p" tone="muted" size="s">
            <Text as="span" truncate dir="auto">
              {firstLine(message) || t('lead.noMessage')}
            </Text>
          </Row>
        </div>
        <Row as="p" wrap tone="muted" size="xs" className={styles.details}>
          <TimeAgo at={createdAt} />
          <span aria-hidden="true">·</span>
          <SourceLabel source={source} />
        </Row>
        <span className={styles.actions}>
          <ContactActions lead={lead} actions={['call', 'whatsapp']} />
        </span>
      </Grid>
    </div>
  );
}

/** ID of the row that receives focus when a lead is closed. */
export const rowId = (leadId: number): string => `lead-${leadId}`;

export const focusRow = (leadId: number): void => document.getElementById(rowId(leadId))?.focus();
