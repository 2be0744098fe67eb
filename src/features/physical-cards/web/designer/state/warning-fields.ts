import { useTexts } from '#ui/locale.tsx';
import type { DesignWarning, ElementRole } from '../../../design/elements.ts';
import { designerTexts } from '../designer-texts.ts';

/** The fields that a warning can link to, as element ids. */
export type FieldName =
  | 'name'
  | 'title'
  | 'company'
  | 'line'
  | 'free-front'
  | 'free-back'
  | 'logo'
  | 'picture'
  | 'qr'
  | 'tap'
  | 'colours'
  | 'template';

export const fieldId = (field: FieldName): string => `card-${field}`;

const fieldOfRole: Readonly<Record<Exclude<ElementRole, 'free'>, FieldName>> = {
  ornament: 'template',
  name: 'name',
  title: 'title',
  company: 'company',
  line: 'line',
  logo: 'logo',
  picture: 'picture',
  qr: 'qr',
  tap: 'tap',
};

/** The field where a warning can be fixed: unreadable colours in the colour fields, except for free text and a logo. */
export function fieldOf({ code, role, side }: DesignWarning, hasColours: boolean): FieldName {
  if (role === 'free') return `free-${side}`;
  if (hasColours && role !== 'logo' && (code === 'low_contrast' || code === 'qr_contrast')) return 'colours';
  return fieldOfRole[role];
}

export const stopsOf = (warnings: readonly DesignWarning[]): readonly DesignWarning[] =>
  warnings.filter(({ severity }) => severity === 'stop');

/** The text of a warning: specific to a part of the card if available, otherwise the general one. */
export function useWarningText(): (warning: DesignWarning) => string {
  const t = useTexts(designerTexts);
  return ({ code, role }) =>
    t.find(`designer.warnings.${code}.${role}`) ??
    t.find(`designer.warnings.${code}.any`) ??
    t.find(`designer.warnings.${code}.picture`) ??
    code;
}
