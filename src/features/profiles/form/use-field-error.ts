import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { fieldsTexts } from './fields-texts.ts';
import { useFormState } from './form-store.ts';

const ownMessageFields = /\.(number|place|address|website|accent|ink|ground|date|file|colours)$/;

/** What is wrong with a field, in words: the server's, or our own for what it is a field of. */
export function useFieldError(path: string): string | undefined {
  const t = useTexts(fieldsTexts);
  const rejected = useFormState((state) => state.rejected[path]);
  const message = useFormState(({ normalized }) => normalized.errors[path]);
  if (rejected || !message) return rejected;
  const reason = message.split('.').at(-1) ?? '';
  const name = ownMessageFields.exec(path)?.[1];
  const isPay = reason === 'invalid' && name === 'address' && path.startsWith('blocks');
  return (
    t.find(`fields.flaw.${name}.${reason}`) ??
    t.find(`fields.flaw.${isPay ? 'link' : 'any'}.${reason}`) ??
    t('fields.flaw.any.invalid')
  );
}

/** A line that comes up under a finger moves what it was about to press: it waits until the press is over. */
const errorDelayMilliseconds = 250;

/** Nobody is corrected in the middle of a word: a new fault is told when the field has been left. */
export function useDelayedFieldError(path: string) {
  const error = useFieldError(path);
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    error: isTyping ? undefined : error,
    onFocus: () => {
      clearTimeout(timer.current);
      setIsTyping(!error);
    },
    onBlur: () => {
      timer.current = setTimeout(() => setIsTyping(false), errorDelayMilliseconds);
    },
  };
}
