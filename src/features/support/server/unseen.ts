const unseen = /[\p{DI}\u2800]/gu;

/** Without the characters that nobody sees, which make a text of nothing look written. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '').trim();
