import type { ReactNode } from 'react';
import { formatPhone } from '#base/phone.ts';

/** URLs, emails, order numbers: left to right in any context. */
export function LatinText({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

/** A number as stored, E.164 or a star number; `dial` makes it a `tel:` link. */
export function PhoneText({ value, dial = false }: { value: string; dial?: boolean }) {
  const number = <LatinText>{formatPhone(value)}</LatinText>;
  return dial ? <a href={`tel:${value}`}>{number}</a> : number;
}
