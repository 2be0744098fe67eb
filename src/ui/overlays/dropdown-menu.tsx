import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu as Primitive, Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './floating.module.css';
import { useFloatingLanguage } from './floating.ts';

/** Not modal: a modal menu hides the page from screen readers while the keyboard can still reach it. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  const { lang } = useFloatingLanguage();
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        lang={lang}
        {...rest}
        className={classNames(styles.floating, styles.menu, className)}
      />
    </Primitive.Portal>
  );
}

interface DropdownMenuItemProps extends ComponentProps<typeof Primitive.Item> {
  icon?: LucideIcon;
  destructive?: boolean;
}

export function DropdownMenuItem({ icon: Icon, destructive, children, ...rest }: DropdownMenuItemProps) {
  return (
    <Primitive.Item {...rest} className={classNames(styles.item, destructive && styles.destructive)}>
      {Icon && <Icon size={18} aria-hidden="true" />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Primitive.Item>
  );
}

export function DropdownMenuCheckboxItem({ children, ...rest }: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem {...rest} className={styles.item}>
      <span className={styles.tick}>
        <Primitive.ItemIndicator>
          <Check size={18} aria-hidden="true" />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.CheckboxItem>
  );
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className={styles.label}>{children}</Primitive.Label>;
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className={styles.separator} />;
}
