import { parsePictureId, pictureUrl, pictureWidths } from '../picture-id.ts';

const displayWidth = 320;

export function StoredPicture({ file, alt, className }: { file: string; alt: string; className?: string | undefined }) {
  const picture = parsePictureId(file);
  if (!picture) return null;
  const width = pictureWidths(picture).find((each) => each >= displayWidth) ?? picture.width;
  return (
    <img
      className={className}
      src={pictureUrl(picture, width, 'webp')}
      alt={alt}
      width={picture.width}
      height={picture.height}
      decoding="async"
    />
  );
}
