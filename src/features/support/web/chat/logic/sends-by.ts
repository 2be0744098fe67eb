type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** What some browsers say of a key that only ends a word which is still being put together. */
const composing = 229;

/** Enter sends; with Shift it breaks the line, and to whoever writes by composing it means "take this word". */
export const sendsBy = ({ key, shiftKey, isComposing, keyCode }: Key): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== composing;
