import { Lock } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { pick } from '#base/pick.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { useAdminCall } from '#features/admin/web/index.ts';
import { isolatedLtr } from '#i18n/format.ts';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Select } from '#ui/choices/select.tsx';
import { Field, FieldGroup, Input } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form, type SchemaForm, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { type AdminCoupon, adminCouponsApi, type CouponDraft, soldPackage } from '../../admin-contract.ts';
import { couponsAdminTexts } from '../../admin-texts.ts';
import { couponLimits, couponScopes, discountKinds, openTerms } from '../../domain.ts';
import { couponsTexts } from '../../texts.ts';
import { couponForm, type TypedCoupon, typedCoupon } from './coupon-draft.ts';

interface CouponDialogProps {
  /** Undefined for a new one. */
  coupon?: AdminCoupon;
  onClose: () => void;
  onCreated?: (coupon: AdminCoupon) => void;
}

/** A new coupon, or a change of one; of a used one only what may still change. */
export function CouponDialog({ coupon, onClose, onCreated }: CouponDialogProps) {
  const t = useTexts(couponsAdminTexts);
  const isUsed = coupon !== undefined && coupon.used > 0;
  const [isConfirming, setConfirming] = useState(false);
  const isDirty = useRef(false);
  const close = () => (isDirty.current ? setConfirming(true) : onClose());
  const title = coupon
    ? t('couponsAdmin.edit.title', { code: isolatedLtr(coupon.code) })
    : t('couponsAdmin.create.title');
  return (
    <Dialog open onOpenChange={(open) => open || close()}>
      <DialogContent title={title}>
        <CouponForm
          coupon={coupon}
          isUsed={isUsed}
          isDirty={isDirty}
          onDone={(saved) => {
            onClose();
            if (!coupon) onCreated?.(saved);
          }}
        />
        <AlertDialog open={isConfirming} onOpenChange={setConfirming}>
          <AlertDialogContent
            title={t('couponsAdmin.discard.title')}
            description={t('couponsAdmin.discard.text')}
            confirm={t('couponsAdmin.discard.go')}
            cancel={t('couponsAdmin.discard.stay')}
            onConfirm={onClose}
            destructive
          />
        </AlertDialog>
      </DialogContent>
    </Dialog>
  );
}

interface CouponFormProps {
  coupon: AdminCoupon | undefined;
  isUsed: boolean;
  /** Whether something was typed that closing would lose. */
  isDirty: RefObject<boolean>;
  onDone: (saved: AdminCoupon) => void;
}

function CouponForm({ coupon, isUsed, isDirty, onDone }: CouponFormProps) {
  const t = useTexts(couponsAdminTexts);
  const defaultValues = typedCoupon(coupon, dateInIsrael(new Date()));
  const form: CouponSchemaForm = useSchemaForm({
    schema: couponForm,
    texts: [couponsTexts, couponsAdminTexts],
    defaultValues,
    onValues: (typed) => {
      isDirty.current = JSON.stringify(typed) !== JSON.stringify(defaultValues);
    },
  });
  const { send, isPending } = useAdminCall<AdminCoupon, CouponDraft>({
    call: (api, body) => {
      if (!coupon) return api.call(adminCouponsApi.create, { body });
      const change = isUsed ? pick(body, ...openTerms) : body;
      return api.call(adminCouponsApi.change, { params: { id: coupon.id }, body: change });
    },
    done: t(coupon ? 'couponsAdmin.saved' : 'couponsAdmin.create.done'),
    onDone,
    // The server has one field for a discount of either kind.
    onFields: ({ discountValue, ...fields }) =>
      form.showFields({ ...fields, ...(discountValue && { [form.getValues('discountKind')]: discountValue }) }),
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4}>
      {isUsed ? (
        <Notice icon={Lock} tone="warn" title={t('couponsAdmin.form.locked')}>
          {t('couponsAdmin.form.lockedText')}
        </Notice>
      ) : (
        <>
          <CodeFields form={form} />
          <DiscountFields form={form} />
          <ScopeFields form={form} />
        </>
      )}
      <LimitFields form={form} isUsed={isUsed} />
      <Field label={t('couponsAdmin.form.note')} hint={t('couponsAdmin.form.noteHint')} error={form.errorOf('note')}>
        <Input {...form.register('note')} maxLength={couponLimits.noteMax} autoComplete="off" />
      </Field>
      <Row>
        <SubmitButton>{t(coupon ? 'couponsAdmin.edit.save' : 'couponsAdmin.create.action')}</SubmitButton>
      </Row>
    </Form>
  );
}

type CouponSchemaForm = SchemaForm<TypedCoupon, CouponDraft>;

function CodeFields({ form }: { form: CouponSchemaForm }) {
  const t = useTexts(couponsAdminTexts);
  return (
    <Field
      label={t('couponsAdmin.form.code')}
      hint={t('couponsAdmin.form.codeHint')}
      error={form.errorOf('code')}
      required
    >
      <Input {...form.register('code')} dir="ltr" autoCapitalize="characters" autoComplete="off" spellCheck={false} />
    </Field>
  );
}

function DiscountFields({ form }: { form: CouponSchemaForm }) {
  const t = useTexts(couponsAdminTexts);
  const kind = form.watch('discountKind');
  return (
    <Grid columns={2} gap={4} align="start" shrink>
      <Field label={t('couponsAdmin.form.kind')} error={form.errorOf('discountKind')}>
        <Select {...form.register('discountKind')}>
          {discountKinds.map((value) => (
            <option key={value} value={value}>
              {t(`couponsAdmin.form.kinds.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field key={kind} label={t(`couponsAdmin.form.${kind}`)} error={form.errorOf(kind)} required>
        <Input
          {...form.register(kind)}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          start={kind === 'amount' ? '₪' : '%'}
        />
      </Field>
    </Grid>
  );
}

function ScopeFields({ form }: { form: CouponSchemaForm }) {
  const t = useTexts(couponsAdminTexts);
  const scope = form.watch('scope');
  const notes = [
    scope !== 'physical-card' && t('couponsAdmin.form.packageNote'),
    scope !== 'package' && t('couponsAdmin.form.cardNote'),
  ];
  return (
    <>
      <Field label={t('couponsAdmin.form.scope')} hint={notes.filter(Boolean).join(' ')} error={form.errorOf('scope')}>
        <Select {...form.register('scope')}>
          {couponScopes.map((value) => (
            <option key={value} value={value}>
              {t(`couponsAdmin.scopes.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      {scope !== 'physical-card' && (
        <FieldGroup label={t('couponsAdmin.form.packages')} hint={t('couponsAdmin.form.packagesHint')}>
          <Row gap={5} wrap>
            {soldPackage.options.map((one) => (
              <Field key={one} label={t(`couponsAdmin.packages.${one}`)} inline>
                <Checkbox {...form.register(`packages.${one}`)} />
              </Field>
            ))}
          </Row>
        </FieldGroup>
      )}
    </>
  );
}

function LimitFields({ form, isUsed }: { form: CouponSchemaForm; isUsed: boolean }) {
  const t = useTexts(couponsAdminTexts);
  const count = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <>
      <Grid columns={2} gap={4} align="start" shrink>
        {!isUsed && (
          <Field label={t('couponsAdmin.form.from')} error={form.errorOf('validFrom')}>
            <Input {...form.register('validFrom')} type="date" />
          </Field>
        )}
        <Field label={t('couponsAdmin.form.until')} error={form.errorOf('validUntil')}>
          <Input {...form.register('validUntil')} type="date" />
        </Field>
        <Field
          label={t('couponsAdmin.form.maxUses')}
          hint={t('couponsAdmin.form.maxUsesHint')}
          error={form.errorOf('maxUses')}
        >
          <Input {...form.register('maxUses')} {...count} />
        </Field>
        {!isUsed && (
          <>
            <Field label={t('couponsAdmin.form.perOwner')} error={form.errorOf('maxPerOwner')} required>
              <Input {...form.register('maxPerOwner')} {...count} />
            </Field>
            <Field label={t('couponsAdmin.form.minAmount')} error={form.errorOf('minAmount')}>
              <Input {...form.register('minAmount')} {...count} inputMode="decimal" />
            </Field>
          </>
        )}
      </Grid>
      {!isUsed && (
        <Field label={t('couponsAdmin.form.first')} inline>
          <Checkbox {...form.register('isFirstPurchaseOnly')} />
        </Field>
      )}
    </>
  );
}
