import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail, MessageCircle, Phone, Trash2, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { fillPath } from '#base/endpoint.ts';
import { formatPhone } from '#base/phone.ts';
import { leadFieldTexts } from '#features/profiles/lead-field-texts.ts';
import { type LeadFieldKind, leadFieldNames, leadFieldOf } from '#features/profiles/lead-fields.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Accordion, AccordionItem } from '#ui/layout/accordion.tsx';
import { Caption, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { DateText, LatinText, PhoneText, useLocale, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { answerHrefs } from '../../answer-hrefs.ts';
import { type Lead, type LeadWithNotes, leadsApi } from '../../contract.ts';
import { transitionsFrom } from '../../domain.ts';
import { leadSharedTexts } from '../../shared-texts.ts';
import { SourceLabel } from '../components/source-label.tsx';
import { StatusBadge, statusIcons } from '../components/status-badge.tsx';
import { TimeAgo } from '../components/time-ago.tsx';
import { detailTexts } from '../detail-texts.ts';
import { aims, useRemoveLeads, useSetLeadsStatus } from '../state/lead-calls.ts';
import { leadKeys, patchLeads } from '../state/lead-queries.ts';
import styles from './detail.module.css';
import { DetailSection } from './detail-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { ReminderSection } from './reminder-section.tsx';

/** Name and message are shown above. */
const contactFields = leadFieldNames.filter((name) => name !== 'name' && name !== 'message');

/** Phone and email in readable form, and the answers to the owner's custom questions. */
function ContactSection({ lead }: { lead: Lead }) {
  const t = useTexts(detailTexts);
  const tf = useTexts(leadFieldTexts);
  return (
    <DetailSection title={t('leadDetail.contact')}>
      <Stack as="dl" gap={1}>
        {contactFields.map((name) => {
          const value = lead[name];
          if (!value) return null;
          return (
            <Grid key={name} align="center" className={styles.detail}>
              <dt>{tf.find(`leadField.${name}.detail`) ?? tf(`leadField.${name}.label`)}</dt>
              <FieldValue kind={leadFieldOf(name).kind} value={value} copyLabel={tf.find(`leadField.${name}.copy`)} />
            </Grid>
          );
        })}
        {lead.fields.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was filled in never changes, and two questions may be alike
          <Grid key={index} align="center" className={styles.detail}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <FieldValue kind="lines" value={value} />
          </Grid>
        ))}
      </Stack>
    </DetailSection>
  );
}

interface FieldValueProps {
  kind: LeadFieldKind;
  value: string;
  copyLabel?: string | undefined;
}

/** Phone and email are links in readable form, and can also be copied. */
function FieldValue({ kind, value, copyLabel }: FieldValueProps) {
  if (kind !== 'phone' && kind !== 'email')
    return (
      <dd className={styles.own} dir="auto">
        {value}
      </dd>
    );
  return (
    <dd>
      {kind === 'phone' ? (
        <PhoneText value={value} dial />
      ) : (
        <a href={`mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`}>
          <LatinText>{value}</LatinText>
        </a>
      )}
      {copyLabel && <CopyButton value={kind === 'phone' ? formatPhone(value) : value} label={copyLabel} />}
    </dd>
  );
}

const icons = { call: Phone, whatsapp: MessageCircle, mail: Mail } as const;

/** The quickest ways to answer; the first available one is highlighted. */
function AnswerButtons({ lead }: { lead: Lead }) {
  const t = useTexts(leadSharedTexts);
  const hrefs = answerHrefs(lead, useLocale().locale);
  const actions = (['whatsapp', 'call', 'mail'] as const).flatMap((action) => {
    const href = hrefs[action];
    return href ? [{ action, href, Icon: icons[action] }] : [];
  });
  return (
    <Row wrap gap={2}>
      {actions.map(({ action, href, Icon }, index) => (
        <LinkButton
          key={action}
          variant={index === 0 ? 'default' : 'secondary'}
          size="sm"
          href={href}
          {...(action === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Icon aria-hidden="true" />
          {t(`lead.contactActions.${action}`)}
        </LinkButton>
      ))}
    </Row>
  );
}

interface LeadBodyProps {
  lead: LeadWithNotes;
  /** False while only the data from the list is available. */
  areNotesKnown: boolean;
  onRemoved: (ids: readonly number[]) => void;
}

/** Everything about one lead: sender and message first, then actions, then notes. */
export function LeadBody({ lead, areNotesKnown, onRemoved }: LeadBodyProps) {
  const t = useTexts(detailTexts);
  useMarkSeen(lead);
  return (
    <Stack shrinkItems gap={5} shrink>
      <Row wrap align="center" gap={[1, 3]} tone="muted" size="s" breakWords>
        <StatusBadge status={lead.status} />
        <TimeAgo at={lead.createdAt} />
        <SourceLabel source={lead.source} />
        <bdi>{lead.profileName}</bdi>
      </Row>
      {lead.status === 'review' && (
        <Notice icon={statusIcons.review} tone="warn" title={t('leadDetail.review.title')}>
          {t('leadDetail.review.text')}
        </Notice>
      )}
      <AnswerButtons lead={lead} />
      <MessageSection lead={lead} />
      <ContactSection lead={lead} />
      <StatusSection lead={lead} />
      <ReminderSection lead={lead} />
      <NotesSection lead={lead} areKnown={areNotesKnown} />
      <ConsentSection lead={lead} />
      <LeadFoot lead={lead} onRemoved={onRemoved} />
    </Stack>
  );
}

/** The message, with the visitor's line breaks and text direction. */
function MessageSection({ lead: { message } }: { lead: Lead }) {
  const t = useTexts(detailTexts);
  return (
    <DetailSection title={t('leadDetail.message')}>
      {message ? (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      ) : (
        <Caption>{t('leadDetail.noMessage')}</Caption>
      )}
    </DetailSection>
  );
}

/** The consent text shown to the visitor, verbatim: it determines what may be sent to them. */
function ConsentSection({ lead: { consent } }: { lead: Lead }) {
  const t = useTexts(detailTexts);
  return (
    <Accordion>
      <AccordionItem title={t('leadDetail.consent.title')}>
        <Stack gap={2} size="s" breakWords>
          <p dir="auto">{consent.text}</p>
          {consent.marketing ? (
            <p dir="auto">
              <strong>{t('leadDetail.consent.marketing')}: </strong>
              <bdi>{consent.marketing}</bdi>
            </p>
          ) : (
            <p>{t('leadDetail.consent.noMarketing')}</p>
          )}
          <p>
            {t('leadDetail.consent.at')} <DateText value={consent.at} time />
          </p>
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}

/** Marks an opened lead as seen. Errors are ignored, because the next view retries. */
function useMarkSeen({ id, isUnseen }: Pick<Lead, 'id' | 'isUnseen'>): void {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (leadId: number) => api.call(leadsApi.markSeen, { body: { ids: [leadId] } }),
    onSuccess: (_, leadId) => {
      patchLeads(queries, [leadId], { isUnseen: false });
      void queries.invalidateQueries({ queryKey: leadKeys.counts });
      void queries.invalidateQueries({ queryKey: leadKeys.dashboard });
    },
  });
  useEffect(() => {
    if (isUnseen) mutate(id);
  }, [id, isUnseen, mutate]);
}

/** Current status and possible transitions. The clicked button stays in place and retains focus. */
function StatusSection({ lead: { id, status } }: { lead: Lead }) {
  const t = useTexts(detailTexts);
  const setStatus = useSetLeadsStatus();
  const actions = transitionsFrom(status);
  return (
    <DetailSection title={t('leadDetail.status.title')}>
      <Row wrap gap={2}>
        {aims
          .filter((aim) => (aim === status && aim !== 'new') || actions.includes(aim))
          .map((aim) => {
            const Icon = statusIcons[aim];
            const isNow = aim === status;
            return (
              <Button
                key={aim}
                variant={isNow ? 'secondary' : 'outline'}
                size="sm"
                aria-pressed={isNow}
                onClick={() => isNow || setStatus({ ids: [id], status: aim })}
              >
                <Icon aria-hidden="true" />
                {t(`leadDetail.moves.${aim}`)}
              </Button>
            );
          })}
      </Row>
    </DetailSection>
  );
}

interface LeadFootProps {
  lead: LeadWithNotes;
  onRemoved: (ids: readonly number[]) => void;
}

/** Buttons to export the contact and to delete the lead. */
function LeadFoot({ lead: { id, name, notes, notesCount }, onRemoved }: LeadFootProps) {
  const t = useTexts(detailTexts);
  const { mutate: remove, isPending } = useRemoveLeads(onRemoved);
  return (
    <Row wrap align="center" justify="between" gap={3}>
      <LinkButton variant="outline" size="sm" href={fillPath(leadsApi.vcard.path, { id })}>
        <UserPlus aria-hidden="true" />
        {t('leadDetail.save')}
      </LinkButton>
      <ConfirmButton
        className={styles.remove}
        variant="ghost"
        size="sm"
        call={{ isPending, send: () => remove([id]) }}
        title={t('leadDetail.remove.title', { name })}
        description={t('leadDetail.remove.text', { notes: notes.length || notesCount })}
        confirm={t('leadDetail.remove.confirm')}
        destructive
      >
        <Trash2 aria-hidden="true" />
        {t('leadDetail.remove.button')}
      </ConfirmButton>
    </Row>
  );
}
