import { z } from 'zod';
import { isLocale, type Locale, locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { Avatar } from '#ui/avatar.tsx';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { Caption, Grid, Row, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useLocale, useTexts } from '#ui/locale.tsx';
import { type Account, accountApi, displayName, username } from '../../../contract.ts';
import { accountTexts } from '../../account-texts.ts';
import styles from '../account-page.module.css';
import { SettingsSection } from '../components/settings-section.tsx';
import { accountFormTexts, useAccountChange } from '../use-account.ts';

const detailsSchema = z.object({ displayName, username, language: z.enum(locales) });
type Details = z.output<typeof detailsSchema>;

export const detailsOf = ({ displayName: name, username: user, language }: Account): Details => ({
  displayName: name,
  username: user,
  language,
});

/** Sends only changed fields: a name that predates the current rules must not block a language change. */
export function changedDetails(details: Details, account: Account): Partial<Details> {
  const known = detailsOf(account);
  return Object.fromEntries(Object.entries(details).filter(([name, value]) => known[name as keyof Details] !== value));
}

export function DetailsSection({ account }: { account: Account }) {
  const t = useTexts(accountTexts);
  const { locale, setLocale } = useLocale();
  const form = useSchemaForm({
    schema: detailsSchema,
    texts: accountFormTexts,
    values: detailsOf(account),
    // A refetched account must not overwrite unsaved input.
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty } = form.formState;
  const start = (from: Account) => form.reset(detailsOf(from), { keepDirtyValues: false });
  const { send, isPending } = useAccountChange({
    call: (api, details: Details) => api.call(accountApi.update, { body: changedDetails(details, account) }),
    onFields: form.showFields,
    onDone: (saved) => {
      const hasNewLanguage = saved.language !== account.language;
      if (hasNewLanguage) setLocale(saved.language);
      start(saved);
      toast({ title: translator(accountTexts, hasNewLanguage ? saved.language : locale)('account.details.saved') });
    },
  });
  const [displayName, username, language] = form.watch(['displayName', 'username', 'language']);
  return (
    <SettingsSection name="details" text={t('account.details.text')} isLocked={account.isDemo}>
      <UnsavedGuard
        unsaved={isDirty}
        texts={{
          title: t('account.leave.title'),
          text: t('account.leave.text'),
          stay: t('account.leave.stay'),
          go: t('account.leave.go'),
        }}
      />
      <Form form={form} onSubmit={send} isPending={isPending} gap={5} shrink>
        <OwnerSummary name={displayName} since={account.createdAt} />
        <Grid gap={5} align="start" wideColumns={2}>
          <Field label={t('account.details.displayName')} error={form.errorOf('displayName')}>
            <Input {...form.register('displayName')} autoComplete="name" />
          </Field>
          <Field
            label={t('account.details.username')}
            error={form.errorOf('username')}
            hint={<UsernameHint username={username} />}
          >
            <Input {...form.register('username')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
        </Grid>
        <LanguageChoice value={language} onChange={(next) => form.setValue('language', next, { shouldDirty: true })} />
        <Row gap={3} align="center" wrap>
          <SubmitButton disabled={!isDirty}>{t('account.details.save')}</SubmitButton>
          {isDirty && !isPending && (
            <Button variant="ghost" onClick={() => start(account)}>
              {t('account.details.discard')}
            </Button>
          )}
          <Text as="span" tone="muted" size="s" role="status">
            {isDirty && t('account.details.unsaved')}
          </Text>
        </Row>
      </Form>
    </SettingsSection>
  );
}

/** With the host: `/@` before a Hebrew name reads backwards in a Hebrew sentence. */
function UsernameHint({ username }: { username: string }) {
  const t = useTexts(accountTexts);
  return (
    <>
      {t('account.details.usernameHint')} <LatinText>{`${window.location.host}/@${username.trim()}`}</LatinText>
    </>
  );
}

function LanguageChoice({ value, onChange }: { value: Locale; onChange(locale: Locale): void }) {
  const t = useTexts(accountTexts);
  return (
    <RadioGroup
      label={t('account.details.language')}
      hint={t('account.details.languageHint')}
      variant="segmented"
      value={value}
      onValueChange={(next) => isLocale(next) && onChange(next)}
    >
      {locales.map((locale) => (
        <RadioItem key={locale} value={locale} lang={locale}>
          {t(`account.details.${locale}`)}
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

/** The account's owner; updates while the name is typed. */
function OwnerSummary({ name, since }: { name: string; since: string }) {
  const t = useTexts(accountTexts);
  return (
    <Row gap={4} align="center">
      <Avatar name={name} size="lg" />
      <div className={styles.texts}>
        <Text size="l" weight="strong" line="snug" breakWords>
          <bdi>{name}</bdi>
        </Text>
        <Caption>
          {t('account.details.since')} <DateText value={since} />
        </Caption>
      </div>
    </Row>
  );
}
