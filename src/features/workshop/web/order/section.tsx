import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '#ui/layout/layout.tsx';

interface SectionProps {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, description, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader title={title} titleId={id} description={description} action={action} />
      {children}
    </Card>
  );
}
