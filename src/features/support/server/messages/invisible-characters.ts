const unseen = /[\p{DI}\u2800]/gu;

/** Without the characters that nobody sees, which make a text of nothing look written. */
export const withoutInvisible = (text: string): string => text.replace(unseen, '').trim();
