import type { CardElement } from '../../design/elements.ts';
import { FacePicture } from './face-picture.tsx';
import { FaceText } from './face-text.tsx';
import { qrPath } from './qr-path.ts';

interface FaceElementProps {
  readonly element: CardElement;
  readonly link: string;
  readonly id: string;
  /** The one tone of what is engraved. */
  readonly engraving: string | undefined;
}

export function FaceElement({ element, link, id, engraving }: FaceElementProps) {
  if (element.kind === 'text') return <FaceText element={element} />;
  if (element.kind === 'picture') return <FacePicture element={element} id={id} engraving={engraving} />;
  if (element.kind === 'qr') return <path d={qrPath(link, element)} fill={element.ink} shapeRendering="crispEdges" />;
  return (
    <path d={element.path} fill={element.fill} {...(element.opacity !== undefined && { opacity: element.opacity })} />
  );
}
