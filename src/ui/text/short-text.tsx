import { shortened } from '#base/trimmed.ts';
import { classNames } from '../class-names.ts';
import styles from './text.module.css';

const twoLines = 56;

interface ShortTextProps {
  text: string;
  /** In characters; by default about two lines of a list. */
  maxLength?: number;
  className?: string | undefined;
}

/**
 * A user-written text on about two lines. A longer one is shortened in the order of reading, because `text-overflow`
 * and `line-clamp` cut at the edge of the screen: in a Hebrew line that ends in a Latin word, the word's beginning.
 */
export function ShortText({ text, maxLength = twoLines, className }: ShortTextProps) {
  const visible = shortened(text, maxLength);
  return (
    // Its lines begin where the other rows of the list do, in either direction of its own text.
    <span className={classNames(styles.wrapped, className)} {...(visible !== text && { title: text })}>
      <bdi>{visible}</bdi>
    </span>
  );
}
