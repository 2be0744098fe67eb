import { callHref, mailHref, whatsappHref } from './addresses.ts';
import type { IconName } from './icon.tsx';
import type { View } from './view.ts';

export interface ContactAction {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

export const hasContactActions = ({ document: { contact } }: View): boolean =>
  contact.phones.some(({ kind }) => kind !== 'fax') ||
  contact.emails.length > 0 ||
  contact.whatsapp?.number.startsWith('+') === true;

/** The direct contact actions: call, chat, email. Directions have two options and are separate. */
export function contactActionsOf({ document: { contact }, t, localize }: View): ContactAction[] {
  const phone = contact.phones.find(({ kind }) => kind !== 'fax');
  const { whatsapp } = contact;
  const chat = whatsapp && whatsappHref(whatsapp.number, localize(whatsapp.text));
  const [mail] = contact.emails;
  return [
    ...(phone ? [{ icon: 'call', label: t('card.contactActions.call'), href: callHref(phone.number) } as const] : []),
    ...(chat ? [{ icon: 'whatsapp', label: t('card.contactActions.whatsapp'), href: chat } as const] : []),
    ...(mail ? [{ icon: 'mail', label: t('card.contactActions.mail'), href: mailHref(mail) } as const] : []),
  ];
}
