import { type ComponentType, memo } from 'react';
import type { LocalizedText } from '#base/schemas.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import type { ProfileDocument } from '../document/document.ts';
import type { PageContext } from './page-context.ts';
import { profilePageTexts } from './texts.ts';

/** Passed to every part of the page. */
export interface View {
  readonly document: ProfileDocument;
  readonly context: PageContext;
  readonly t: Translator<typeof profilePageTexts>;
  /** The owner's text in the displayed language, or in the other one if it is missing. */
  readonly localize: (value: LocalizedText | undefined) => string;
  readonly name: string;
}

/** Direction marks: user texts are rendered isolated and need none. */
const directionMarks = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
export const plainText = (text: string | undefined): string => (text ?? '').replace(directionMarks, '').trim();

const otherLocale = (locale: Locale): Locale => (locale === 'he' ? 'en' : 'he');

export const localizedText = (value: LocalizedText | undefined, locale: Locale): { text: string; locale: Locale } => {
  const own = plainText(value?.[locale]);
  return own ? { text: own, locale } : { text: plainText(value?.[otherLocale(locale)]), locale: otherLocale(locale) };
};

export function viewOf(document: ProfileDocument, context: PageContext): View {
  const localize = (value: LocalizedText | undefined) => localizedText(value, context.locale).text;
  const t = translator(profilePageTexts, context.locale);
  return {
    document,
    context,
    t,
    localize,
    name: localize(document.identity.name) || localize(document.identity.company),
  };
}

interface ViewProps {
  readonly view: View;
}

/** Re-renders only when its dependencies change, because the editor renders the profile on every keystroke. */
export function memoizedView<P extends ViewProps>(
  Section: ComponentType<P>,
  dependenciesOf: (props: P) => readonly unknown[],
) {
  return memo(Section, (before, now) => {
    const old = dependenciesOf(before);
    return before.view.context === now.view.context && dependenciesOf(now).every((one, index) => one === old[index]);
  });
}
