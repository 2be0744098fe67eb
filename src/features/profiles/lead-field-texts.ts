import { texts } from '#i18n/texts.ts';

/** What each field of a lead is called: on the form and in tables, and, where it differs, beside what was left. */
export const leadFieldTexts = texts('leadField', {
  he: {
    name: { label: 'שם' },
    phone: { label: 'טלפון', copy: 'העתקת הטלפון' },
    email: { label: 'מייל', detail: 'מייל', copy: 'העתקת המייל' },
    message: { label: 'הודעה' },
  },
  en: {
    name: { label: 'Name' },
    phone: { label: 'Phone', copy: 'Copy the phone number' },
    email: { label: 'Email', detail: 'Mail', copy: 'Copy the mail address' },
    message: { label: 'Message' },
  },
});
