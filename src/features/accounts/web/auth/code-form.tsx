import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { secondFactorCode } from '../../contract.ts';
import { authTexts } from '../auth-texts.ts';
import styles from './auth-modal.module.css';
import { closedAccount, FormAlert, showFormFailure, useFieldMessage } from './form-alert.tsx';
import type { SignInResult } from './sign-in.ts';

const codeForm = z.object({ code: secondFactorCode });

interface CodeFormProps {
  onSubmit(code: string): Promise<SignInResult | undefined>;
  onBack(): void;
}

export function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const t = useTexts(authTexts);
  const fieldMessage = useFieldMessage();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  // A keypad of digits has no letters, and recovery codes are made of both.
  const [isRecovery, setRecovery] = useState(false);
  const submit = handleSubmit(async ({ code }) => {
    const result = await onSubmit(code);
    if (result && !result.isDone) showFormFailure(result, ['code'], setError);
  });
  return (
    <Stack as="form" gap={4} shrinkItems noValidate onSubmit={submit}>
      <FormAlert message={errors.root?.message} isClosed={errors.root?.type === closedAccount} />
      <Field
        label={isRecovery ? t('auth.code.recoveryField') : t('auth.code.field')}
        hint={isRecovery ? t('auth.code.recoveryHint') : t('auth.code.hint')}
        error={fieldMessage(errors.code)}
      >
        <Input
          className={styles.code}
          dir="ltr"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
          {...register('code')}
        />
      </Field>
      <Button type="submit" block loading={isSubmitting}>
        {t('auth.code.submit')}
      </Button>
      <Row gap={[0, 4]} justify="between" wrap>
        <Button variant="link" size="sm" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('auth.code.byApp') : t('auth.code.byRecovery')}
        </Button>
        <Button variant="link" size="sm" onClick={onBack}>
          {t('auth.back')}
        </Button>
      </Row>
    </Stack>
  );
}
