/** The contactless symbol, which is never mirrored in RTL. */
export function Contactless({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
        <path d="M5.5 9a6 6 0 0 1 0 6" />
        <path d="M9.5 6.500a11 11 0 0 1 0 11" />
        <path d="M13.5 4a16 16 0 0 1 0 16" />
        <path d="M17.5 1.800a20.5 20.5 0 0 1 0 20.4" />
      </g>
    </svg>
  );
}
