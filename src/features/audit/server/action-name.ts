import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { actionTexts } from '../action-texts.ts';

/** An action that has no text any more is shown by its code. */
export function actionName(action: string, locale: Locale): string {
  const [section, verb] = action.split('.');
  return translator(actionTexts, locale).find(`auditActions.${section}.${verb}`) ?? action;
}
