import { readStored, writeStored } from '#web-kit/browser-storage.ts';

export const contactFields = ['name', 'email', 'topic', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Partial<Record<ContactField, string>>;

export interface ContactDraft {
  readonly values: ContactValues;
  /** When it was begun, in milliseconds: whoever reloads the page and sends at once has not been quick. */
  readonly since: number;
}

const key = 'contactDraft';

/** What was typed survives a reload and a line that breaks, in this tab alone. */
export function readDraft(): ContactDraft | undefined {
  const text = readStored('sessionStorage', key);
  try {
    return text ? draftOf(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** Storage can be written by anybody: only texts are taken from it. */
function draftOf(stored: unknown): ContactDraft | undefined {
  const { values, since } = (stored ?? {}) as { values?: Record<string, unknown>; since?: unknown };
  if (!values || typeof values !== 'object' || typeof since !== 'number') return undefined;
  const known = contactFields.filter((name) => typeof values[name] === 'string');
  return { values: Object.fromEntries(known.map((name) => [name, values[name]])), since };
}

export const saveDraft = (draft: ContactDraft): void => writeStored('sessionStorage', key, JSON.stringify(draft));
export const dropDraft = (): void => writeStored('sessionStorage', key, undefined);
