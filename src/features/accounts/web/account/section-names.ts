import {
  BellRing,
  Download,
  History,
  KeyRound,
  Link2,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
  User,
} from 'lucide-react';
import type { Account } from '../../contract.ts';

/** The sections in their order; each name is also the anchor. */
export const sectionIcons = {
  details: User,
  email: Mail,
  mails: BellRing,
  password: KeyRound,
  secondFactor: ShieldCheck,
  google: Link2,
  sessions: MonitorSmartphone,
  activity: History,
  data: Download,
  deletion: Trash2,
} as const satisfies Record<string, LucideIcon>;

export type SectionName = keyof typeof sectionIcons;

export const hasGoogleSection = ({
  isGoogleOffered,
  hasGoogle,
}: Pick<Account, 'isGoogleOffered' | 'hasGoogle'>): boolean => isGoogleOffered || hasGoogle;

export const sectionsOf = (
  account: Pick<Account, 'isGoogleOffered' | 'hasGoogle'>,
  hasMails: boolean,
): SectionName[] => {
  const isVisible: Partial<Record<SectionName, boolean>> = { google: hasGoogleSection(account), mails: hasMails };
  return (Object.keys(sectionIcons) as SectionName[]).filter((name) => isVisible[name] ?? true);
};
