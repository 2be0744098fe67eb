import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { useEditor } from '../state/use-editor.ts';
import { fieldsTexts } from './fields-texts.ts';

const ownSentence = /\.(number|place|address|website|accent|ink|ground|date|file|colours)$/;

/** What is wrong with a field, in words: the server's, or our own for what it is a field of. */
export function useFlaw(path: string): string | undefined {
  const t = useTexts(fieldsTexts);
  const refused = useEditor((state) => state.refused[path]);
  const message = useEditor(({ settled }) => settled.flaws[path]);
  if (refused || !message) return refused;
  const reason = message.split('.').at(-1) ?? '';
  const name = ownSentence.exec(path)?.[1];
  const isPay = reason === 'invalid' && name === 'address' && path.startsWith('blocks');
  return (
    t.find(`fields.flaw.${name}.${reason}`) ??
    t.find(`fields.flaw.${isPay ? 'link' : 'any'}.${reason}`) ??
    t('fields.flaw.any.invalid')
  );
}

/** A line that comes up under a finger moves what it was about to press: it waits until the press is over. */
const tellAfterMilliseconds = 250;

/** Nobody is corrected in the middle of a word: a new fault is told when the field has been left. */
export function useCalmFlaw(path: string) {
  const flaw = useFlaw(path);
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    error: isTyping ? undefined : flaw,
    onFocus: () => {
      clearTimeout(timer.current);
      setIsTyping(!flaw);
    },
    onBlur: () => {
      timer.current = setTimeout(() => setIsTyping(false), tellAfterMilliseconds);
    },
  };
}
