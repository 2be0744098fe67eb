import { z } from 'zod';
import { text } from '#base/schemas.ts';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { physicalCardLabelTexts } from '#features/physical-cards/label-texts.ts';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { useSchemaForm } from '#ui/forms/form.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.tsx';
import { type MaterialStock, stockApi } from '../../contract.ts';
import { stockLimits } from '../../domain.ts';
import { stockTexts } from '../../texts.ts';

type TaskKind = 'receive' | 'count' | 'remind';

/** What is to be done with which material. */
export interface StockTask {
  readonly kind: TaskKind;
  readonly one: MaterialStock;
}

interface Entered {
  readonly number: number | null;
  readonly note: string;
}

/** The fewest cards that may be entered; a reminder may also be left out. */
const least: Readonly<Record<TaskKind, number>> = { receive: 1, count: 0, remind: 1 };

const schemaOf = (kind: TaskKind) =>
  z.object({
    number: z
      .string()
      .trim()
      .refine((typed) => (typed === '' ? kind === 'remind' : isNumber(typed, least[kind])), {
        error: 'stock.wrongNumber',
      })
      .transform((typed) => (typed === '' ? null : Number(typed))),
    note: text(stockLimits.note),
  });

const isNumber = (typed: string, from: number): boolean =>
  /^\d{1,6}$/.test(typed) && Number(typed) >= from && Number(typed) <= stockLimits.cards;

const sends: Readonly<Record<TaskKind, (api: Api, one: MaterialStock, entered: Entered) => Promise<unknown>>> = {
  receive: (api, { material }, { number, note }) =>
    api.call(stockApi.receive, { body: { material, quantity: number ?? 0, note } }),
  count: (api, { material }, { number, note }) =>
    api.call(stockApi.count, { body: { material, counted: number ?? 0, note } }),
  remind: (api, { material }, { number, note }) =>
    api.call(stockApi.setThreshold, { body: { material, threshold: number, reorderNote: note } }),
};

interface StockDialogProps {
  task: StockTask;
  onClose: () => void;
}

/** A number of cards and a note. What is on the shelf is counted, so the book's number is not filled in. */
export function StockDialog({ task: { kind, one }, onClose }: StockDialogProps) {
  const t = useTexts(stockTexts);
  const name = useTexts(physicalCardLabelTexts)(`cardWords.material.${one.material}`);
  const isReminder = kind === 'remind';
  const form = useSchemaForm({
    schema: schemaOf(kind),
    texts: [stockTexts],
    serverNames: { quantity: 'number', counted: 'number', threshold: 'number', reorderNote: 'note' },
    defaultValues: { number: isReminder ? String(one.threshold ?? '') : '', note: isReminder ? one.reorderNote : '' },
  });
  const { send, isPending } = useAdminCall<unknown, Entered>({
    call: (api, entered) => sends[kind](api, one, entered),
    done: t(`stock.${kind}.done`),
    onDone: onClose,
    onFields: form.showFields,
  });
  return (
    <ConfirmAction
      title={t(`stock.${kind}.of`, { material: name })}
      text={t(`stock.${kind}.text`)}
      action={t(`stock.${kind}.action`)}
      isOpen
      onClose={onClose}
      onConfirm={form.handleSubmit(send)}
      isPending={isPending}
    >
      <Stack gap={3}>
        <Field label={t(`stock.${kind}.number`)} error={form.errorOf('number')}>
          <Input {...form.register('number')} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={6} />
        </Field>
        <Field label={t(`stock.${kind}.note`)} error={form.errorOf('note')}>
          <Textarea {...form.register('note')} rows={2} maxLength={stockLimits.note} />
        </Field>
      </Stack>
    </ConfirmAction>
  );
}
