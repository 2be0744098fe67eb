import type { Words } from '#base/content-schemas.ts';
import { saidIn, type View } from './view.ts';

interface SaidProps {
  readonly words: Words | undefined;
  readonly view: View;
}

/** An owner's words, kept from turning those around them, and named when they are of the other language. */
export function Said({ words, view: { context } }: SaidProps) {
  const { text, locale } = saidIn(words, context.locale);
  return <bdi lang={locale === context.locale ? undefined : locale}>{text}</bdi>;
}
