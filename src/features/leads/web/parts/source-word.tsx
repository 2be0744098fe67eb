import type { Source } from '#features/stats/domain.ts';
import { useTexts } from '#ui/locale.tsx';
import { partsTexts } from './parts-texts.ts';
import { sourceIcons } from './source-icons.ts';
import styles from './source-word.module.css';

interface SourceWordProps {
  source: Source;
}

/** How the visitor came, as a small picture and a word. */
export function SourceWord({ source }: SourceWordProps) {
  const t = useTexts(partsTexts);
  const Icon = sourceIcons[source];
  const word = t(`lead.source.${source}`);
  return (
    <span className={styles.source} title={t('lead.cameBy', { source: word })}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <bdi>{word}</bdi>
    </span>
  );
}
