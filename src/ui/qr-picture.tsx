import { encodeQr, qrPath, quietZone } from '#base/qr-code.ts';
import styles from './qr-picture.module.css';

/** Dark on white in every theme: many cameras cannot read the reverse. */
export function QrPicture({ text, label, size }: { text: string; label: string; size: 'small' | 'large' }) {
  const modules = encodeQr(text);
  const side = modules.length + 2 * quietZone;
  return (
    <svg
      className={styles[size]}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={qrPath(modules)} fill="#000" />
    </svg>
  );
}
