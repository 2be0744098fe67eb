import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-form.module.css';

interface FormFootProps {
  mode: 'login' | 'register';
  onSwitch(): void;
}

/** The way to the other mode. */
export function FormFoot({ mode, onSwitch }: FormFootProps) {
  const t = useTexts(authTexts);
  return (
    <p className={styles.foot}>
      {t(`auth.${mode}.switchText`)}{' '}
      <Button variant="link" size="sm" onClick={onSwitch}>
        {t(`auth.${mode}.switchAction`)}
      </Button>
    </p>
  );
}
