import { parsePictureId, pictureUrl, pictureWidths } from '#features/files/picture-id.ts';
import type { PictureElement } from '../../design/elements.ts';

const share = (colour: string, offset: number): number => Number.parseInt(colour.slice(offset, offset + 2), 16) / 255;

/** The darker a pixel, the deeper the engraving; white leaves the material untouched. */
function OneTone({ id, colour }: { readonly id: string; readonly colour: string }) {
  const [red, green, blue] = [share(colour, 1), share(colour, 3), share(colour, 5)];
  const rows = [`0 0 0 0 ${red}`, `0 0 0 0 ${green}`, `0 0 0 0 ${blue}`, '-0.2126 -0.7152 -0.0722 1 0'];
  return (
    <filter id={id} colorInterpolationFilters="sRGB">
      <feColorMatrix type="matrix" values={rows.join(' ')} />
    </filter>
  );
}

interface FacePictureProps {
  readonly element: PictureElement;
  readonly id: string;
  readonly engraving: string | undefined;
}

/** Sharp on a 2x screen; the print file uses the original picture. */
const pixelsPerMillimetre = 14;

export function FacePicture({ element, id, engraving }: FacePictureProps) {
  const pictureInfo = parsePictureId(element.file);
  const { x, y, width, height, corner, fit } = element;
  const offset = { x, y, width, height };
  if (!pictureInfo) return <rect {...offset} rx={corner} fill="#8a8f94" opacity={0.3} />;
  const widths = pictureWidths(pictureInfo);
  const offered = widths.find((one) => one >= width * pixelsPerMillimetre) ?? widths.at(-1) ?? pictureInfo.width;
  return (
    <>
      {engraving && <OneTone id={`${id}-tone`} colour={engraving} />}
      <clipPath id={`${id}-clip`}>
        <rect {...offset} rx={corner} />
      </clipPath>
      <image
        {...offset}
        href={pictureUrl(pictureInfo, offered, 'webp')}
        preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
        clipPath={`url(#${id}-clip)`}
        {...(engraving && { filter: `url(#${id}-tone)` })}
      />
    </>
  );
}
