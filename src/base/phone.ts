// Direction marks that are copied along with a number from right-to-left text.
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** E.164 for an Israeli or international number, `*1234` for a star number, undefined for anything else. */
export function normalizePhone(typed: string): string | undefined {
  const stripped = typed.replace(invisible, '').replace(/[\s().\-\u2010-\u2015\u05be/]/g, '');
  if (/^\*\d{3,6}$/.test(stripped)) return stripped;
  if (/^1[789]00\d{6}$/.test(stripped)) return `+972${stripped}`;
  const international = stripped.replace(/^00/, '+');
  if (international.startsWith('+972')) return israeli(international.slice(4).replace(/^0/, ''));
  if (/^\+[1-9]\d{6,14}$/.test(international)) return international;
  if (/^0\d+$/.test(stripped)) return israeli(stripped.slice(1));
  return undefined;
}

/** For searches: the plus sign is missing from numbers that are copied from WhatsApp links. */
export const searchedPhone = (typed: string): string | undefined => normalizePhone(typed.replace(/^972/, '+972'));

function israeli(national: string): string | undefined {
  const mobileOrVirtual = /^[57]\d{8}$/;
  const landline = /^[23489]\d{7}$/;
  const tollFree = /^1[789]00\d{6}$/;
  return [mobileOrVirtual, landline, tollFree].some((shape) => shape.test(national)) ? `+972${national}` : undefined;
}

/** The usual Israeli format: 050-123-4567, 03-123-4567, 1-800-123-456, *1234; foreign numbers are unchanged. */
export function formatPhone(stored: string): string {
  const national = stored.startsWith('+972') ? stored.slice(4) : undefined;
  if (!national) return stored;
  if (/^1[789]00/.test(national)) return `1-${national.slice(1, 4)}-${national.slice(4, 7)}-${national.slice(7)}`;
  const area = /^[57]/.test(national) ? 2 : 1;
  const rest = national.slice(area);
  return `0${national.slice(0, area)}-${rest.slice(0, 3)}-${rest.slice(3)}`;
}
