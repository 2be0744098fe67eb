import { Ban } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import type { CallAnswer } from '#base/endpoint.ts';
import { requiredText } from '#base/schemas.ts';
import { MayChange, useAdminCall } from '#features/admin/web/index.ts';
import { tagLimits } from '#features/tags/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Field, Textarea } from '#ui/controls/field.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { Link } from '#ui/router.tsx';
import { workshopApi } from '../../contract.ts';
import { DetailItem } from '../components/detail-item.tsx';
import { OrderNumber } from '../components/order-details.tsx';
import { TagStateBadge } from '../components/state-badge.tsx';
import { TagBytes } from '../components/tag-bytes.tsx';
import { Timeline } from '../components/timeline.tsx';
import { stockHref } from '../state/stock-view.ts';
import { stockTexts } from '../stock-texts.ts';
import styles from './stock.module.css';

export function TagBody({ tag }: { tag: CallAnswer<typeof workshopApi.tag> }) {
  const t = useTexts(stockTexts);
  const { code, name, state, link, owner, orderId, batch, createdAt, writtenAt, model: tagModel, history } = tag;
  const steps = history.map((step) => ({ ...step, title: t(`workshopStock.event.${step.event}`) }));
  return (
    <Stack gap={4} shrinkItems>
      <div>
        <TagStateBadge tag={tag} />
      </div>
      <Stack gap={1}>
        <Grid columns="fill auto" gap={2} align="center" className={styles.value}>
          <LatinText>{link}</LatinText>
          <CopyButton value={link} label={t('workshopStock.sheet.copyLink')} />
        </Grid>
        <TagBytes tag={tag} copyLabel={t('workshopStock.sheet.copyNdef')} />
      </Stack>
      <Stack as="dl" gap={3} className={styles.section}>
        {name && (
          <DetailItem name={t('workshopStock.sheet.name')}>
            <bdi>{name}</bdi>
          </DetailItem>
        )}
        <DetailItem name={t('workshopStock.sheet.owner')}>
          {owner ? <bdi>{owner.name}</bdi> : t('workshopStock.row.nobody')}
        </DetailItem>
        {orderId !== null && (
          <DetailItem name={t('workshopStock.sheet.order')}>
            <Link to={`/admin/orders/${orderId}`}>
              <OrderNumber id={orderId} />
            </Link>
          </DetailItem>
        )}
        {batch && (
          <DetailItem name={t('workshopStock.sheet.batch')}>
            <Link to={stockHref({ batch })}>
              <bdi>{batch}</bdi>
            </Link>
          </DetailItem>
        )}
        <DetailItem name={t('workshopStock.sheet.made')}>
          <DateText value={createdAt} time />
        </DetailItem>
        <DetailItem name={t('workshopStock.sheet.written')}>
          {writtenAt ? <DateText value={writtenAt} time /> : t('workshopStock.row.notWritten')}
        </DetailItem>
        {tagModel && (
          <DetailItem name={t('workshopStock.sheet.model')}>
            <LatinText>{tagModel.toUpperCase()}</LatinText>
          </DetailItem>
        )}
      </Stack>
      <Stack as="section" gap={3} className={styles.section}>
        <Text as="h3" size="m">
          {t('workshopStock.sheet.history')}
        </Text>
        <Timeline steps={steps} />
      </Stack>
      {state !== 'retired' && (
        <Stack gap={3} className={styles.section}>
          <MayChange>
            <RetireButton code={code} />
          </MayChange>
        </Stack>
      )}
    </Stack>
  );
}

/** Irreversible, so it requires a reason. */
function RetireButton({ code }: { code: string }) {
  const t = useTexts(stockTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" size="sm" className={styles.retire ?? ''}>
          <Ban aria-hidden="true" />
          {t('workshopStock.retire.button')}
        </Button>
      </DialogTrigger>
      <DialogContent
        size="sm"
        title={t('workshopStock.retire.title', { code })}
        description={t('workshopStock.retire.text')}
      >
        <RetireForm code={code} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

const schema = z.object({ note: requiredText(tagLimits.noteMax, 'workshopStock.retire.noteMissing') });

function RetireForm({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useTexts(stockTexts);
  const form = useSchemaForm({ schema, texts: [stockTexts], defaultValues: { note: '' } });
  const { send, isPending } = useAdminCall({
    call: (api, body: z.output<typeof schema>) => api.call(workshopApi.retire, { params: { code }, body }),
    done: t('workshopStock.retire.done'),
    onDone,
    onFields: form.showFields,
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4} shrinkItems>
      <Field
        label={t('workshopStock.retire.note')}
        hint={t('workshopStock.retire.noteHint')}
        required
        error={form.errorOf('note')}
      >
        <Textarea {...form.register('note')} rows={2} maxLength={tagLimits.noteMax} />
      </Field>
      <Row gap={3} wrap>
        <SubmitButton variant="destructive">{t('workshopStock.retire.confirm')}</SubmitButton>
        <Button variant="outline" onClick={onDone}>
          {t('workshopStock.retire.back')}
        </Button>
      </Row>
    </Form>
  );
}
