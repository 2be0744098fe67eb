import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { Text } from '#ui/text.tsx';
import styles from './embed-page.module.css';
import type { EmbedSlug } from './embed-slug.ts';
import { embedTexts } from './embed-texts.ts';
import type { OwnCard } from './read-own-cards.ts';

interface EmbedCardFieldProps {
  /** undefined: nobody is signed in, or the answer is on its way. */
  cards: readonly OwnCard[] | undefined;
  isSignedIn: boolean;
  origin: string;
  own: string;
  onOwn(slug: string): void;
  typed: string;
  onTyped(typed: string): void;
  found: EmbedSlug;
  onLogin(): void;
}

export function EmbedCardField(props: EmbedCardFieldProps) {
  const { cards, isSignedIn, origin, own, onOwn, typed, onTyped, found, onLogin } = props;
  const t = useTexts(embedTexts);
  const flaw = 'flaw' in found ? found.flaw : undefined;
  const hasOwn = Boolean(cards?.length);
  return (
    <>
      {hasOwn && (
        <Field label={t('embed.card.own')}>
          <Select value={own} onChange={(event) => onOwn(event.currentTarget.value)}>
            {cards?.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
            <option value="">{t('embed.card.another')}</option>
          </Select>
        </Field>
      )}
      {(!hasOwn || own === '') && (
        <Field
          label={t('embed.card.address')}
          hint={t('embed.card.addressHint', { example: `${origin}/p/dana` })}
          error={flaw && flaw !== 'empty' ? t(`embed.flaws.${flaw}`) : undefined}
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
      {isSignedIn && cards?.length === 0 && <Text tone="muted">{t('embed.card.none')}</Text>}
      {!isSignedIn && (
        <Row as="p" gap={3} align="center" justify="between" wrap className={styles.signIn}>
          <span>{t('embed.card.signIn')}</span>
          <Button variant="outline" size="sm" onClick={() => onLogin()}>
            {t('embed.card.login')}
          </Button>
        </Row>
      )}
    </>
  );
}
