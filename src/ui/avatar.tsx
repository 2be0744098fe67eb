import { useState } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: 'sm' | 'default' | 'lg' | 'xl';
  /** Empty by default, because the name is usually beside it; pass the name if the avatar is alone. */
  alt?: string;
  className?: string;
}

const pixels = { sm: 32, default: 40, lg: 64, xl: 96 } as const;

/** Doctor, lawyer, accountant, chair and professor in Hebrew, and their like in English, with or without a full stop. */
const title =
  /^(?:(?:\u05d3|\u05e2\u05d5|\u05e8\u05d5|\u05d9\u05d5)[\u05f4"][\u05d3\u05d7\u05e8]|\u05e4\u05e8\u05d5\u05e4[\u05f3']|\u05d3[\u05f3']|(?:dr|prof|adv|mr|mrs|ms))\.?$/iu;

/** A single letter, because two Hebrew letters read as a word; of the name rather than of a title before it. */
export function initialOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const word = words.find((one) => !title.test(one)) ?? words[0] ?? '';
  return [...word][0]?.toUpperCase() ?? '';
}

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
          // An image that failed before hydration emits no further error event.
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
