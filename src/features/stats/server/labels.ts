import type { OwnProfile } from '#features/profiles/server/index.ts';
import { type TargetName, targetsOf } from '#features/profiles/targets.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { statsServerTexts } from '../texts.ts';

/** What today's cards call their links and buttons, in the reader's language. */
export function labelsOf(profiles: readonly OwnProfile[], locale: Locale): Map<string, string> {
  const t = translator(statsServerTexts, locale);
  const nameOf = (name: TargetName): string =>
    'button' in name
      ? t(`statsServer.buttons.${name.button}`)
      : name.words[locale] || name.words.he || name.words.en || name.plain;
  const labels = new Map<string, string>();
  for (const { published } of profiles)
    for (const [target, name] of published ? targetsOf(published) : [])
      if (!labels.has(target)) labels.set(target, nameOf(name));
  return labels;
}
