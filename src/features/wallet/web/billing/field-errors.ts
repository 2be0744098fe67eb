import type { FieldError, UseFormReturn } from 'react-hook-form';
import type { BillingDetails } from '#features/invoices/contract.ts';
import { invoicesTexts } from '#features/invoices/texts.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import type { BillingTyped } from './billing-typed.ts';

/** The sentence of a field's error: the schema gives keys, the server whole sentences. */
export function useFieldTexts(): (error: FieldError | undefined) => string | undefined {
  const tables = [useTexts(invoicesTexts), useTexts(errorTexts)];
  return (error) => {
    const message = error?.message;
    return message && (tables.map((t) => t.find(message)).find(Boolean) ?? message);
  };
}

/** Puts the server's words at the fields that it named; false when none of them is in the form. */
export function showServerFields(
  form: UseFormReturn<BillingTyped, unknown, BillingDetails>,
  fields: Readonly<Record<string, string>>,
): boolean {
  const names = (['name', 'taxId', 'address', 'city'] as const).filter((name) => name in fields);
  for (const [place, name] of names.entries())
    form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: place === 0 });
  return names.length > 0;
}
