import { LatinText } from '#ui/latin-text.tsx';

interface OrderNumberProps {
  id: number;
}

export function OrderNumber({ id }: OrderNumberProps) {
  return <LatinText>#{id}</LatinText>;
}
