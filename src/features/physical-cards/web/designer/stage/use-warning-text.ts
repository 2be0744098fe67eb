import { useTexts } from '#ui/locale.tsx';
import type { DesignWarning } from '../../../design/elements.ts';
import { designerTexts } from '../designer-texts.ts';

/** What a warning says: a sentence of its own for some parts of a card, else one for all. */
export function useWarningText(): (warning: DesignWarning) => string {
  const t = useTexts(designerTexts);
  return ({ code, role }) =>
    t.find(`designer.warnings.${code}.${role}`) ??
    t.find(`designer.warnings.${code}.any`) ??
    t.find(`designer.warnings.${code}.picture`) ??
    code;
}
