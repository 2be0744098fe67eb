import { CircleAlert, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { Button } from '../controls/button.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { useTexts } from '../locale.tsx';
import { useFloatingLanguage } from '../overlays/floating.ts';
import { leaveEscapeToWindow } from '../overlays/left-escape.ts';
import { uiTexts } from '../texts.ts';
import {
  dismissToast,
  subscribeToToasts,
  type ToastVariant,
  toastDurationMs,
  type VisibleToast,
  visibleToasts,
} from './toast-store.ts';
import styles from './toaster.module.css';

const icons: Partial<Record<ToastVariant, LucideIcon>> = { destructive: CircleAlert, warning: TriangleAlert };
const swipeThreshold = 50;

/** Mounted with the first toast, so never in server HTML, where the CSP would block its inline styles. */
export function Toaster() {
  const t = useTexts(uiTexts);
  const language = useFloatingLanguage();
  const toasts = useSyncExternalStore(subscribeToToasts, visibleToasts);
  return (
    <Primitive.Provider
      // Radix's timer stays paused if a toast is closed while hovered or focused, so each toast remounts the provider.
      key={toasts[0]?.id ?? 'none'}
      label={t('ui.toast.label')}
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {toasts.map((one) => (
        <OneToast key={one.id} toast={one} />
      ))}
      <Primitive.Viewport
        {...language}
        className={styles.viewport}
        hotkey={['F8']}
        // Radix replaces {hotkey} with the key's name.
        label={t('ui.toast.region', { hotkey: '{hotkey}' })}
      />
    </Primitive.Provider>
  );
}

function OneToast({ toast }: { toast: VisibleToast }) {
  const t = useTexts(uiTexts);
  const { id, title, description, variant = 'default', action, duration, open } = toast;
  const Icon = icons[variant];
  const copyable = toast.copyable ?? variant === 'destructive';
  return (
    <Primitive.Root
      className={styles.toast}
      data-variant={variant}
      open={open}
      duration={duration ?? toastDurationMs}
      onEscapeKeyDown={leaveEscapeToWindow}
      onOpenChange={(next) => {
        if (!next) dismissToast(id);
      }}
    >
      {Icon && <Icon className={styles.icon} size={22} aria-hidden="true" />}
      <div className={styles.text}>
        {title && <Primitive.Title className={styles.title}>{title}</Primitive.Title>}
        {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
        {action && (
          <Primitive.Action asChild altText={action.label}>
            <Button className={styles.action ?? ''} variant="outline" size="sm" onClick={action.onClick}>
              {action.label}
            </Button>
          </Primitive.Action>
        )}
      </div>
      {copyable && (
        <CopyButton
          className={styles.copy ?? ''}
          value={[title, description].filter(Boolean).join('\n')}
          label={t('ui.toast.copy')}
        />
      )}
      <Primitive.Close asChild>
        <CloseButton />
      </Primitive.Close>
    </Primitive.Root>
  );
}
