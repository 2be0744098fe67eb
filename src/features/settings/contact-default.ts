import { contactMail } from '#base/contact-mail.ts';
import type { Contact } from './values.ts';

const nothing = { he: '', en: '' };

export const defaultContact: Contact = { mail: contactMail, phone: '', whatsapp: '', hours: nothing, address: nothing };
