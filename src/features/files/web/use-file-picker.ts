import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

interface FilePickerOptions {
  /** MIME type prefix, such as `image/`. */
  readonly type: string;
  readonly onPick: (files: readonly File[]) => void;
  readonly isOff?: boolean;
}

/** Handles chosen, dropped and pasted files alike. */
export function useFilePicker({ type, onPick, isOff = false }: FilePickerOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const pickFiles = (files: Iterable<File> | null | undefined) => {
    const picked = [...(files ?? [])];
    if (picked.length > 0 && !isOff) onPick(picked);
  };
  const hasFiles = ({ dataTransfer }: DragEvent) => !isOff && dataTransfer.types.includes('Files');

  return {
    isOver,
    open: () => input.current?.click(),
    input: {
      ref: input,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        pickFiles(currentTarget.files);
        // Allows choosing the same file again.
        currentTarget.value = '';
      },
    },
    target: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        pickFiles(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files].filter((file) => file.type.startsWith(type));
        if (files.length === 0) return;
        event.preventDefault();
        pickFiles(files);
      },
    },
  };
}

export type FilePicker = ReturnType<typeof useFilePicker>;
