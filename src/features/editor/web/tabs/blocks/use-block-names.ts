import { countOf, type FormBlock, isKnownFormBlock } from '#features/profiles/blocks/form-block.ts';
import { isBlockKind } from '#features/profiles/blocks/kinds.ts';
import { blockViews } from '#features/profiles/page/index.ts';
import { translator } from '#i18n/translator.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { useForm } from '../../state/use-editor.ts';
import { blocksTexts } from './blocks-texts.ts';

/** Name and description of a block kind in the editor. */
export function useBlockTexts() {
  const t = useTexts(blocksTexts);
  const { locale } = useLocale();
  const find = (kind: string, text: 'name' | 'about' | 'count', values = {}): string | undefined =>
    isBlockKind(kind) ? translator(blockViews[kind].texts, locale).find(`block.${kind}.${text}`, values) : undefined;
  return {
    nameOf: (kind: string): string => find(kind, 'name') ?? t('blocks.unknown.name'),
    aboutOf: (kind: string): string => find(kind, 'about') ?? '',
    countIn: (block: FormBlock): string =>
      (isKnownFormBlock(block) && find(block.kind, 'count', { count: countOf(block) })) || t('blocks.unknown.text'),
  };
}

/** The block's own heading, or the name of its kind. */
export function useBlockName(): (block: FormBlock) => string {
  const { nameOf } = useBlockTexts();
  const language = useForm((form) => form.language);
  return (block) => (isKnownFormBlock(block) && block.title[language]?.trim()) || nameOf(block.kind);
}
