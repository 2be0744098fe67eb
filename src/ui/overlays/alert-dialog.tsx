import { AlertDialog as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import { useOpenness } from './back-closes.ts';
import styles from './dialog.module.css';
import { useFloatingLanguage } from './floating.ts';
import { useLeftEscape } from './left-escape.ts';
import { useFocusReturn } from './use-opener.ts';

type AlertDialogProps = Pick<ComponentProps<typeof Primitive.Root>, 'children' | 'open' | 'onOpenChange'> & {
  hasAddress?: boolean;
};

export const AlertDialog = ({ children, ...rest }: AlertDialogProps) => (
  <Primitive.Root {...useOpenness(rest)}>{children}</Primitive.Root>
);
export const AlertDialogTrigger = Primitive.Trigger;

export interface AlertDialogContentProps {
  title: ReactNode;
  /** The consequence, and whether it can be undone. */
  description: ReactNode;
  /** States the action: "delete the card", never "OK". Without it the dialog only informs. */
  confirm: ReactNode;
  cancel?: ReactNode;
  onConfirm: () => void;
  destructive?: boolean;
  /** While true the dialog stays open and the action is disabled. */
  loading?: boolean;
  /** Leaves closing to the caller, when the work is done. */
  staysOpen?: boolean;
  children?: ReactNode;
}

/** What must be filled in comes first; without a field the focus is on the cancel button. */
function focusRequiredField(event: Event): void {
  const field =
    event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector<HTMLElement>('[aria-required]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

export function AlertDialogContent({
  title,
  description,
  confirm,
  cancel,
  onConfirm,
  destructive = false,
  loading = false,
  staysOpen = false,
  children,
}: AlertDialogContentProps) {
  const t = useTexts(uiTexts);
  const language = useFloatingLanguage();
  const focus = useFocusReturn({ onOpenAutoFocus: focusRequiredField });
  const { closeRef, windowProps } = useLeftEscape();
  const action = confirm && (
    <Button variant={destructive ? 'destructive' : 'default'} loading={loading} onClick={onConfirm}>
      {confirm}
    </Button>
  );
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={styles.scrim}>
        <Primitive.Content {...language} {...focus} {...windowProps} className={styles.dialog} data-size="sm">
          <Primitive.Title className={styles.title}>{title}</Primitive.Title>
          <Primitive.Description className={styles.description}>{description}</Primitive.Description>
          {children && <div className={styles.body}>{children}</div>}
          <div className={styles.footer}>
            {staysOpen || !action ? action : <Primitive.Action asChild>{action}</Primitive.Action>}
            <Primitive.Cancel asChild>
              <Button ref={closeRef} variant="outline">
                {cancel ?? t('ui.cancel')}
              </Button>
            </Primitive.Cancel>
          </div>
        </Primitive.Content>
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}
