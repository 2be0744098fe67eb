import { parsePictureId, pictureUrl, pictureWidths } from '#features/files/picture-id.ts';
import type { PictureElement } from '../../design/elements.ts';
import { OneTone } from './one-tone.tsx';

interface FacePictureProps {
  readonly element: PictureElement;
  readonly id: string;
  readonly engraving: string | undefined;
}

/** Sharp on a screen of twice the pixels; the print file takes the picture itself. */
const pixelsPerMillimetre = 14;

export function FacePicture({ element, id, engraving }: FacePictureProps) {
  const facts = parsePictureId(element.file);
  const { x, y, width, height, corner, fit } = element;
  const place = { x, y, width, height };
  if (!facts) return <rect {...place} rx={corner} fill="#8a8f94" opacity={0.3} />;
  const widths = pictureWidths(facts);
  const offered = widths.find((one) => one >= width * pixelsPerMillimetre) ?? widths.at(-1) ?? facts.width;
  return (
    <>
      {engraving && <OneTone id={`${id}-tone`} colour={engraving} />}
      <clipPath id={`${id}-clip`}>
        <rect {...place} rx={corner} />
      </clipPath>
      <image
        {...place}
        href={pictureUrl(facts, offered, 'webp')}
        preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
        clipPath={`url(#${id}-clip)`}
        {...(engraving && { filter: `url(#${id}-tone)` })}
      />
    </>
  );
}
