import { useState } from 'react';
import { z } from 'zod';
import { MayChange, useAdminCall } from '#features/admin/web/index.ts';
import { type DeliveryAddress, deliveryAddress, missingAddressFields } from '#features/physical-cards/delivery.ts';
import { physicalCardsTexts } from '#features/physical-cards/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { type WorkshopOrderDetail, workshopApi } from '../../contract.ts';
import { orderTexts } from '../order-texts.ts';

const sentNoMore: readonly string[] = ['delivered', 'cancelled', 'expired', 'refunded'];
const person = ['recipient', 'phone'] as const;
const place = ['city', 'street', 'house', 'entrance', 'floor', 'apartment', 'postcode'] as const;
const optional: readonly string[] = ['entrance', 'floor', 'apartment', 'postcode', 'notes'];
const leftToRight: readonly string[] = ['phone', 'postcode'];

/** A mistake in where an order is sent; the address of an ended order is of no use. */
export function AddressCorrection({ order, address }: { order: WorkshopOrderDetail; address: DeliveryAddress }) {
  const t = useTexts(orderTexts);
  const [isOpen, setOpen] = useState(false);
  if (sentNoMore.includes(order.state)) return null;
  const hint = order.delivery === 'pickup' ? 'pickup' : order.state === 'shipped' ? 'onTheWay' : undefined;
  return (
    <>
      <MayChange>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {t('workshopOrder.correction.button')}
        </Button>
      </MayChange>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent
          title={t('workshopOrder.correction.title')}
          description={[hint && t(`workshopOrder.correction.${hint}`), t('workshopOrder.correction.text')]
            .filter(Boolean)
            .join(' ')}
        >
          <AddressForm order={order} address={address} onClose={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  );
}

/** What the delivery needs, as in the order form. */
const schemaFor = (delivery: WorkshopOrderDetail['delivery']) =>
  z.object({
    address: deliveryAddress.superRefine((address, context) => {
      for (const field of missingAddressFields(delivery, address))
        context.addIssue({ code: 'custom', path: [field], message: `physicalCards.address.${field}` });
    }),
  });

interface AddressFormProps {
  order: WorkshopOrderDetail;
  address: DeliveryAddress;
  onClose: () => void;
}

function AddressForm({ order: { id, delivery }, address, onClose }: AddressFormProps) {
  const t = useTexts(orderTexts);
  const [schema] = useState(() => schemaFor(delivery));
  const form = useSchemaForm({ schema, texts: [physicalCardsTexts], defaultValues: { address } });
  const { send, isPending } = useAdminCall({
    call: (api, body: z.output<typeof schema>) => api.call(workshopApi.correctAddress, { params: { id }, body }),
    done: t('workshopOrder.correction.done'),
    onDone: onClose,
    onFields: form.showFields,
    onFailed: ({ message }) => {
      form.setError('root', { message });
      return true;
    },
  });
  const fieldOf = (name: keyof DeliveryAddress) => (
    <Field
      key={name}
      label={t(`workshopOrder.correction.fields.${name}`)}
      error={form.errorOf(`address.${name}`)}
      required={!optional.includes(name)}
      optional={optional.includes(name)}
    >
      <Input
        {...form.register(`address.${name}`)}
        {...(leftToRight.includes(name) && { dir: 'ltr' as const })}
        type={name === 'phone' ? 'tel' : 'text'}
        autoComplete="off"
      />
    </Field>
  );
  const failure = form.formState.errors.root?.message;
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4} shrink shrinkItems>
      {person.map(fieldOf)}
      {delivery !== 'pickup' && (
        <Grid columns={2} gap={4} align="start" shrink>
          {place.map(fieldOf)}
        </Grid>
      )}
      {fieldOf('notes')}
      {failure && (
        <Text tone="bad" role="alert">
          {failure}
        </Text>
      )}
      <Row gap={3} wrap>
        <SubmitButton>{t('workshopOrder.correction.action')}</SubmitButton>
        <Button variant="outline" onClick={onClose}>
          {t('workshopOrder.correction.back')}
        </Button>
      </Row>
    </Form>
  );
}
