import { LayoutGrid, PackageOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { inserted } from '#base/edits/list-edits.ts';
import { copyOfBlock, type FormBlock, isKnownFormBlock, newBlock } from '#features/profiles/blocks/form-block.ts';
import { type BlockKind, blockKinds } from '#features/profiles/blocks/kinds.ts';
import { blockForms, fieldId, RowMenu, SortableList, SortableRow, useList } from '#features/profiles/form/index.ts';
import { Switch } from '#ui/choices/switch.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/query-content.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Grid, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { useEditorLocation } from '../../shell/use-editor-location.ts';
import { useActions } from '../../state/use-editor.ts';
import styles from './blocks.module.css';
import { blocksTexts } from './blocks-texts.ts';
import { useBlockName, useBlockTexts } from './use-block-names.ts';

const maxBlocks = 60;

export function BlockList() {
  const t = useTexts(blocksTexts);
  const nameOf = useBlockName();
  const { open } = useEditorLocation();
  const { items, change, add, move, remove } = useList<FormBlock>('blocks');
  const [isPicking, setIsPicking] = useState(false);
  const pick = (kind: BlockKind) => {
    const block = newBlock(kind);
    add(block);
    setIsPicking(false);
    open('blocks', block.id);
  };
  const duplicate = (block: FormBlock, index: number) => {
    const copy = copyOfBlock(block);
    if (copy) change((now) => inserted(now, index + 1, copy));
  };
  const addButton = (
    <Button
      variant={items.length ? 'outline' : 'default'}
      onClick={() => setIsPicking(true)}
      disabled={items.length >= maxBlocks}
    >
      <Plus aria-hidden="true" />
      {t('blocks.add')}
    </Button>
  );
  return (
    <Stack shrinkItems gap={4} align="start" className={styles.location} id={fieldId('blocks')}>
      {items.length === 0 && (
        <EmptyState icon={LayoutGrid} level="h3" title={t('blocks.emptyTitle')} action={addButton}>
          {t('blocks.emptyText')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <SortableList items={items} idOf={({ id }) => id} nameOf={nameOf} onMove={move}>
            {(block, index) => (
              <BlockRow
                key={block.id}
                block={block}
                index={index}
                count={items.length}
                onMove={move}
                {...(isKnownFormBlock(block) && {
                  onDuplicate: () => duplicate(block, index),
                  onRemove: () => remove(index, nameOf(block)),
                })}
              />
            )}
          </SortableList>
          {addButton}
        </>
      )}
      <BlockPicker isOpen={isPicking} onOpenChange={setIsPicking} onPick={pick} />
    </Stack>
  );
}

interface BlockPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPick: (kind: BlockKind) => void;
}

function BlockPicker({ isOpen, onOpenChange, onPick }: BlockPickerProps) {
  const t = useTexts(blocksTexts);
  const { nameOf, aboutOf } = useBlockTexts();
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent size="lg" title={t('blocks.addTitle')}>
        <Grid as="ul" columns={1} gap={2} wideColumns={2}>
          {blockKinds.map((kind) => (
            <li key={kind}>
              <button type="button" className={styles.kind} onClick={() => onPick(kind)}>
                <IconTile icon={blockForms[kind].icon} />
                <Stack as="span" shrink>
                  <Text as="span" weight="strong" line="snug">
                    {nameOf(kind)}
                  </Text>
                  <span className={styles.about}>{aboutOf(kind)}</span>
                </Stack>
              </button>
            </li>
          ))}
        </Grid>
      </DialogContent>
    </Dialog>
  );
}

interface BlockRowProps {
  block: FormBlock;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onDuplicate?: () => void;
  onRemove?: () => void;
}

function BlockRow({ block, index, count, onMove, onDuplicate, onRemove }: BlockRowProps) {
  const t = useTexts(blocksTexts);
  const { set } = useActions();
  const { open } = useEditorLocation();
  const { countIn } = useBlockTexts();
  const name = useBlockName()(block);
  const isKnown = isKnownFormBlock(block);
  const content = (
    <>
      <IconTile icon={isKnown ? blockForms[block.kind].icon : PackageOpen} tone={block.isHidden ? 'quiet' : 'sea'} />
      <Stack as="span" grow shrink>
        <Row as="span" wrap align="center" gap={[0, 2]} weight="strong" line="snug" breakWords>
          <bdi>{name}</bdi>
          {block.isHidden && (
            <Badge variant="outline" size="sm">
              {t('blocks.hidden')}
            </Badge>
          )}
        </Row>
        <span className={styles.amount}>{countIn(block)}</span>
      </Stack>
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
        >
          <VisuallyHidden>{t('blocks.open')} </VisuallyHidden>
          {content}
          <ChevronForward className={styles.chevron} size={18} aria-hidden="true" />
        </button>
      ) : (
        <div className={styles.open}>{content}</div>
      )}
    </SortableRow>
  );
}
