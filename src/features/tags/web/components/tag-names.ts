import { useTexts } from '#ui/locale.tsx';
import type { Tag } from '../../contract.ts';
import type { OwnProfile } from '../use-own-profiles.ts';
import { tagSharedTexts } from './shared-texts.ts';

/** What a profile of the owner's is called, held apart from the sentence around it. */
export function useProfileName(profiles: readonly OwnProfile[]): (id: number | null) => string {
  const t = useTexts(tagSharedTexts);
  return (id) => `\u2068${profiles.find((one) => one.id === id)?.name || t('tag.untitled')}\u2069`;
}

/** Enough of a code to tell one's own tags apart, as cards of banks are told apart. */
const shortCode = (code: string): string => `····${code.slice(-4)}`;

/** Digits and dots stay in order in Hebrew sentences too, in titles and messages where no element can hold them. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** What its owner calls a tag, or what tells it from the others. */
export function useTagName(): (tag: Pick<Tag, 'name' | 'code'>) => string {
  const t = useTexts(tagSharedTexts);
  return ({ name, code }) => name || t('tag.nameless', { code: isolated(shortCode(code)) });
}
