import { LadderPicture } from './ladder-picture.tsx';
import styles from './post-body.module.css';

interface BodyPictureProps {
  file: string;
  alt: string;
  caption: string;
}

export function BodyPicture({ file, alt, caption }: BodyPictureProps) {
  return (
    <figure>
      <LadderPicture className={styles.picture} file={file} alt={alt} sizes="(min-width: 48em) 42rem, 92vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
