import { isolatedLtr } from '#i18n/format.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { EmbedSlug } from './embed-code.ts';
import styles from './embed-page.module.css';
import { embedTexts } from './embed-texts.ts';
import type { PublishedProfile } from './read-published-profiles.ts';

interface EmbedProfileFieldProps {
  /** undefined: not signed in, or still loading. */
  profiles: readonly PublishedProfile[] | undefined;
  isSignedIn: boolean;
  origin: string;
  selected: string;
  onSelect(slug: string): void;
  typed: string;
  onTyped(typed: string): void;
  found: EmbedSlug;
  onLogin(): void;
}

export function EmbedProfileField(props: EmbedProfileFieldProps) {
  const { profiles, isSignedIn, origin, selected, onSelect, typed, onTyped, found, onLogin } = props;
  const t = useTexts(embedTexts);
  const error = 'error' in found ? found.error : undefined;
  const hasOwn = Boolean(profiles?.length);
  return (
    <>
      {hasOwn && (
        <Field label={t('embed.profile.own')}>
          <Select value={selected} onChange={(event) => onSelect(event.currentTarget.value)}>
            {profiles?.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
            <option value="">{t('embed.profile.another')}</option>
          </Select>
        </Field>
      )}
      {(!hasOwn || selected === '') && (
        <Field
          label={t('embed.profile.address')}
          hint={
            <>
              {t('embed.profile.addressHint', { example: isolatedLtr(`${origin}/p/dana`) })}
              {error === 'empty' && <> {t('embed.errors.empty')}</>}
            </>
          }
          error={error && error !== 'empty' ? t(`embed.errors.${error}`) : undefined}
        >
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => onTyped(event.currentTarget.value)}
          />
        </Field>
      )}
      {isSignedIn && profiles?.length === 0 && <Text tone="muted">{t('embed.profile.none')}</Text>}
      {!isSignedIn && (
        <Row as="p" gap={3} align="center" justify="between" wrap tone="muted" size="s" className={styles.signIn}>
          <span>{t('embed.profile.signIn')}</span>
          <Button variant="outline" size="sm" onClick={() => onLogin()}>
            {t('embed.profile.login')}
          </Button>
        </Row>
      )}
    </>
  );
}
