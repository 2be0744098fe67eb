import { useEffect, useRef, useState } from 'react';
import { getIn, pathSegments } from '#base/edits/value-paths.ts';
import { webAddress } from '#base/schemas.ts';
import { useTexts } from '#ui/locale.tsx';
import { fieldsTexts } from './fields-texts.ts';
import { useFormState } from './form-store.ts';

const ownMessageFields = /\.(number|place|address|website|accent|ink|ground|date|file|colours)$/;

/** The kind of the block that a path lies in. */
export const blockKindAt = (form: unknown, path: string): string | undefined => {
  const [, block] = /^(blocks\.\d+)\./.exec(path) ?? [];
  return block && (getIn(form, pathSegments(`${block}.kind`)) as string | undefined);
};

/** Blocks that accept the addresses of certain sites only. */
const sitesOnly = new Set(['video', 'payment']);

/** Fields that have another's name but messages of their own. */
export function specialFieldAt(form: unknown, path: string): string | undefined {
  if (path === 'contact.whatsapp.number') return 'whatsapp';
  const kind = blockKindAt(form, path);
  if (kind === 'hours' && /\.(?:from|to)$/.test(path)) return 'time';
  if (!kind || !path.endsWith('.address')) return undefined;
  const valueAt = (field: string) => getIn(form, pathSegments(path.replace(/address$/, field)));
  if (kind === 'social') return valueAt('network') === 'whatsapp' ? 'whatsapp' : 'network';
  // An address, but of another site.
  const isForeign = sitesOnly.has(kind) && webAddress.safeParse(valueAt('address')).success;
  return isForeign ? kind : 'link';
}

/** The error message of a field: the server's, or a local one that depends on the field. */
export function useFieldError(path: string): string | undefined {
  const t = useTexts(fieldsTexts);
  const rejected = useFormState((state) => state.rejected[path]);
  const message = useFormState(({ normalized }) => normalized.errors[path]);
  const special = useFormState(({ history }) => specialFieldAt(history.present, path));
  if (rejected || !message) return rejected;
  const reason = message.split('.').at(-1) ?? '';
  const name = ownMessageFields.exec(path)?.[1];
  return (
    t.find(`fields.error.${special ?? name}.${reason}`) ??
    t.find(`fields.error.${name}.${reason}`) ??
    t.find(`fields.error.any.${reason}`) ??
    t('fields.error.any.invalid')
  );
}

/** An error that appears during a click shifts the layout and the click target, so it waits until the click is over. */
const errorDelayMilliseconds = 250;

/**
 * Shows a new error only after the field has lost focus, not while the user types; an empty field only after it was
 * visited.
 */
export function useDelayedFieldError(path: string, ownError?: string) {
  const found = useFieldError(path);
  const error = ownError ?? found;
  const isMissing = useFormState(({ normalized }) => normalized.errors[path] === 'errors.required');
  const [isTyping, setIsTyping] = useState(false);
  const [wasVisited, setVisited] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    error: isTyping || (isMissing && !wasVisited) ? undefined : error,
    onFocus: () => {
      clearTimeout(timer.current);
      setIsTyping(!error);
    },
    onBlur: () => {
      timer.current = setTimeout(() => {
        setIsTyping(false);
        setVisited(true);
      }, errorDelayMilliseconds);
    },
  };
}
