import { actionTexts } from './action-texts.ts';
import { auditTexts } from './texts.ts';

/** For tests: every action and every kind of target that has a text. */
export const auditActions: readonly string[] = Object.entries(actionTexts.dictionary).flatMap(([section, verbs]) =>
  Object.keys(verbs).map((verb) => `${section}.${verb}`),
);
export const auditKinds: readonly string[] = Object.keys(auditTexts.dictionary.kinds);
