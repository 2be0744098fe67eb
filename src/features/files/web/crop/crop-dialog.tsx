import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uploadsTexts } from '../texts.ts';
import { CropStage } from './crop-stage.tsx';
import { CropTools } from './crop-tools.tsx';
import { drawPicture } from './draw-picture.ts';
import { useCrop } from './use-crop.ts';

/** A picture that was chosen and is not yet sent. */
export interface ChosenPicture {
  readonly picture: ImageBitmap;
  readonly name: string;
  readonly type: string;
}

export interface CropDialogProps {
  chosen: ChosenPicture | undefined;
  aspect: number | undefined;
  isRound: boolean;
  onDone(blob: Blob, name: string): void;
  onClose(): void;
  /** Where the keyboard goes on. */
  onReturn(): void;
}

export function CropDialog({ chosen, onClose, onReturn, ...rest }: CropDialogProps) {
  return (
    <Dialog open={chosen !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {chosen && <CropContent {...rest} chosen={chosen} onReturn={onReturn} />}
    </Dialog>
  );
}

type CropContentProps = Omit<CropDialogProps, 'onClose' | 'chosen'> & { chosen: ChosenPicture };

function CropContent({ chosen, aspect, isRound, onDone, onReturn }: CropContentProps) {
  const t = useTexts(uploadsTexts);
  const { picture, name, type } = chosen;
  const crop = useCrop(picture, aspect);
  const [isDrawing, setDrawing] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const save = async () => {
    setDrawing(true);
    onDone(await drawPicture(picture, crop.view, type), name);
  };
  return (
    <DialogContent
      ref={content}
      title={t('uploads.crop.title')}
      description={t('uploads.crop.lead')}
      // The picture first: its arrows are what one came for.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        content.current?.querySelector<HTMLElement>('[role=application]')?.focus();
      }}
      // A hand that slips over the edge must not lose what it has set right.
      onPointerDownOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onReturn();
      }}
      footer={
        <>
          <Button loading={isDrawing} onClick={() => void save()}>
            {t('uploads.crop.save')}
          </Button>
          <DialogClose asChild>
            <Button variant="outline">{t('uploads.crop.cancel')}</Button>
          </DialogClose>
        </>
      }
    >
      <CropStage picture={picture} crop={crop} isRound={isRound} />
      <CropTools crop={crop} />
    </DialogContent>
  );
}
