import { PackageOpen } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import { type FormBlock, isKnownFormBlock } from '../../../form.ts';
import { fieldId } from '../../fields/field-id.ts';
import { RowMenu } from '../../lists/row-menu.tsx';
import { SortableRow } from '../../lists/sortable-row.tsx';
import { useEditorLocation } from '../../shell/use-editor-location.ts';
import { useActions } from '../../state/use-editor.ts';
import styles from './block-list.module.css';
import { blocksTexts } from './blocks-texts.ts';
import { blockForms } from './forms/block-forms.ts';
import { useBlockName, useBlockTexts } from './use-block-names.ts';

interface BlockRowProps {
  block: FormBlock;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onDuplicate?: () => void;
  onRemove?: () => void;
}

export function BlockRow({ block, index, count, onMove, onDuplicate, onRemove }: BlockRowProps) {
  const t = useTexts(blocksTexts);
  const { set } = useActions();
  const { open } = useEditorLocation();
  const { countIn } = useBlockTexts();
  const name = useBlockName()(block);
  const isKnown = isKnownFormBlock(block);
  const content = (
    <>
      <IconTile icon={isKnown ? blockForms[block.kind].icon : PackageOpen} tone={block.isHidden ? 'quiet' : 'sea'} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {block.isHidden && (
            <Badge variant="outline" size="sm">
              {t('blocks.hidden')}
            </Badge>
          )}
        </span>
        <span className={styles.sum}>{countIn(block)}</span>
      </span>
    </>
  );
  const end = (
    <>
      <Switch
        aria-label={t('blocks.shown', { name })}
        checked={!block.isHidden}
        onCheckedChange={(isVisible) => set(`blocks.${index}.isHidden`, !isVisible)}
      />
      <RowMenu name={name} index={index} count={count} onMove={onMove} onDuplicate={onDuplicate} onRemove={onRemove} />
    </>
  );
  return (
    <SortableRow id={block.id} name={name} end={end} isInline>
      {isKnown ? (
        <button
          type="button"
          className={styles.open}
          id={fieldId(`blocks.${index}`)}
          onClick={() => open('blocks', block.id)}
          aria-label={t('blocks.open', { name })}
        >
          {content}
          <ChevronForward className={styles.chevron} size={18} aria-hidden="true" />
        </button>
      ) : (
        <div className={styles.open}>{content}</div>
      )}
    </SortableRow>
  );
}
