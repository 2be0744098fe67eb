import { Globe, Link, type LucideIcon, MessageCircle, MousePointerClick, Nfc, QrCode } from 'lucide-react';
import type { Source } from '#features/stats/domain.ts';
import { useTexts } from '#ui/locale.tsx';
import { partsTexts } from './parts-texts.ts';
import styles from './source-word.module.css';

const sourceIcons: Readonly<Record<Source, LucideIcon>> = {
  nfc: Nfc,
  qr: QrCode,
  whatsapp: MessageCircle,
  link: Link,
  embed: Globe,
  direct: MousePointerClick,
};

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
