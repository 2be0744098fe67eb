import type { ReactNode } from 'react';
import { Card, CardHeader, Grid, Stack } from '#ui/layout/layout.tsx';
import { DateText, MoneyText, PhoneText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import type { PhysicalOrder } from '../../contract.ts';
import type { DeliveryAddress } from '../../delivery.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import styles from './card-order.module.css';
import { orderPageTexts } from './order-page-texts.ts';

export function OrderDetails({ order }: { order: PhysicalOrder }) {
  const t = useTexts(orderPageTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const { amount, refunded, profileName, delivery, address, createdAt, checkoutOrderId } = order;
  return (
    <Card as="section" aria-labelledby="details-title">
      <CardHeader title={t('orderPage.details.title')} titleId="details-title" />
      <Stack as="dl" gap={3} size="s">
        <Row name={t('orderPage.details.amount')}>
          <MoneyText agorot={amount} />
        </Row>
        {refunded > 0 && (
          <Row name={t('orderPage.details.refunded')}>
            <MoneyText agorot={refunded} />
          </Row>
        )}
        {profileName && (
          <Row name={t('orderPage.details.opens')}>
            <bdi>{profileName}</bdi>
          </Row>
        )}
        <Row name={t('orderPage.details.ordered')}>
          <DateText value={createdAt} />
        </Row>
        <Row name={t('orderPage.details.delivery')}>{tw(`cardWords.delivery.${delivery}`)}</Row>
        <Row name={t('orderPage.details.address')}>
          <span className={styles.line}>
            <bdi>{address.recipient}</bdi>
          </span>
          <AddressLines address={address} />
        </Row>
        {address.phone && (
          <Row name={t('orderPage.details.phone')}>
            <PhoneText value={address.phone} />
          </Row>
        )}
        {address.notes && (
          <Row name={t('orderPage.details.notes')}>
            <bdi>{address.notes}</bdi>
          </Row>
        )}
        {checkoutOrderId !== null && (
          <Row name={t('orderPage.details.invoice')}>
            <Link to={`/checkout/order/${checkoutOrderId}`}>{t('orderPage.details.invoiceAction')}</Link>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Grid gap={3} className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Grid>
  );
}

/** Formatted as on a parcel; empty fields leave no gaps. */
function AddressLines({ address }: { address: DeliveryAddress }) {
  const t = useTexts(orderPageTexts);
  const { street, house, entrance, floor, apartment, city, postcode } = address;
  const inside = [
    entrance && t('orderPage.details.entrance', { entrance }),
    floor && t('orderPage.details.floor', { floor }),
    apartment && t('orderPage.details.apartment', { apartment }),
  ];
  const lines = [
    [street, house].filter(Boolean).join(' '),
    inside.filter(Boolean).join(', '),
    [city, postcode].filter(Boolean).join(' '),
  ];
  return lines.filter(Boolean).map((line) => (
    <span key={line} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));
}
