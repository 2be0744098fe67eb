const zone = 'Asia/Jerusalem';

/** Dates on the screen follow the Israeli calendar day and the he-IL order, whatever the machine's zone. */
export const formatDate = (date: Date): string =>
  new Intl.DateTimeFormat('he-IL', { dateStyle: 'medium', timeZone: zone }).format(date);

export const formatDateTime = (date: Date): string =>
  new Intl.DateTimeFormat('he-IL', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(date);
