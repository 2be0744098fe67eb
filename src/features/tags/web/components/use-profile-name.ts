import { useTexts } from '#ui/locale.tsx';
import type { OwnProfile } from '../use-own-profiles.ts';
import { tagSharedTexts } from './shared-texts.ts';

/** What a profile of the owner's is called, held apart from the sentence around it. */
export function useProfileName(profiles: readonly OwnProfile[]): (id: number | null) => string {
  const t = useTexts(tagSharedTexts);
  return (id) => `\u2068${profiles.find((one) => one.id === id)?.name || t('tag.untitled')}\u2069`;
}
