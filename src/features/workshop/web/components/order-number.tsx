import { LatinText } from '#ui/text/latin-text.tsx';

interface OrderNumberProps {
  id: number;
}

export function OrderNumber({ id }: OrderNumberProps) {
  return <LatinText>#{id}</LatinText>;
}
