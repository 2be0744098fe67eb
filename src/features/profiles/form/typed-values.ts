import { formatPhone, normalizePhone } from '#base/phone.ts';
import { webAddress } from '#base/schemas.ts';

/** As an Israeli reads it; what is no number yet stays as it was typed. */
export function formatTypedPhone(typed: string): string | undefined {
  const number = normalizePhone(typed);
  return number && formatPhone(number);
}

export function normalizeWebAddress(typed: string): string | undefined {
  return typed.trim() ? webAddress.safeParse(typed).data : undefined;
}
