import { Link } from 'react-router';
import { Facts } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AuditEntry } from '../contract.ts';
import { ActorName } from './actor-name.tsx';
import styles from './audit.module.css';
import { auditTexts } from './audit-texts.ts';
import { ChangesTable } from './changes-table.tsx';
import { TargetLink } from './target-link.tsx';

/** Who, to what, from where, and what changed. */
export function EntryBody({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const t = useTexts(auditTexts);
  const { id, at, actor, action, target, address, userAgent } = entry;
  return (
    <div className={styles.entry}>
      <Facts
        rows={[
          { name: t('audit.columns.target'), value: <TargetLink target={target} /> },
          { name: t('audit.columns.who'), value: <ActorName actor={actor} /> },
          { name: t('audit.columns.at'), value: <DateText value={at} time /> },
          { name: t('audit.columns.from'), value: address && <LatinText>{address}</LatinText> },
          { name: t('audit.line.browser'), value: userAgent && <LatinText>{userAgent}</LatinText> },
          { name: t('audit.line.id'), value: <LatinText>{`${id} · ${action}`}</LatinText> },
        ]}
      />
      <ChangesTable entry={entry} />
      <Button variant="outline" size="sm" asChild>
        <Link to={`/admin/audit?target=${encodeURIComponent(`${target.kind}:${target.id}`)}`} onClick={onClose}>
          {t('audit.line.sameTarget')}
        </Link>
      </Button>
    </div>
  );
}
