import { parsePictureId, pictureUrl, pictureWidths } from '../picture-id.ts';

interface StoredPictureProps {
  file: string;
  alt: string;
  className?: string | undefined;
}

const shownWidth = 320;

export function StoredPicture({ file, alt, className }: StoredPictureProps) {
  const facts = parsePictureId(file);
  if (!facts) return null;
  const width = pictureWidths(facts).find((each) => each >= shownWidth) ?? facts.width;
  return (
    <img
      className={className}
      src={pictureUrl(facts, width, 'webp')}
      alt={alt}
      width={facts.width}
      height={facts.height}
      decoding="async"
    />
  );
}
