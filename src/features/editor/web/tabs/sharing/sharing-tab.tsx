import { useQueryClient } from '@tanstack/react-query';
import { CodeXml } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { LocalizedField, useFormValue, usePlan } from '#features/profiles/form/index.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { locales } from '#i18n/locale.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { useNavigate } from '#ui/router.tsx';
import { AddressField } from '../../address/address-field.tsx';
import { type AddressKind, useAddressCheck } from '../../address/use-address-check.ts';
import { useShowPlanLimit } from '../../plan-context.ts';
import { useCacheProfile } from '../../profile-queries.ts';
import type { TabProps } from '../../shell/tabs.ts';
import { useEditorSession } from '../../state/editor-context.tsx';
import { useActions, useEditor, useForm, useSaveState } from '../../state/use-editor.ts';
import { editorTexts } from '../../texts.ts';
import { useProfileCall } from '../../use-profile-call.ts';
import { SecondLanguage } from '../details/second-language.tsx';
import styles from './address-section.module.css';
import { SendSection } from './send-section.tsx';
import { sharingTexts } from './sharing-texts.ts';
import { VersionsSection } from './versions-section.tsx';

export function SharingTab({ profile }: TabProps) {
  const t = useTexts(sharingTexts);
  const { set } = useActions();
  const isIndexable = useFormValue<boolean>('sharing.isListed');
  return (
    <Stack gap={5} shrink shrinkItems>
      <SendSection profile={profile} />
      <FormSection title={t('sharing.preview')} text={t('sharing.previewText')}>
        <ChatBubble address={profile.address} />
        <LocalizedField path="sharing.title" label={t('sharing.title')} hint={t('sharing.titleHint')} max={80} />
        <LocalizedField
          path="sharing.description"
          label={t('sharing.description')}
          hint={t('sharing.descriptionHint')}
          max={200}
          rows={2}
        />
        <Field inline label={t('sharing.listed')} hint={t('sharing.listedHint')}>
          <Switch checked={isIndexable} onCheckedChange={(checked) => set('sharing.isListed', checked)} />
        </Field>
      </FormSection>
      <AddressSection profile={profile} />
      {profile.status === 'published' && <EmbedSection slug={profile.slug} />}
      <LanguageSection />
      <VersionsSection profile={profile} />
      <StateSection profile={profile} />
    </Stack>
  );
}

function AddressSection({ profile }: { profile: Profile }) {
  const t = useTexts(sharingTexts);
  return (
    <FormSection title={t('sharing.address')} text={t('sharing.addressText')} id="address">
      <AddressForm key={`slug ${profile.slug}`} kind="slug" profile={profile} />
      <AddressForm key={`custom ${profile.customSlug}`} kind="custom" profile={profile} />
    </FormSection>
  );
}

function EmbedSection({ slug }: { slug: string }) {
  const t = useTexts(sharingTexts);
  return (
    <FormSection title={t('sharing.embed')} text={t('sharing.embedText')}>
      <Row>
        <LinkButton variant="outline" size="sm" href={`/embed?card=${encodeURIComponent(slug)}`}>
          <CodeXml aria-hidden="true" />
          {t('sharing.embedAction')}
        </LinkButton>
      </Row>
    </FormSection>
  );
}

function LanguageSection() {
  const t = useTexts(sharingTexts);
  const te = useTexts(editorTexts);
  const { set } = useActions();
  const language = useForm((form) => form.language);
  return (
    <FormSection title={t('sharing.language')} text={t('sharing.languageText')}>
      <RadioGroup
        label={t('sharing.language')}
        hideLabel
        variant="segmented"
        value={language}
        onValueChange={(next) => set('language', next)}
      >
        {locales.map((locale) => (
          <RadioItem key={locale} value={locale}>
            <span lang={locale}>{te(`editor.preview.${locale}`)}</span>
          </RadioItem>
        ))}
      </RadioGroup>
      <SecondLanguage />
    </FormSection>
  );
}

/** Changes with every save of the draft. */
function useSaveCount(): number {
  const isSaved = useSaveState().kind === 'saved';
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (isSaved) setCount((before) => before + 1);
  }, [isSaved]);
  return count;
}

/** A message with the profile's link, as the recipient will see it: the server draws the picture of the saved draft. */
function ChatBubble({ address }: { address: string }) {
  const t = useTexts(sharingTexts);
  const saves = useSaveCount();
  const { language, identity, sharing } = useEditor(({ normalized }) => normalized.document);
  const { host } = window.location;
  const name = identity.name[language] || identity.name.he || identity.name.en || '';
  const role = identity.title[language] || identity.company[language];
  const title = sharing.title[language] || [name, role].filter(Boolean).join(' · ');
  const description = sharing.description[language] || identity.tagline[language];
  return (
    <Stack as="figure" gap={3} className={styles.chat}>
      <figcaption className={styles.caption}>{t('sharing.bubble')}</figcaption>
      <div className={styles.bubble}>
        <div className={styles.card}>
          <img
            className={styles.picture}
            src={`${address}/draft.jpg?saves=${saves}`}
            width={1_200}
            height={630}
            alt={t('sharing.picture')}
          />
          <div className={styles.texts} lang={language} dir="auto">
            <p className={styles.title}>{title}</p>
            {description && <p className={styles.description}>{description}</p>}
            <p className={styles.host}>
              <LatinText>{host}</LatinText>
            </p>
          </div>
        </div>
        <Text size="s" breakWords className={styles.chatBubbleLink}>
          <LatinText>{host + decodeURI(address)}</LatinText>
        </Text>
      </div>
    </Stack>
  );
}

/** Pauses or deletes the profile. */
function StateSection({ profile: { id, status } }: { profile: Profile }) {
  const t = useTexts(sharingTexts);
  const { autosave } = useEditorSession();
  const cacheProfile = useCacheProfile();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isPaused = status === 'paused';
  const statusCall = useProfileCall<Profile>({
    call: (api) => api.call(isPaused ? profilesApi.resume : profilesApi.pause, { params: { id } }),
    onDone: (updated) => {
      cacheProfile(updated);
      toast({ title: t(updated.status === 'paused' ? 'sharing.paused' : 'sharing.resumed') });
    },
  });
  const removing = useProfileCall<Profile>({
    call: async (api) => {
      await autosave.flush();
      return api.call(profilesApi.remove, { params: { id } });
    },
    onDone: () => {
      autosave.stop();
      void queries.invalidateQueries({ queryKey: ['/api/profiles'] });
      toast({ title: t('sharing.removed') });
      navigate('/editor');
    },
  });
  return (
    <FormSection title={t('sharing.state')}>
      {(isPaused || status === 'published') && (
        <Row gap={3} align="center" justify="between" wrap>
          <p className={styles.text}>{t(isPaused ? 'sharing.resumeText' : 'sharing.pauseText')}</p>
          <Button
            variant={isPaused ? 'default' : 'outline'}
            loading={statusCall.isPending}
            onClick={() => statusCall.send()}
          >
            {t(isPaused ? 'sharing.resume' : 'sharing.pause')}
          </Button>
        </Row>
      )}
      <Row gap={3} align="center" justify="between" wrap>
        <p className={styles.text}>{t('sharing.removeText')}</p>
        <ConfirmButton
          className={styles.remove}
          call={removing}
          title={t('sharing.removeTitle')}
          description={t('sharing.removeText')}
          confirm={t('sharing.removeConfirm')}
          destructive
        >
          {t('sharing.remove')}
        </ConfirmButton>
      </Row>
    </FormSection>
  );
}

/** Form for one of a profile's two addresses. */
function AddressForm({ kind, profile }: { kind: AddressKind; profile: Profile }) {
  const t = useTexts(sharingTexts);
  const tp = useTexts(profilesTexts);
  const cacheProfile = useCacheProfile();
  const showLimit = useShowPlanLimit();
  const isCustom = kind === 'custom';
  const current = (isCustom ? profile.customSlug : profile.slug) ?? '';
  const plan = usePlan();
  const isAllowed = !isCustom || (plan?.entitlements.customSlug ?? true);
  const { typedAddresses } = useEditorSession();
  const [typed, setTyped] = useState(typedAddresses.get(kind) ?? current);
  const [rejection, setRejection] = useState<string>();
  const check = useAddressCheck(kind, typed, current);
  const name = isCustom ? 'customSlug' : 'slug';
  const { send, isPending } = useProfileCall<Profile, string | null>({
    call: (api, value) => api.call(profilesApi.setAddress, { params: { id: profile.id }, body: { [name]: value } }),
    onDone: (updated) => {
      typedAddresses.delete(kind);
      cacheProfile(updated);
      toast({ title: t('sharing.changed') });
    },
    onFields: (fields) => {
      setRejection(fields[name]);
      return fields[name] !== undefined;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAllowed) send(check.value);
    else showLimit(tp('profiles.plan.customSlug'));
  };
  const isNew = typed.trim() !== '' && check.state !== 'same';
  return (
    <Stack as="form" gap={2} shrinkItems onSubmit={submit} noValidate>
      <AddressField
        label={t(`sharing.${kind}`)}
        prefix={`${window.location.host}${isCustom ? '/' : '/p/'}`}
        typed={typed}
        onType={(text) => {
          setRejection(undefined);
          setTyped(text);
          if (text.trim() === '' || text === current) typedAddresses.delete(kind);
          else typedAddresses.set(kind, text);
        }}
        check={check}
        serverError={rejection}
        isHebrewToo={isCustom}
        {...(isCustom && { hint: t(isAllowed ? 'sharing.customHint' : 'sharing.customPlan') })}
      />
      <Row gap={2} wrap className={styles.actions}>
        {isNew && (
          <Button type="submit" size="sm" loading={isPending} disabled={check.state === 'refused'}>
            {t('sharing.change')}
          </Button>
        )}
        {isCustom && current && (
          <Button variant="ghost" size="sm" onClick={() => send(null)}>
            {t('sharing.clear')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
