import { qrPath, qrSide } from './qr-path.ts';
import styles from './qr-picture.module.css';

interface QrPictureProps {
  rows: readonly string[];
  label: string;
}

/** Dark on white in every theme: many cameras cannot read the reverse. */
export function QrPicture({ rows, label }: QrPictureProps) {
  const side = qrSide(rows);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={qrPath(rows)} fill="#000" />
    </svg>
  );
}
