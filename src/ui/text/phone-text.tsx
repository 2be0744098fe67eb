import { formatPhone } from '#base/phone.ts';
import { LatinText } from './latin-text.tsx';

interface PhoneTextProps {
  /** As stored: E.164 or a star number. */
  value: string;
  /** A link that dials. */
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
