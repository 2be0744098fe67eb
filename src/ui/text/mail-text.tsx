import { Fragment } from 'react';
import { LatinText } from '../locale.tsx';

/** An email address, which breaks after its @ or a dot before it breaks within a word. */
export function MailText({ value }: { value: string }) {
  const parts = value.match(/[^@.]+[@.]*|[@.]+/g) ?? [];
  return (
    <LatinText>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of an address is known by its place
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </LatinText>
  );
}
