import type { ReactNode } from 'react';
import { formatPhone } from '#base/phone.ts';

/** URLs, emails, order numbers: left to right in any context. */
export function LatinText({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

interface PhoneTextProps {
  /** As stored: E.164 or a star number. */
  value: string;
  /** Renders a `tel:` link. */
  dial?: boolean;
  className?: string;
}

export function PhoneText({ value, dial = false, className }: PhoneTextProps) {
  const number = formatPhone(value);
  if (!dial) return <LatinText {...(className ? { className } : {})}>{number}</LatinText>;
  return (
    <a className={className} href={`tel:${value}`}>
      <LatinText>{number}</LatinText>
    </a>
  );
}
