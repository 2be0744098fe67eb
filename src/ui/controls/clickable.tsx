import type { ReactNode } from 'react';

interface ClickableProps {
  className: string | undefined;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link, a button for something that opens on this page, or plain content. */
export function Clickable({ className, href, onClick, children }: ClickableProps) {
  if (href)
    return (
      <a className={className} href={href} onClick={onClick}>
        {children}
      </a>
    );
  if (!onClick) return <div className={className}>{children}</div>;
  return (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}
