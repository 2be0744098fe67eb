/** The fields that every lead form has, beside those that an owner adds. */
import { z } from 'zod';
import { mailAddress, phoneNumber, requiredText, text } from '#base/schemas.ts';

const emptyIsNone = z.literal('').transform(() => undefined);

/** How a field is typed, searched and shown: one line, a number, a mail address, or a text of several lines. */
export type LeadFieldKind = 'line' | 'phone' | 'email' | 'lines';

interface LeadField {
  readonly kind: LeadFieldKind;
  /** What a visitor may send. */
  readonly schema: z.ZodType<string | undefined>;
  /** Whether its column is null where it was left out; else it is an empty text. */
  readonly isNullable: boolean;
  readonly maxLength: number;
  /** Whether the form insists on it; what a program must send is the schema's to say. */
  readonly isRequired: boolean;
  readonly autoComplete?: string;
  /** What an address book takes it for. */
  readonly vcard: 'name' | 'phone' | 'email' | 'title' | 'company' | 'note';
  /** What a test of the webhook sends. */
  readonly example: string;
}

/** In the order in which they are asked and listed. Labels stand in `lead-field-texts.ts`, columns in the table of leads. */
export const leadFields = {
  name: {
    kind: 'line',
    schema: requiredText(80, 'leads.name.empty'),
    isNullable: false,
    maxLength: 80,
    isRequired: true,
    autoComplete: 'name',
    vcard: 'name',
    example: 'Test Lead',
  },
  phone: {
    kind: 'phone',
    schema: z.union([emptyIsNone, phoneNumber], { error: 'leads.phone.invalid' }).optional(),
    isNullable: true,
    maxLength: 20,
    isRequired: true,
    autoComplete: 'tel',
    vcard: 'phone',
    example: '+972505550100',
  },
  email: {
    kind: 'email',
    schema: z.union([emptyIsNone, mailAddress], { error: 'errors.invalid_email' }).optional(),
    isNullable: true,
    maxLength: 254,
    isRequired: false,
    autoComplete: 'email',
    vcard: 'email',
    example: 'test@negia.example',
  },
  message: {
    kind: 'lines',
    schema: text(2_000).default(''),
    isNullable: false,
    maxLength: 2_000,
    isRequired: false,
    vcard: 'note',
    example: 'This is a test.',
  },
} as const satisfies Readonly<Record<string, LeadField>>;

type LeadFields = typeof leadFields;
export type LeadFieldName = keyof LeadFields;
export const leadFieldNames = Object.keys(leadFields) as LeadFieldName[];

/** The table's entry, for what is asked of a field whichever it is. */
export const leadFieldOf = (name: LeadFieldName): LeadField => leadFields[name];

/** The fields of some kinds, in order. */
export const leadFieldsOf = (...kinds: readonly LeadFieldKind[]): LeadFieldName[] =>
  leadFieldNames.filter((name) => kinds.includes(leadFields[name].kind));

/** As they are stored and sent. */
export type LeadValues = {
  readonly [K in LeadFieldName]: LeadFields[K]['isNullable'] extends true ? string | null : string;
};

const eachField = <T>(make: (name: LeadFieldName) => T): Record<LeadFieldName, T> =>
  Object.fromEntries(leadFieldNames.map((name) => [name, make(name)])) as Record<LeadFieldName, T>;

/** Of every field what was found for it, and nothing else that the source may hold. */
export const leadValues = (read: (name: LeadFieldName) => string | null | undefined): LeadValues =>
  eachField((name) => read(name) ?? (leadFields[name].isNullable ? null : '')) as LeadValues;

/** What a visitor sends of them. */
export const sentLeadShape = eachField((name) => leadFields[name].schema) as unknown as {
  readonly [K in LeadFieldName]: LeadFields[K]['schema'];
};

/** What an owner reads of them. */
export const storedLeadShape = eachField((name) =>
  leadFields[name].isNullable ? z.string().nullable() : z.string(),
) as unknown as {
  readonly [K in LeadFieldName]: LeadFields[K]['isNullable'] extends true ? z.ZodNullable<z.ZodString> : z.ZodString;
};
