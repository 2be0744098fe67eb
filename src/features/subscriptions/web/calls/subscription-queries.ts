import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import type { Subscription } from '../../contract.ts';

/**
 * Names of packages come in the reader's language, so the language is part of the key. Read as a plain answer: the
 * declarations that would check it weigh more than what is shown of it. Money moves by itself: every look asks.
 */
export const subscriptionQueries = {
  mine: (locale: Locale) => queryOptions<Subscription>({ queryKey: ['/api/subscription', locale], staleTime: 0 }),
};
