export const toastLimit = 1;
export const toastDurationMs = 5000;
/** Long after it has left the screen, so that a late update still finds it. */
export const toastRemovalMs = 1_000_000;

export type ToastVariant = 'default' | 'destructive' | 'warning';

export interface ToastMessage {
  title?: string;
  description?: string;
  variant?: ToastVariant;
  /** One action, such as undo; screen readers also get the label as an alternative way to do it. */
  action?: { label: string; onClick: () => void };
  duration?: number;
  /** Shows a copy button; by default only for destructive messages. */
  copyable?: boolean;
}

export interface VisibleToast extends ToastMessage {
  readonly id: string;
  readonly open: boolean;
}

let visible: readonly VisibleToast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function publish(next: readonly VisibleToast[]): void {
  visible = next;
  for (const [id, timer] of removals) {
    if (next.some((one) => one.id === id && !one.open)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}

/** Shows a toast from anywhere, replacing the previous one. */
export function toast(message: ToastMessage) {
  count += 1;
  const id = `toast-${count}`;
  publish([{ ...message, id, open: true }, ...visible].slice(0, toastLimit));
  return {
    id,
    dismiss: () => dismissToast(id),
    /** Whether no other toast has replaced it. */
    isNewest: () => visible[0]?.id === id,
    update: (next: ToastMessage) =>
      publish(visible.map((one) => (one.id === id ? { ...one, ...next, id, open: true } : one))),
  };
}

/** Closes one toast, or all. */
export function dismissToast(id?: string): void {
  const closing = visible.filter((one) => one.open && (id === undefined || one.id === id));
  if (closing.length === 0) return;
  publish(visible.map((one) => (closing.includes(one) ? { ...one, open: false } : one)));
  for (const one of closing)
    removals.set(
      one.id,
      setTimeout(() => removeToast(one.id), toastRemovalMs),
    );
}

function removeToast(id: string): void {
  publish(visible.filter((one) => one.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const visibleToasts = (): readonly VisibleToast[] => visible;

export function clearToasts(): void {
  publish([]);
}
