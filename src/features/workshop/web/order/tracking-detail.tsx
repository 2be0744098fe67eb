import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { MayChange, useAdminCall } from '#features/admin/web/index.ts';
import { carrierNames, carriers } from '#features/physical-cards/delivery.ts';
import { physicalCardLabelTexts } from '#features/physical-cards/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { type WorkshopOrder, workshopApi } from '../../contract.ts';
import { workshopTexts } from '../../texts.ts';
import { DetailItem } from '../components/detail-item.tsx';
import { orderTexts } from '../order-texts.ts';
import { CarrierFields } from '../transition/carrier-fields.tsx';
import { bodyOf, noAnswers, type TransitionInput, transitionForm } from '../transition/transition-input.ts';
import { transitionTexts } from '../transition-texts.ts';
import styles from './order.module.css';

type Tracking = NonNullable<WorkshopOrder['tracking']>;

const knownCarrier = (carrier: string) => carrierNames.find((name) => name === carrier);

/** How a parcel is tracked; while it is on its way, a mistake can be corrected. */
export function TrackingDetail({ order, tracking }: { order: WorkshopOrder; tracking: Tracking }) {
  const t = useTexts(orderTexts);
  const tLabels = useTexts(physicalCardLabelTexts);
  const [isOpen, setOpen] = useState(false);
  const { carrier, number, link } = tracking;
  const known = knownCarrier(carrier);
  return (
    <DetailItem name={t('workshopOrder.details.tracking')}>
      {known ? tLabels(`cardWords.carrier.${known}`) : <bdi>{carrier}</bdi>}
      {number && (
        <>
          {' '}
          <LatinText>{number}</LatinText>
        </>
      )}
      {link && (
        <a className={styles.tracking} href={link} target="_blank" rel="noreferrer">
          {t('workshopOrder.details.track')}
          <ExternalLink size={16} aria-hidden="true" />
        </a>
      )}
      {order.state === 'shipped' && (
        <Row>
          <MayChange>
            <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
              {t('workshopOrder.tracking.button')}
            </Button>
          </MayChange>
        </Row>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={t('workshopOrder.tracking.title')} description={t('workshopOrder.tracking.text')}>
          <TrackingForm order={order} tracking={tracking} onClose={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </DetailItem>
  );
}

interface TrackingFormProps {
  order: WorkshopOrder;
  tracking: Tracking;
  onClose: () => void;
}

function answersOf(orderId: number, { carrier, number, link }: Tracking): TransitionInput {
  const known = knownCarrier(carrier) ?? '';
  // The link of a known carrier follows from the number.
  const typedLink = known && carriers[known] ? '' : (link ?? '');
  return { ...noAnswers, carrier: known, numbers: { [orderId]: number ?? '' }, link: typedLink };
}

function TrackingForm({ order, tracking, onClose }: TrackingFormProps) {
  const t = useTexts(orderTexts);
  const { id } = order;
  const form = useSchemaForm({
    schema: transitionForm('ship', 0),
    texts: [transitionTexts, workshopTexts],
    serverNames: { trackingNumber: `numbers.${id}`, trackingLink: 'link' },
    defaultValues: answersOf(id, tracking),
  });
  const { send, isPending } = useAdminCall({
    call: (api, answers: TransitionInput) => {
      const { trackingNumber = '', trackingLink = '' } = bodyOf('ship', answers, id, 0);
      const body = { carrier: answers.carrier || 'own', trackingNumber, trackingLink } as const;
      return api.call(workshopApi.correctTracking, { params: { id }, body });
    },
    done: t('workshopOrder.tracking.done'),
    onDone: onClose,
    onFields: form.showFields,
    onFailed: ({ message }) => {
      form.setError('root', { message });
      return true;
    },
  });
  const failure = form.formState.errors.root?.message;
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4} shrink shrinkItems>
      <CarrierFields orders={[order]} form={form} />
      {failure && (
        <Text tone="bad" role="alert">
          {failure}
        </Text>
      )}
      <Row gap={3} wrap>
        <SubmitButton>{t('workshopOrder.tracking.action')}</SubmitButton>
        <Button variant="outline" onClick={onClose}>
          {t('workshopOrder.tracking.back')}
        </Button>
      </Row>
    </Form>
  );
}
