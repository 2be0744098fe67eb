/** The fields of every lead form, besides the owner's custom ones. */
import { z } from 'zod';
import { mailAddress, phoneNumber, requiredText, text } from '#base/schemas.ts';

const emptyIsNone = z.literal('').transform(() => undefined);

/** How a field is entered, searched and displayed: single line, phone number, email address or multi-line text. */
export type LeadFieldKind = 'line' | 'phone' | 'email' | 'lines';

interface LeadField {
  readonly kind: LeadFieldKind;
  /** Validation of the visitor's input. */
  readonly schema: z.ZodType<string | undefined>;
  /** Whether an omitted value is stored as null; otherwise as an empty string. */
  readonly isNullable: boolean;
  readonly maxLength: number;
  /** Whether the form requires it, or one of a pair; for API clients the schema decides. */
  readonly isRequired: boolean | 'this or email' | 'this or phone';
  readonly autoComplete?: string;
  /** The corresponding vCard property. */
  readonly vcard: 'name' | 'phone' | 'email' | 'title' | 'company' | 'note';
  /** The value in a test webhook. */
  readonly example: string;
}

/** In form and list order. Labels are in `lead-field-texts.ts`, columns in the table of leads. */
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
    isRequired: 'this or email',
    autoComplete: 'tel',
    vcard: 'phone',
    example: '+972505550100',
  },
  email: {
    kind: 'email',
    schema: z.union([emptyIsNone, mailAddress], { error: 'errors.invalid_email' }).optional(),
    isNullable: true,
    maxLength: 254,
    isRequired: 'this or phone',
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

/** The entry of any field, with the general type. */
export const leadFieldOf = (name: LeadFieldName): LeadField => leadFields[name];

/** The fields of certain kinds, in order. */
export const leadFieldsOf = (...kinds: readonly LeadFieldKind[]): LeadFieldName[] =>
  leadFieldNames.filter((name) => kinds.includes(leadFields[name].kind));

/** The values as stored and sent. */
export type LeadValues = {
  readonly [K in LeadFieldName]: LeadFields[K]['isNullable'] extends true ? string | null : string;
};

const eachField = <T>(make: (name: LeadFieldName) => T): Record<LeadFieldName, T> =>
  Object.fromEntries(leadFieldNames.map((name) => [name, make(name)])) as Record<LeadFieldName, T>;

/** Picks the values of the lead fields and ignores everything else in the source. */
export const leadValues = (read: (name: LeadFieldName) => string | null | undefined): LeadValues =>
  eachField((name) => read(name) ?? (leadFields[name].isNullable ? null : '')) as LeadValues;

/** Shape of a visitor's submission. */
export const sentLeadShape = eachField((name) => leadFields[name].schema) as unknown as {
  readonly [K in LeadFieldName]: LeadFields[K]['schema'];
};

/** Shape of a lead as the owner reads it. */
export const storedLeadShape = eachField((name) =>
  leadFields[name].isNullable ? z.string().nullable() : z.string(),
) as unknown as {
  readonly [K in LeadFieldName]: LeadFields[K]['isNullable'] extends true ? z.ZodNullable<z.ZodString> : z.ZodString;
};
