import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  AdminListPage,
  ConfirmAction,
  defineAdminList,
  MayChange,
  useAdminCall,
  useMayChange,
} from '#features/admin/web/index.ts';
import { locales } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import {
  type AdminPoint,
  type PointDraft,
  pointDraft,
  pointFields,
  pointLimits,
  pointsApi,
} from '../points-contract.ts';
import { pointsAdminTexts } from './admin-points-texts.ts';
import styles from './points-admin-page.module.css';

const pointsList = defineAdminList({
  list: pointsApi.adminList,
  texts: pointsAdminTexts,
  icon: MapPin,
  copy: (t) => ({
    title: t('pointsAdmin.title'),
    lead: t('pointsAdmin.lead'),
    caption: t('pointsAdmin.caption'),
    search: t('pointsAdmin.search'),
    empty: { title: t('pointsAdmin.empty.title'), text: t('pointsAdmin.empty.text') },
  }),
  keyOf: ({ id }) => id,
  useColumns: (t) => {
    const { locale } = useLocale();
    const mayChange = useMayChange();
    const actions = {
      id: 'actions',
      head: t('pointsAdmin.actions'),
      cell: (point: AdminPoint) => <PointActions point={point} />,
    };
    return [
      ...(['name', 'city', 'street'] as const).map((field) => ({
        id: field,
        head: t(`pointsAdmin.${field}`),
        isMain: field === 'name',
        cell: (point: AdminPoint) => <bdi>{point[field][locale]}</bdi>,
      })),
      {
        id: 'state',
        head: t('pointsAdmin.state'),
        cell: ({ isHidden }) => (
          <Badge variant={isHidden ? 'secondary' : 'good'} size="sm">
            {t(isHidden ? 'pointsAdmin.hidden' : 'pointsAdmin.offered')}
          </Badge>
        ),
      },
      ...(mayChange ? [actions] : []),
    ];
  },
});

/** Route: `/admin/pickup-points`. */
export function PointsAdminPage() {
  const t = useTexts(pointsAdminTexts);
  const [isOpen, setOpen] = useState(false);
  const add = (
    <MayChange>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {t('pointsAdmin.add')}
      </Button>
    </MayChange>
  );
  return (
    <>
      <AdminListPage list={pointsList} actions={add} />
      {isOpen && <PointDialog onClose={() => setOpen(false)} />}
    </>
  );
}

type SaveCall = Parameters<typeof useAdminCall<AdminPoint, PointDraft>>[0];

function useSavePoint(id: number | undefined, more: Pick<SaveCall, 'done' | 'onDone' | 'onFields'>) {
  return useAdminCall<AdminPoint, PointDraft>({
    ...more,
    call: (api, body) =>
      id === undefined ? api.call(pointsApi.create, { body }) : api.call(pointsApi.change, { params: { id }, body }),
  });
}

function PointActions({ point: { id, ...point } }: { point: AdminPoint }) {
  const t = useTexts(pointsAdminTexts);
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const done = t(point.isHidden ? 'pointsAdmin.nowShown' : 'pointsAdmin.nowHidden');
  const { send, isPending } = useSavePoint(id, { done });
  const action = (name: 'edit' | 'show' | 'hide', onClick: () => void, loading = false) => {
    const label = t(`pointsAdmin.${name}`);
    const fullLabel = t('pointsAdmin.actionOf', { action: label, name: point.name[locale] });
    return (
      <Button variant="ghost" size="sm" loading={loading} aria-label={fullLabel} onClick={onClick}>
        {label}
      </Button>
    );
  };
  return (
    <Row as="span" inline gap={1} className={styles.actions}>
      {action('edit', () => setOpen(true))}
      {action(point.isHidden ? 'show' : 'hide', () => send({ ...point, isHidden: !point.isHidden }), isPending)}
      {isOpen && <PointDialog point={{ id, ...point }} onClose={() => setOpen(false)} />}
    </Row>
  );
}

const blank = { he: '', en: '' };

function PointDialog({ point, onClose }: { point?: AdminPoint; onClose: () => void }) {
  const t = useTexts(pointsAdminTexts);
  const { locale } = useLocale();
  const form = useSchemaForm({
    schema: pointDraft,
    texts: [pointsAdminTexts],
    defaultValues: point ?? { city: blank, name: blank, street: blank, isHidden: false },
  });
  const { send, isPending } = useSavePoint(point?.id, {
    done: t('pointsAdmin.saved'),
    onDone: onClose,
    onFields: form.showFields,
  });
  return (
    <ConfirmAction
      title={point ? point.name[locale] : t('pointsAdmin.add')}
      text={t('pointsAdmin.formText')}
      action={t('pointsAdmin.save')}
      isOpen
      onClose={onClose}
      onConfirm={form.handleSubmit(send)}
      isPending={isPending}
    >
      <Grid columns={2} gap={3} align="start" shrink>
        {pointFields.flatMap((field) =>
          locales.map((one) => (
            <Field
              key={`${field} ${one}`}
              label={t(one === 'he' ? 'pointsAdmin.inHebrew' : 'pointsAdmin.inEnglish', {
                field: t(`pointsAdmin.${field}`),
              })}
              error={form.errorOf(`${field}.${one}`)}
              required
            >
              <Input
                {...form.register(`${field}.${one}`)}
                lang={one}
                dir={one === 'he' ? 'rtl' : 'ltr'}
                maxLength={pointLimits[field]}
                autoComplete="off"
              />
            </Field>
          )),
        )}
      </Grid>
    </ConfirmAction>
  );
}
