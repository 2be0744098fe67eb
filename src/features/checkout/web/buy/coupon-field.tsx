import { TicketPercent } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeOf, couponCodeLimits } from '#features/coupons/domain.ts';
import { isolatedLtr } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage } from '#web-kit/api/request-error.ts';
import { buyingTexts } from '../texts.ts';
import styles from './buy.module.css';

export interface CouponFieldProps {
  /** The code in the address, applied or not. */
  code: string | undefined;
  isApplied: boolean;
  isChecking: boolean;
  /** Why it does not apply. */
  error: Error | null;
  /** Undefined removes it. */
  onChange: (code: string | undefined) => void;
}

/** Quiet until it is asked for: most buyers have no code, and should not go looking for one. */
export function CouponField({ code, isApplied, isChecking, error, onChange }: CouponFieldProps) {
  const t = useTexts(buyingTexts);
  const [isOpen, setIsOpen] = useState(code !== undefined);
  const focus = useFocusAfter(`${isOpen} ${isApplied} ${error?.message}`);
  const remove = () => {
    focus.request();
    setIsOpen(false);
    onChange(undefined);
  };
  if (isApplied && code !== undefined)
    return (
      <Row align="center" justify="between" gap={3} size="s" className={styles.coupon}>
        <Row as="span" inline gap={2} align="center" tone="good" role="status">
          <TicketPercent size={18} aria-hidden="true" />
          {t('buying.coupon.applied', { code: isolatedLtr(code) })}
        </Row>
        <Button ref={focus.target} variant="ghost" size="sm" onClick={remove}>
          {t('buying.coupon.remove')}
        </Button>
      </Row>
    );
  if (!isOpen)
    return (
      <div className={styles.coupon}>
        <Button
          ref={focus.target}
          variant="link"
          size="sm"
          aria-expanded="false"
          onClick={() => {
            focus.request();
            setIsOpen(true);
          }}
        >
          {t('buying.coupon.have')}
        </Button>
      </div>
    );
  const apply = (typed: string) => {
    focus.request();
    onChange(typed);
  };
  return <CouponForm code={code} isChecking={isChecking} error={error} onApply={apply} inputRef={focus.target} />;
}

interface CouponFormProps extends Pick<CouponFieldProps, 'code' | 'isChecking' | 'error'> {
  onApply: (code: string) => void;
  inputRef: (control: HTMLElement | null) => void;
}

function CouponForm({ code, isChecking, error, onApply, inputRef }: CouponFormProps) {
  const t = useTexts(buyingTexts);
  const [typed, setTyped] = useState(code ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = codeOf(typed);
    setIsWrong(next === undefined);
    if (next !== undefined && !isChecking) onApply(next);
  };
  const failure = error && codeOf(typed) === code ? failureMessage(error) : undefined;
  const message = isWrong ? t('buying.coupon.wrong', couponCodeLimits) : failure;
  return (
    <form className={styles.coupon} onSubmit={submit} noValidate>
      <Field label={t('buying.coupon.label')} error={message && <span role="alert">{message}</span>}>
        <Row gap={2} align="center">
          <Input
            ref={inputRef}
            name="coupon"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setIsWrong(false);
            }}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <Button type="submit" variant="outline" loading={isChecking}>
            {t('buying.coupon.apply')}
          </Button>
        </Row>
      </Field>
    </form>
  );
}

/** Moves the focus to what replaces the control that was used; never on its own. */
function useFocusAfter(state: string) {
  const control = useRef<HTMLElement>(null);
  const isRequested = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state says that something else is shown
  useEffect(() => {
    if (isRequested.current) control.current?.focus();
    isRequested.current = false;
  }, [state]);
  return {
    target: (shown: HTMLElement | null) => {
      control.current = shown;
    },
    request: () => {
      isRequested.current = true;
    },
  };
}
