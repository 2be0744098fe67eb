import { expect, test } from 'vitest';
import { mayStaff, type StaffArea, staffRoles } from '#base/staff-roles.ts';
import { locales } from '#i18n/locale.ts';
import { userTexts } from './user-texts.ts';

const { about } = userTexts.dictionary.role;

/** What stands for each area in a role's text, in Hebrew and in English. Search finds only what is in the others. */
const words: Readonly<Record<Exclude<StaffArea, 'search'>, readonly [RegExp, RegExp]>> = {
  figures: [/מדדים/, /figures/i],
  users: [/משתמשים/, /\busers/i],
  staff: [/תפקידים/, /roles/i],
  profiles: [/כרטיסים/, /\bcards/i],
  desk: [/פניות/, /inquiries/i],
  orders: [/הזמנות, שבבים ונקודות איסוף/, /orders, chips and pick-up points/i],
  money: [/תשלומים.*מנויים.*חשבוניות/, /payments.*subscriptions.*invoices/i],
  prices: [/חבילות והעברה/, /packages and package migration/i],
  content: [/בלוג, קהילות/, /blog, communities/i],
  broadcasts: [/הודעות/, /broadcasts/i],
  system: [/תקלות/, /errors/i],
};
const areas = Object.keys(words) as (keyof typeof words)[];

/** The others see everything, or everything but what they name. */
const limited = staffRoles.filter((role) => !mayStaff(role, 'system', 'read'));

test.each(limited)('the text of the role %s names what it may see, and nothing else', (role) => {
  for (const [index] of locales.entries())
    for (const area of areas)
      expect([area, words[area][index as 0 | 1].test(about[role][index as 0 | 1])]).toEqual([
        area,
        mayStaff(role, area, 'read'),
      ]);
});
