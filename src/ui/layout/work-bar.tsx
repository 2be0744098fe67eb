import { CircleAlert, Cloud, CloudCheck, CloudOff, GitCompareArrows, type LucideIcon, Save } from 'lucide-react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowBack } from '../direction-icons.tsx';
import { Row, Stack, VisuallyHidden } from './layout.tsx';
import styles from './work-bar.module.css';

/** A sticky bar above autosaved work: back link, title with save state, and tools. */
export function WorkBar(props: ComponentProps<'header'>) {
  return <Row as="header" gap={2} align="center" {...props} className={styles.bar} />;
}

type BackProps<T extends ElementType> = { as?: T; 'aria-label': string } & Omit<ComponentProps<T>, 'as' | 'aria-label'>;

export function WorkBarBack<T extends ElementType = 'a'>(props: BackProps<T>) {
  const { as = 'a', className, ...rest } = props as BackProps<'a'>;
  const Element: ElementType = as;
  return (
    <Element {...rest} className={classNames(styles.back, className)}>
      <ArrowBack size={22} aria-hidden="true" />
    </Element>
  );
}

/** A name and its save badge: below each other on a phone, in one line if there is space. */
export function WorkBarTitle(props: ComponentProps<'div'>) {
  return <Stack gap={0} shrink {...props} className={styles.title} />;
}

const icons = {
  new: Cloud,
  saved: CloudCheck,
  waiting: Cloud,
  saving: Cloud,
  offline: CloudOff,
  incomplete: CircleAlert,
  invalid: CircleAlert,
  held: Save,
  failed: CircleAlert,
  conflict: GitCompareArrows,
} as const satisfies Readonly<Record<string, LucideIcon>>;

export type SaveKind = keyof typeof icons;

const quiet: ReadonlySet<SaveKind> = new Set(['new', 'waiting', 'saving']);

interface SaveBadgeProps {
  kind: SaveKind;
  /** Replaces the state's default icon. */
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  /** Leads to what prevents saving; makes the badge a button. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** Always shows where the work is saved. */
export function SaveBadge({ kind, icon: Icon = icons[kind], className, onClick, children }: SaveBadgeProps) {
  if (onClick)
    return (
      <button
        type="button"
        className={classNames(styles.badge, styles.link, className)}
        data-kind={kind}
        onClick={onClick}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <span role="status">{children}</span>
      </button>
    );
  return (
    <>
      <Row
        as="span"
        gap={1}
        align="center"
        shrink
        className={classNames(styles.badge, className)}
        data-kind={kind}
        aria-hidden="true"
      >
        <Icon size={18} strokeWidth={1.75} />
        {children}
      </Row>
      {/* Announces problems and their resolution to screen readers, not every keystroke. */}
      <VisuallyHidden role="status">{quiet.has(kind) ? '' : children}</VisuallyHidden>
    </>
  );
}
