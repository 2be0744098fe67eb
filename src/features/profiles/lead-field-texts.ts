import { texts } from '#i18n/texts.ts';

/** Labels of the lead fields: on the form and in tables and, if different, in the details of a lead. */
export const leadFieldTexts = texts('leadField', {
  name: { label: ['שם', 'Name'] },
  phone: { label: ['טלפון', 'Phone'], copy: ['העתקת הטלפון', 'Copy the phone number'] },
  email: { label: ['מייל', 'Email'], detail: ['מייל', 'Email'], copy: ['העתקת המייל', 'Copy the email address'] },
  message: { label: ['הודעה', 'Message'] },
});
