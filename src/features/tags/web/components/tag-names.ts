import { isolated, isolatedLtr } from '#i18n/format.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Tag } from '../../contract.ts';
import type { OwnProfile } from '../use-own-profiles.ts';
import { tagSharedTexts } from './shared-texts.ts';

/** The name of an owner's profile, with bidi isolation from the surrounding sentence. */
export function useProfileName(profiles: readonly OwnProfile[]): (id: number | null) => string {
  const t = useTexts(tagSharedTexts);
  return (id) => isolated(profiles.find((one) => one.id === id)?.name || t('tag.untitled'));
}

/** The last digits suffice to distinguish one's own tags, as with bank cards. */
const shortCode = (code: string): string => `····${code.slice(-4)}`;

/** The owner's name for a tag, or else a short code. */
export function useTagName(): (tag: Pick<Tag, 'name' | 'code'>) => string {
  const t = useTexts(tagSharedTexts);
  return ({ name, code }) => name || t('tag.nameless', { code: isolatedLtr(shortCode(code)) });
}
