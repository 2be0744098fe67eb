import type { PublishedVersion } from '#features/profiles/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { momentText } from '../../moment-text.ts';
import { sharingTexts } from './sharing-texts.ts';
import styles from './versions-section.module.css';

interface VersionRowProps {
  version: PublishedVersion;
  onRestore: () => void;
}

export function VersionRow({ version: { publishedAt, name, blocks, isCurrent }, onRestore }: VersionRowProps) {
  const t = useTexts(sharingTexts);
  const { locale } = useLocale();
  return (
    <li className={styles.version}>
      <span className={styles.words}>
        <span className={styles.when}>
          <DateText value={publishedAt} time />
          {isCurrent && (
            <Badge variant="good" size="sm" dot>
              {t('sharing.current')}
            </Badge>
          )}
        </span>
        <span className={styles.what}>
          <bdi>{name}</bdi> · {t('sharing.version', { blocks })}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        onClick={onRestore}
        aria-label={`${t('sharing.restore')}, ${momentText(new Date(publishedAt), locale)}`}
      >
        {t('sharing.restore')}
      </Button>
    </li>
  );
}
