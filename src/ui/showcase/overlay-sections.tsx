import { Archive, Copy, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { Field, Input } from '../controls/field.tsx';
import { toast } from '../feedback/toast-store.ts';
import { Row } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { ConfirmButton } from '../overlays/confirm-button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../overlays/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../overlays/dropdown-menu.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../overlays/popover.tsx';
import { Sheet, SheetContent, SheetTrigger, sheetSides } from '../overlays/sheet.tsx';
import { Section } from './control-sections.tsx';
import { showcaseTexts } from './texts.ts';

export function OverlaySection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.overlays')}>
      <Row gap={3} align="center" wrap>
        <ShareDialog />
        <ConfirmButton
          call={{ isPending: false, send: () => undefined }}
          title={t('showcase.overlay.alertTitle')}
          description={t('showcase.overlay.alertText')}
          confirm={t('showcase.overlay.alertConfirm')}
          destructive
        >
          {t('showcase.overlay.alert')}
        </ConfirmButton>
      </Row>
      <Row gap={3} align="center" wrap>
        {sheetSides.map((side) => (
          <Sheet key={side}>
            <SheetTrigger asChild>
              <Button variant="secondary" size="sm">
                {t(`showcase.overlay.${side}`)}
              </Button>
            </SheetTrigger>
            <SheetContent side={side} title={t('showcase.overlay.sheet')} description={t('showcase.overlay.sheetText')}>
              <Field label={t('showcase.field.name')}>
                <Input autoComplete="off" />
              </Field>
            </SheetContent>
          </Sheet>
        ))}
      </Row>
      <Row gap={3} align="center" wrap>
        <Popover>
          <PopoverTrigger asChild>
            <Button variant="outline">{t('showcase.overlay.popover')}</Button>
          </PopoverTrigger>
          <PopoverContent label={t('showcase.overlay.popover')}>{t('showcase.overlay.popoverText')}</PopoverContent>
        </Popover>
        <ProfileMenu />
      </Row>
    </Section>
  );
}

export function LockedField() {
  const t = useTexts(showcaseTexts);
  const address = 'negia.example/noa-barak';
  return (
    <Field label={t('showcase.field.locked')}>
      <Input readOnly dir="ltr" defaultValue={address} end={<CopyButton value={address} />} />
    </Field>
  );
}

function ShareDialog() {
  const t = useTexts(showcaseTexts);
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{t('showcase.overlay.dialog')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('showcase.overlay.dialogTitle')}
        description={t('showcase.overlay.dialogText')}
        footer={
          <DialogClose asChild>
            <Button>{t('showcase.overlay.done')}</Button>
          </DialogClose>
        }
      >
        <LockedField />
      </DialogContent>
    </Dialog>
  );
}

function ProfileMenu() {
  const t = useTexts(showcaseTexts);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">{t('showcase.overlay.menu')}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{t('showcase.overlay.menuTitle')}</DropdownMenuLabel>
        <DropdownMenuItem icon={Pencil}>{t('showcase.overlay.edit')}</DropdownMenuItem>
        <DropdownMenuItem icon={Copy}>{t('showcase.overlay.duplicate')}</DropdownMenuItem>
        <DropdownMenuItem icon={Archive} disabled>
          {t('showcase.overlay.archive')}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem checked>{t('showcase.overlay.visible')}</DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Trash2} destructive>
          {t('showcase.overlay.remove')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const variants = ['default', 'warning', 'destructive'] as const;

export function ToastSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.toasts')}>
      <Row gap={3} align="center" wrap>
        {variants.map((variant) => (
          <Button
            key={variant}
            variant="outline"
            onClick={() =>
              toast({
                variant,
                title: t(`showcase.toast.${variant}Title`),
                description: t(`showcase.toast.${variant}Text`),
              })
            }
          >
            {t(`showcase.toast.${variant}`)}
          </Button>
        ))}
        <Button
          variant="outline"
          onClick={() =>
            toast({
              title: t('showcase.toast.defaultTitle'),
              action: { label: t('showcase.toast.undo'), onClick: () => undefined },
            })
          }
        >
          {t('showcase.toast.action')}
        </Button>
      </Row>
    </Section>
  );
}
