import { useEffect, useRef } from 'react';
import { openPicture } from './crop/open-picture.ts';

/** A picture still uploading. Drawn on a canvas, because the content security policy does not allow blob URLs. */
export function LocalPicture({ blob, className }: { blob: Blob; className?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isUnmounted = false;
    const show = async () => {
      const picture = await openPicture(blob);
      const element = canvas.current;
      if (element && !isUnmounted) {
        const scale = Math.min(1, 480 / Math.max(picture.width, picture.height));
        element.width = Math.max(1, picture.width * scale);
        element.height = Math.max(1, picture.height * scale);
        element.getContext('2d')?.drawImage(picture, 0, 0, element.width, element.height);
      }
      picture.close();
    };
    // A picture that cannot be previewed can still be uploaded.
    show().catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [blob]);
  return <canvas ref={canvas} className={className} width={1} height={1} />;
}
