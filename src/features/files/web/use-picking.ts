import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

interface PickingOptions {
  /** Begins with, such as `image/`. */
  readonly type: string;
  readonly onPick: (files: readonly File[]) => void;
  readonly isOff?: boolean;
}

/** Chosen, dropped or pasted: the same files. */
export function usePicking({ type, onPick, isOff = false }: PickingOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: Iterable<File> | null | undefined) => {
    const taken = [...(files ?? [])];
    if (taken.length > 0 && !isOff) onPick(taken);
  };
  const carriesFiles = ({ dataTransfer }: DragEvent) => !isOff && dataTransfer.types.includes('Files');

  return {
    isOver,
    open: () => input.current?.click(),
    input: {
      ref: input,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        take(currentTarget.files);
        // So that the same file can be chosen again.
        currentTarget.value = '';
      },
    },
    target: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!carriesFiles(event)) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files].filter((file) => file.type.startsWith(type));
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      },
    },
  };
}

export type Picking = ReturnType<typeof usePicking>;
