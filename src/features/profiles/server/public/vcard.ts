/** A contact for an address book, whatever page it came from. */
export interface Contact {
  /** As written by the owner, in Hebrew or in Latin letters. */
  readonly name: string;
  readonly title?: string;
  readonly company?: string;
  readonly phones: readonly { readonly kind: 'mobile' | 'work' | 'home' | 'fax'; readonly number: string }[];
  readonly emails: readonly string[];
  readonly websites: readonly string[];
  readonly address?: {
    readonly street?: string;
    readonly city?: string;
    readonly postcode?: string;
    readonly country?: string;
  };
  readonly note?: string;
  /** A square baseline JPEG, small enough to embed. */
  readonly photo?: Uint8Array;
  /** Stable for the lifetime of the profile, so that saving it again replaces the first contact. */
  readonly uid: string;
  readonly changedAt: Date;
  readonly source: string;
}

const lineOctets = 75;
const phoneTypes = { mobile: 'CELL', work: 'WORK,VOICE', home: 'HOME,VOICE', fax: 'FAX' } as const;

/** Direction marks would break search and dialling in an address book. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const controls = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/g;

const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(directionMarks, '')
    .replace(controls, '')
    .toWellFormed()
    .trim();

const escaped = (text: string): string =>
  clean(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

/** For non-text values such as links: they are not escaped, so they must not contain line breaks. */
const oneLine = (value: string): string => encodeURI(clean(value).replace(/\s+/g, '')).replaceAll('%25', '%');

/**
 * Version 3.0, which iPhones, Android and Outlook accept, in UTF-8 without a byte order mark. User input can neither
 * end its line nor start another property.
 */
export function writeVcard(contact: Contact): string {
  const { title, company, note, photo } = contact;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${nameParts(contact.name)}`,
    `FN:${escaped(contact.name) || escaped(company ?? '')}`,
    ...optional('TITLE', title),
    ...optional('ORG', company),
    ...contact.phones.map(({ kind, number }) => `TEL;TYPE=${phoneTypes[kind]}:${number.replace(/[^\d+*#]/g, '')}`),
    ...contact.emails.map((email) => `EMAIL;TYPE=INTERNET:${escaped(email)}`),
    ...contact.websites.map((address) => `URL:${oneLine(address)}`),
    ...addressLine(contact.address),
    ...optional('NOTE', note),
    ...(photo ? [`PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString('base64')}`] : []),
    `UID:${escaped(contact.uid)}`,
    `REV:${contact.changedAt.toISOString().replace(/\.\d+/, '')}`,
    `SOURCE:${oneLine(contact.source)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const optional = (property: string, text: string | undefined): string[] => {
  const value = escaped(text ?? '');
  return value ? [`${property}:${value}`] : [];
};

/** The last word is the family name, as usual in Israel; a single word is a given name. */
function nameParts(name: string): string {
  const names = clean(name).replace(/\s+/g, ' ').split(' ');
  const family = names.length > 1 ? (names.at(-1) ?? '') : '';
  const givenName = names.length > 1 ? names.slice(0, -1).join(' ') : (names[0] ?? '');
  return [family, givenName, '', '', ''].map(escaped).join(';');
}

function addressLine(address: Contact['address']): string[] {
  const { street = '', city = '', postcode = '', country = '' } = address ?? {};
  if (![street, city, postcode, country].some((field) => escaped(field))) return [];
  return [`ADR;TYPE=WORK:;;${[street, city, '', postcode, country].map(escaped).join(';')}`];
}

/** Lines are at most 75 octets and never split inside a character, which a phone would show as two broken ones. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) === line.length) return foldAscii(line);
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      pieces.push(piece);
      piece = '';
      // The leading space of a continuation line counts too.
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}

/** Fast path: a photo is tens of thousands of single-octet characters, which need no inspection one by one. */
function foldAscii(line: string): string {
  const pieces = [line.slice(0, lineOctets)];
  for (let from = lineOctets; from < line.length; from += lineOctets - 1)
    pieces.push(line.slice(from, from + lineOctets - 1));
  return pieces.join('\r\n ');
}
