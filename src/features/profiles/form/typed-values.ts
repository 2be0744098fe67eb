import { formatPhone, normalizePhone } from '#base/phone.ts';
import { webAddress } from '#base/schemas.ts';

/** Formats a phone number in the Israeli style; returns undefined while it is not a valid number. */
export function formatTypedPhone(typed: string): string | undefined {
  const number = normalizePhone(typed);
  return number && formatPhone(number);
}

export function normalizeWebAddress(typed: string): string | undefined {
  return typed.trim() ? webAddress.safeParse(typed).data : undefined;
}
