import { PartyPopper } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { checkTexts } from './check-texts.ts';
import styles from './finding-list.module.css';
import { FindingRow } from './finding-row.tsx';
import type { ShownFinding } from './use-findings.ts';

interface FindingListProps {
  findings: readonly ShownFinding[];
  onGo: (path: string) => void;
}

export function FindingList({ findings, onGo }: FindingListProps) {
  const t = useTexts(checkTexts);
  if (findings.length === 0)
    return (
      <EmptyState icon={PartyPopper} tone="good" level="h3" title={t('check.good')}>
        {t('check.goodText')}
      </EmptyState>
    );
  const must = findings.filter(({ severity }) => severity === 'error');
  const may = findings.filter(({ severity }) => severity === 'advice');
  return (
    <div className={styles.groups}>
      {[
        { title: t('check.mustTitle'), found: must },
        { title: t('check.mayTitle'), found: may },
      ]
        .filter(({ found }) => found.length > 0)
        .map(({ title, found }) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.rows}>
              {found.map((finding) => (
                <FindingRow key={`${finding.name} ${finding.path}`} finding={finding} onGo={onGo} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
