import { Globe, Link, type LucideIcon, MessageCircle, MousePointerClick, Nfc, QrCode } from 'lucide-react';
import type { Source } from '#features/stats/domain.ts';

export const sourceIcons: Readonly<Record<Source, LucideIcon>> = {
  nfc: Nfc,
  qr: QrCode,
  whatsapp: MessageCircle,
  link: Link,
  embed: Globe,
  direct: MousePointerClick,
};
