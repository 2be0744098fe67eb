import { blockKinds } from '#features/profiles/document/blocks.ts';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockKind } from '../../../form.ts';
import { blockIcons } from './block-icons.ts';
import styles from './block-picker.module.css';
import { blocksTexts } from './blocks-texts.ts';

interface BlockPickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPick: (kind: BlockKind) => void;
}

export function BlockPicker({ isOpen, onOpenChange, onPick }: BlockPickerProps) {
  const t = useTexts(blocksTexts);
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent size="lg" title={t('blocks.addTitle')}>
        <ul className={styles.kinds}>
          {blockKinds.map((kind) => (
            <li key={kind}>
              <button type="button" className={styles.kind} onClick={() => onPick(kind)}>
                <IconTile icon={blockIcons[kind]} />
                <span className={styles.words}>
                  <span className={styles.name}>{t(`blocks.kind.${kind}`)}</span>
                  <span className={styles.about}>{t(`blocks.about.${kind}`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
