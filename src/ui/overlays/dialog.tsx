import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CloseButton } from '../controls/close-button.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './dialog.module.css';
import { useFloatingLanguage } from './floating.ts';
import { useFocusReturn } from './use-opener.ts';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'default' | 'lg';
  /** The actions, the most likely one first. */
  footer?: ReactNode;
}

export function DialogContent({
  title,
  description,
  size = 'default',
  footer,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const language = useFloatingLanguage();
  const focus = useFocusReturn(rest);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={styles.scrim}>
        <Primitive.Content
          {...language}
          // Radix warns about a missing description unless it is explicitly undefined.
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          {...focus}
          className={classNames(styles.dialog, className)}
          data-size={size}
        >
          <Row align="start" justify="between" gap={4}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close asChild>
              <CloseButton className={styles.close} />
            </Primitive.Close>
          </Row>
          {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.footer}>{footer}</div>}
        </Primitive.Content>
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}
