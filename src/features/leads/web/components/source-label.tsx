import { Globe, Link, type LucideIcon, MessageCircle, MousePointerClick, Nfc, QrCode } from 'lucide-react';
import type { Source } from '#features/stats/domain.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { leadSharedTexts } from '../../shared-texts.ts';
import styles from './components.module.css';

const sourceIcons: Readonly<Record<Source, LucideIcon>> = {
  nfc: Nfc,
  qr: QrCode,
  whatsapp: MessageCircle,
  link: Link,
  embed: Globe,
  direct: MousePointerClick,
};

/** How the visitor arrived, as an icon and a label. */
export function SourceLabel({ source }: { source: Source }) {
  const t = useTexts(leadSharedTexts);
  const Icon = sourceIcons[source];
  const label = t(`lead.source.${source}`);
  return (
    <Row as="span" inline align="center" className={styles.source} title={t('lead.cameBy', { source: label })}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <bdi>{label}</bdi>
    </Row>
  );
}
