import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';

interface FormFootProps {
  mode: 'login' | 'register';
  onSwitch(): void;
}

/** The way to the other mode. */
export function FormFoot({ mode, onSwitch }: FormFootProps) {
  const t = useTexts(authTexts);
  return (
    <Row as="p" gap={[0, 1]} align="center" justify="center" wrap tone="muted" size="s">
      {t(`auth.${mode}.switchText`)}{' '}
      <Button variant="link" size="sm" onClick={onSwitch}>
        {t(`auth.${mode}.switchAction`)}
      </Button>
    </Row>
  );
}
