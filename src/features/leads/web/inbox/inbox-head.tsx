import { useTexts } from '#ui/locale.tsx';
import type { LeadFilter } from '../../contract.ts';
import { ConnectButton } from '../connect/connect-button.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import { ExportButton } from './export-button.tsx';
import styles from './leads-page.module.css';

interface InboxHeadProps {
  filter: LeadFilter;
  unseen: number | undefined;
  /** There is something to take away. */
  hasLeads: boolean;
}

export function InboxHead({ filter, unseen = 0, hasLeads }: InboxHeadProps) {
  const t = useTexts(inboxTexts);
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{t('inbox.title')}</h1>
        <p className={styles.lead}>{unseen > 0 ? t('inbox.unseen', { count: unseen }) : t('inbox.lead')}</p>
      </div>
      <div className={styles.actions}>
        <ConnectButton />
        {hasLeads && <ExportButton filter={filter} />}
      </div>
    </div>
  );
}
