import { useLayoutEffect, useRef } from 'react';
import { safeFragment } from './safe-fragment.ts';

interface MessageHtmlProps {
  html: string;
  className?: string | undefined;
}

/** What somebody wrote, made harmless once more where it is shown. Its direction is that of its own first letters. */
export function MessageHtml({ html, className }: MessageHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(safeFragment(html)), [html]);
  return <div ref={place} className={className} dir="auto" />;
}
