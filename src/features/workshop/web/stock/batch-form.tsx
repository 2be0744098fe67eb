import { type FormEvent, useState } from 'react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { tagLimits } from '#features/tags/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { workshopApi } from '../../contract.ts';
import { stockTexts } from '../stock-texts.ts';
import { batchErrors } from './batch-errors.ts';

interface BatchFormProps {
  onMade: (made: { batch: string; count: number }) => void;
  onBack: () => void;
}

const maxName = 60;

export function BatchForm({ onMade, onBack }: BatchFormProps) {
  const t = useTexts(stockTexts);
  const [typed, setTyped] = useState({ batch: '', count: '' });
  const [isTried, setIsTried] = useState(false);
  const errors = isTried ? batchErrors(typed) : {};
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(workshopApi.makeTags, { body: { ...typed, count: Number(typed.count) } }),
    onDone: onMade,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(batchErrors(typed)).length === 0) send();
  };
  const maxBatch = tagLimits.maxBatch.toLocaleString('en');
  return (
    <Stack as="form" gap={4} shrinkItems onSubmit={submit} noValidate>
      <Field
        label={t('workshopStock.make.name')}
        hint={t('workshopStock.make.nameHint')}
        required
        {...(errors.batch && { error: t('workshopStock.make.nameMissing') })}
      >
        <Input
          value={typed.batch}
          maxLength={maxName}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped({ ...typed, batch: currentTarget.value })}
        />
      </Field>
      <Field
        label={t('workshopStock.make.count')}
        hint={t('workshopStock.make.countHint', { max: maxBatch })}
        required
        {...(errors.count && { error: t('workshopStock.make.countWrong', { max: maxBatch }) })}
      >
        <Input
          inputMode="numeric"
          dir="ltr"
          value={typed.count}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped({ ...typed, count: currentTarget.value })}
        />
      </Field>
      <Row gap={3} wrap>
        <Button type="submit" loading={isPending}>
          {t('workshopStock.make.confirm')}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t('workshopStock.make.back')}
        </Button>
      </Row>
    </Stack>
  );
}
