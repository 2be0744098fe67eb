import { RichText } from './rich-text.tsx';

interface PointProps {
  text: string;
}

/** The words before the first colon are what the point is about. */
export function Point({ text }: PointProps) {
  const end = text.indexOf(':') + 1;
  return (
    <>
      <strong>{text.slice(0, end)}</strong>
      <RichText>{text.slice(end)}</RichText>
    </>
  );
}
