import { texts } from '#i18n/texts.ts';

/** What stands between the braces in a canned reply; those of every language work in all of them. */
export const replyTokenTexts = texts('replyTokens', { customer: ['שם', 'name'], agent: ['נציג', 'agent'] });
