import type { LocalizedText } from '#base/schemas.ts';
import { localizedText, type View } from './view.ts';

interface TextViewProps {
  readonly value: LocalizedText | undefined;
  readonly view: View;
}

/** An owner's words, kept from turning those around them, and named when they are of the other language. */
export function TextView({ value, view: { context } }: TextViewProps) {
  const { text, locale } = localizedText(value, context.locale);
  return <bdi lang={locale === context.locale ? undefined : locale}>{text}</bdi>;
}
