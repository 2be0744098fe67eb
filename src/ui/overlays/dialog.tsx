import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CloseButton } from '../controls/close-button.tsx';
import { Row } from '../layout/layout.tsx';
import { useOpenness } from './back-closes.ts';
import styles from './dialog.module.css';
import { useFloatingLanguage } from './floating.ts';
import { useLeftEscape } from './left-escape.ts';
import { useFocusReturn } from './use-opener.ts';

type DialogProps = Pick<ComponentProps<typeof Primitive.Root>, 'children' | 'open' | 'onOpenChange'> & {
  hasAddress?: boolean;
};

export const Dialog = ({ children, ...rest }: DialogProps) => (
  <Primitive.Root {...useOpenness(rest)}>{children}</Primitive.Root>
);
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

interface FaceProps {
  title: ReactNode;
  description?: ReactNode;
  close: ReactNode;
  /** The actions, the most likely one first. */
  footer?: ReactNode;
  children?: ReactNode;
}

function Face({ title, description, close, footer, children }: FaceProps) {
  return (
    <>
      <Row align="start" justify="between" gap={4}>
        {title}
        {close}
      </Row>
      {description}
      {children && <div className={styles.body}>{children}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}

interface DialogContentProps
  extends Omit<ComponentProps<typeof Primitive.Content>, 'title'>,
    Pick<FaceProps, 'title' | 'description' | 'footer'> {
  size?: 'sm' | 'default' | 'lg';
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
  const { closeRef, windowProps } = useLeftEscape(rest.onEscapeKeyDown);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={styles.scrim}>
        <Primitive.Content
          {...language}
          // Radix warns about a missing description unless it is explicitly undefined.
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          {...focus}
          {...windowProps}
          className={classNames(styles.dialog, className)}
          data-size={size}
        >
          <Face
            title={<Primitive.Title className={styles.title}>{title}</Primitive.Title>}
            description={
              description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>
            }
            close={
              <Primitive.Close asChild>
                <CloseButton ref={closeRef} className={styles.close} />
              </Primitive.Close>
            }
            footer={footer}
          >
            {children}
          </Face>
        </Primitive.Content>
      </Primitive.Overlay>
    </Primitive.Portal>
  );
}

type StillDialogProps = Pick<DialogContentProps, 'title' | 'description' | 'size' | 'className' | 'children'>;

/** How a dialog looks, as HTML that a server renders: it does nothing by itself. */
export function StillDialog({ title, description, size = 'default', className, children }: StillDialogProps) {
  const language = useFloatingLanguage();
  const id = useId();
  return (
    <div className={styles.scrim}>
      <div
        {...language}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}description` : undefined}
        tabIndex={-1}
        className={classNames(styles.dialog, className)}
        data-size={size}
      >
        <Face
          title={
            <h2 id={`${id}title`} className={styles.title}>
              {title}
            </h2>
          }
          description={
            description && (
              <p id={`${id}description`} className={styles.description}>
                {description}
              </p>
            )
          }
          close={<CloseButton className={styles.close} />}
        >
          {children}
        </Face>
      </div>
    </div>
  );
}
