import { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import type { LeadForm } from '#features/profiles/server/index.ts';

type Field = LeadForm['fields'][number];

/** The form that was filled in: the one most of whose fields came along. A browser sends empty ones too. */
export function formOf(forms: readonly LeadForm[], sent: readonly string[]): LeadForm | undefined {
  const known = ({ fields }: LeadForm) => fields.filter(({ id }) => sent.includes(id)).length;
  return [...forms].sort((one, two) => known(two) - known(one))[0];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isDate = (text: string): boolean => z.iso.date().safeParse(text).success;

function fieldErrorOf({ kind, choices, isRequired }: Field, value: string): string | undefined {
  if (!value) return isRequired ? 'leads.field.empty' : undefined;
  // Browsers send an option as it reads, with its blanks drawn together.
  if (kind === 'choice' && !choices.some((choice) => oneLine(choice) === oneLine(value))) return 'leads.field.choice';
  return kind === 'date' && !isDate(value) ? 'errors.invalid_date' : undefined;
}

/** What was answered, under the names that the questions have today; what was not asked is not kept. */
export function answersOf({ fields }: LeadForm, sent: Readonly<Record<string, string>>) {
  const answers = fields.map((field) => ({
    field,
    value: Object.hasOwn(sent, field.id) ? (sent[field.id] ?? '') : '',
  }));
  const errors = answers.flatMap(({ field, value }) => {
    const error = fieldErrorOf(field, value);
    return error ? [[`fields.${field.id}`, error] as const] : [];
  });
  if (errors.length) throw new AppError('invalid_input', { fields: Object.fromEntries(errors) });
  return answers.filter(({ value }) => value).map(({ field, value }) => ({ label: field.label, value }));
}
