import { describe, expect, test } from 'vitest';
import { keepsContent } from '#base/mail-templates.ts';
import { storedContentOf } from '#features/mails/server/index.ts';
import { locales } from '#i18n/locale.ts';
import { exampleToken, mailExamples } from './mail-examples.ts';

const all = locales.flatMap((locale) =>
  [...mailExamples('https://cards.example', locale)].map(([name, mail]) => [`${name} ${locale}`, mail] as const),
);

describe('the record of every email', () => {
  test.each(all)('%s says which email it is, and keeps no token', (_, mail) => {
    expect(mail.template).toBeTypeOf('string');
    const stored = JSON.stringify(storedContentOf(mail) ?? null);
    expect(stored).not.toContain(exampleToken);
    expect(stored).not.toMatch(/token=(?!%)/);
    if (!mail.unsubscribe) expect(keepsContent(mail.template)).toBe(!JSON.stringify(mail).includes(exampleToken));
  });

  test.each(all)('%s names the account that it is sent to, unless it goes to a stranger', (_, mail) => {
    const isToStranger = mail.template === 'tag-offer' || mail.template === 'contact-answer';
    expect(mail.userId === undefined).toBe(isToStranger);
  });
});
