import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { useSchemaForm } from '#ui/forms/use-schema-form.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { secondFactorCode } from '../../contract.ts';
import { accountsTexts } from '../../texts.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import { closedAccount, FormAlert, showFormFailure } from './form-alert.tsx';
import type { SignInResult } from './sign-in.ts';

const schema = z.object({ code: secondFactorCode });

interface CodeFormProps {
  onSubmit(code: string): Promise<SignInResult | undefined>;
  onBack(): void;
}

export function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const t = useTexts(authTexts);
  const form = useSchemaForm({ schema, texts: [accountsTexts], defaultValues: { code: '' } });
  const { root } = form.formState.errors;
  // Recovery codes contain letters, which a numeric keypad lacks.
  const [isRecovery, setRecovery] = useState(false);
  const submit = async ({ code }: z.output<typeof schema>) => {
    const result = await onSubmit(code);
    if (result && !result.isDone) showFormFailure(form, result);
  };
  return (
    <Form form={form} onSubmit={submit} gap={4} shrinkItems>
      <FormAlert message={root?.message} isClosed={root?.type === closedAccount} />
      <Field
        label={isRecovery ? t('auth.code.recoveryField') : t('auth.code.field')}
        hint={isRecovery ? t('auth.code.recoveryHint') : t('auth.code.hint')}
        error={form.errorOf('code')}
      >
        <Input
          className={styles.code}
          dir="ltr"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
          {...form.register('code')}
        />
      </Field>
      <SubmitButton block>{t('auth.code.submit')}</SubmitButton>
      <Row gap={[0, 4]} justify="between" wrap>
        <Button variant="link" size="sm" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('auth.code.byApp') : t('auth.code.byRecovery')}
        </Button>
        <Button variant="link" size="sm" onClick={onBack}>
          {t('auth.back')}
        </Button>
      </Row>
    </Form>
  );
}
