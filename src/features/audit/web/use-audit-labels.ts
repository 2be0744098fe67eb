import { useTexts } from '#ui/locale.tsx';
import { type AuditAction, auditActions, auditKinds, auditSections } from '../actions.ts';
import { auditField } from '../fields.ts';
import { auditTexts } from '../texts.ts';
import { actionTexts } from './action-texts.ts';
import { fieldTexts } from './field-texts.ts';

/** The names of the log in the reader's language; one that has no words is shown as it is. */
export function useAuditLabels() {
  const t = useTexts(auditTexts);
  const actionText = useTexts(actionTexts);
  const field = useTexts(fieldTexts);
  return {
    action: (name: string): string => {
      const known = auditActions.find((one) => one === name);
      const [section, actionName] = name.split('.');
      return known ? actionText(`auditActions.${section}.${actionName}` as `auditActions.${AuditAction}`) : name;
    },
    section: (name: string): string => {
      const known = auditSections.find((one) => one === name);
      return known ? t(`audit.sections.${known}`) : name;
    },
    kind: (name: string): string => {
      const known = auditKinds.find((one) => one === name);
      return known ? t(`audit.kinds.${known}`) : name;
    },
    field: (name: string): string => {
      const known = auditField(name);
      return known ? field(`auditFields.${known}`) : name;
    },
  };
}
