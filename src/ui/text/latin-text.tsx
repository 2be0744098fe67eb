import type { ReactNode } from 'react';

interface LatinTextProps {
  className?: string;
  children: ReactNode;
}

/** Addresses, mails, order numbers: left to right, whatever stands around them. */
export function LatinText({ className, children }: LatinTextProps) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
