import type { FrameLocator, Page } from '@playwright/test';
import { bankTexts } from '../../src/features/sandbox-bank/page/texts.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { translator } from '../../src/i18n/translator.ts';

/** The bank's fields in an iframe that our pages cannot read. */
export const fieldsOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/sandbox-bank/fields"]');

export async function fillCardNumber(page: Page, locale: Locale, number: string): Promise<void> {
  const bank = translator(bankTexts, locale);
  const fields = fieldsOf(page);
  await fields.getByLabel(bank('bank.fields.number')).fill(number);
  await fields.getByLabel(bank('bank.fields.name')).fill('Dana Bar');
  await fields.getByLabel(bank('bank.fields.month')).selectOption('12');
  await fields.getByLabel(bank('bank.fields.year')).selectOption('2031');
  await fields.getByLabel(bank('bank.fields.cvv')).fill('123');
}
