import {
  BarChart3,
  CreditCard,
  IdCard,
  Inbox,
  KeyRound,
  Layers,
  LifeBuoy,
  Link2,
  type LucideIcon,
  Nfc,
  Rocket,
  Share2,
  ShieldCheck,
} from 'lucide-react';
import type { HelpTopic } from '../questions.ts';

export const topicIcons: Readonly<Record<HelpTopic, LucideIcon>> = {
  start: Rocket,
  card: IdCard,
  address: Link2,
  sharing: Share2,
  nfc: Nfc,
  leads: Inbox,
  stats: BarChart3,
  plans: Layers,
  payments: CreditCard,
  privacy: ShieldCheck,
  account: KeyRound,
  support: LifeBuoy,
};
