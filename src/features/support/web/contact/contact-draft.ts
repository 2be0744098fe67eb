import { type RefObject, useEffect, useRef } from 'react';
import { readStored, writeStored } from '#web-kit/browser-storage.ts';

export const contactFields = ['name', 'email', 'topic', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Partial<Record<ContactField, string>>;

export interface ContactDraft {
  readonly values: ContactValues;
  /** When the draft was started, in milliseconds, so that a quick submit after a reload does not look like a bot. */
  readonly since: number;
}

const key = 'contactDraft';

/** Survives a reload and a lost connection, in this tab only. */
export function readDraft(): ContactDraft | undefined {
  const text = readStored('sessionStorage', key);
  try {
    return text ? draftOf(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** Session storage is untrusted: only strings are read from it. */
function draftOf(stored: unknown): ContactDraft | undefined {
  const { values, since } = (stored ?? {}) as { values?: Record<string, unknown>; since?: unknown };
  if (!values || typeof values !== 'object' || typeof since !== 'number') return undefined;
  const known = contactFields.filter((name) => typeof values[name] === 'string');
  return { values: Object.fromEntries(known.map((name) => [name, values[name]])), since };
}

export const saveDraft = (draft: ContactDraft): void => writeStored('sessionStorage', key, JSON.stringify(draft));
export const dropDraft = (): void => writeStored('sessionStorage', key, undefined);

export interface SavedDraft {
  /** Call on every key press. */
  save(): void;
  drop(): void;
  /** How long the form has been open, including reloads, in milliseconds. */
  elapsed(): number;
}

/** Restores the draft after a reload into fields that are still empty, and stores further input. */
export function useSavedDraft(form: RefObject<HTMLFormElement | null>, senderKind: string): SavedDraft {
  const since = useRef(0);
  // Fields come and go with who is signed in: those that came are filled again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind of sender decides which fields there are
  useEffect(() => {
    const stored = readDraft();
    since.current ||= stored?.since ?? Date.now();
    for (const name of contactFields) putBack(form.current, name, stored?.values[name]);
  }, [form, senderKind]);
  return {
    save: () => {
      if (form.current)
        saveDraft({ values: { ...readDraft()?.values, ...valuesOf(form.current) }, since: since.current });
    },
    drop: dropDraft,
    elapsed: () => Date.now() - since.current,
  };
}

function putBack(form: HTMLFormElement | null, name: string, value: string | undefined): void {
  const field = form?.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isText && !field.value && value) field.value = value;
}

export function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const present = contactFields.filter((name) => data.has(name));
  return Object.fromEntries(present.map((name) => [name, String(data.get(name))]));
}
