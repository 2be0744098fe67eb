import { useState } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'default' | 'lg' | 'xl';
  /** Empty, as the name mostly stands beside it; the name where the face stands alone. */
  alt?: string;
  className?: string;
}

const pixels = { sm: 32, default: 40, lg: 64, xl: 96 } as const;

/** One letter: two Hebrew letters read as a word. */
const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';

export function Avatar({ name, src, size = 'default', alt = '', className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const visibleSrc = src && failed !== src ? src : undefined;
  const side = pixels[size];
  return (
    <span className={classNames(styles.avatar, className)} data-size={size}>
      {visibleSrc ? (
        <img
          className={styles.image}
          src={visibleSrc}
          alt={alt}
          width={side}
          height={side}
          decoding="async"
          onError={() => setFailed(visibleSrc)}
          // A picture that failed before the script came has no more errors to tell.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(visibleSrc);
          }}
        />
      ) : (
        <Initial name={name} alt={alt} />
      )}
    </span>
  );
}

function Initial({ name, alt }: { name: string; alt: string }) {
  if (!alt) return <span aria-hidden="true">{initialOf(name)}</span>;
  return (
    <span role="img" aria-label={alt}>
      {initialOf(name)}
    </span>
  );
}
