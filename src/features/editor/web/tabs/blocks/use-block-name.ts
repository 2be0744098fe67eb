import { useTexts } from '#ui/locale.tsx';
import { type FormBlock, isKnownFormBlock } from '../../../form.ts';
import { useForm } from '../../state/use-editor.ts';
import { blocksTexts } from './blocks-texts.ts';

/** Its own heading, or what it is. */
export function useBlockName(): (block: FormBlock) => string {
  const t = useTexts(blocksTexts);
  const language = useForm((form) => form.language);
  return (block) => {
    if (!isKnownFormBlock(block)) return t('blocks.unknown.name');
    return block.title[language]?.trim() || t(`blocks.kind.${block.kind}`);
  };
}
