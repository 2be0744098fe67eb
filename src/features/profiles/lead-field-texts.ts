import { texts } from '#i18n/texts.ts';

/** Labels of the lead fields: on the form and in tables and, if different, in the details of a lead. */
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
