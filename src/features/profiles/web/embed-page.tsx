import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/tabs.tsx';
import { Text } from '#ui/text.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { EmbedCardField } from './embed-card-field.tsx';
import { buttonCode, type EmbedWishes, embedLimits, frameCode, qrCode, within } from './embed-code.ts';
import styles from './embed-page.module.css';
import { type EmbedSize, EmbedSizeFields } from './embed-size-fields.tsx';
import { embedSlugOf } from './embed-slug.ts';
import { embedTexts } from './embed-texts.ts';
import { ownCardsQuery } from './own-cards.ts';
import type { OwnCard } from './read-own-cards.ts';

const kinds = ['frame', 'button', 'qr'] as const;

interface EmbedCodesProps {
  wishes: EmbedWishes;
}

function EmbedCodes({ wishes }: EmbedCodesProps) {
  const t = useTexts(embedTexts);
  const name = wishes.name || t('embed.code.somebody');
  const codes = {
    frame: frameCode(wishes, t('embed.code.frameTitle', { name })),
    button: buttonCode(wishes, t('embed.code.buttonLabel', { name })),
    qr: qrCode(wishes, t('embed.code.qrAlt', { name })),
  };
  return (
    <Tabs defaultValue="frame">
      <TabsList label={t('embed.code.kinds')}>
        {kinds.map((kind) => (
          <TabsTrigger key={kind} value={kind}>
            {t(`embed.code.${kind}`)}
          </TabsTrigger>
        ))}
      </TabsList>
      {kinds.map((kind) => (
        <TabsContent key={kind} value={kind}>
          <Stack gap={4} align="start">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, by keyboard too */}
            <section className={styles.code} dir="ltr" tabIndex={0} aria-label={t('embed.code.region')}>
              <pre>
                <code>{codes[kind]}</code>
              </pre>
            </section>
            <CopyButton value={codes[kind]} variant="default" size="default" className={styles.copy ?? ''}>
              {t('embed.code.copy')}
            </CopyButton>
          </Stack>
        </TabsContent>
      ))}
    </Tabs>
  );
}

const never = () => () => undefined;

/** Where this page stands; undefined until the browser has taken over, because the first HTML is the same for all. */
const useOrigin = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => window.location.origin,
    () => undefined,
  );

const usual: EmbedSize = {
  isFull: false,
  width: String(embedLimits.width.usual),
  height: String(embedLimits.height.usual),
  corner: 'round',
};

interface EmbedPageProps {
  /** Shown until somebody says whose card they mean. */
  sample: OwnCard | undefined;
  onLogin(): void;
}

export function EmbedPage({ sample, onLogin }: EmbedPageProps) {
  const t = useTexts(embedTexts);
  const origin = useOrigin();
  const isSignedIn = Boolean(useSession().user);
  const { data: cards } = useQuery(ownCardsQuery(useApi(), isSignedIn));
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState(usual);
  const own = chosen ?? cards?.[0]?.slug ?? '';
  const found = own ? { slug: own } : embedSlugOf(typed);
  const card = cardOf(found, cards, sample);
  return (
    <div className={styles.page}>
      <Stack as="header" gap={3} className={styles.head}>
        <Text as="h1" size="3xl">
          {t('embed.title')}
        </Text>
        <p className={styles.lead}>{t('embed.lead')}</p>
      </Stack>
      <Stack gap={8} className={styles.columns}>
        <Stack gap={5} justify="start" shrink>
          <Card as="section">
            <CardHeader title={t('embed.card.title')} />
            <EmbedCardField
              {...{ cards, isSignedIn, own, typed, found, onLogin }}
              origin={origin ?? ''}
              onOwn={setChosen}
              onTyped={setTyped}
            />
          </Card>
          <Card as="section">
            <CardHeader title={t('embed.size.title')} />
            <EmbedSizeFields size={size} onChange={setSize} />
          </Card>
          <Card as="section">
            <CardHeader title={t('embed.code.title')} description={t('embed.code.text')} />
            {origin && card ? (
              <EmbedCodes wishes={wishesOf(origin, card, size)} />
            ) : (
              <Text tone="muted">{t('embed.code.waiting')}</Text>
            )}
          </Card>
        </Stack>
        <Stack
          as="section"
          gap={5}
          align="center"
          justify="start"
          shrink
          className={styles.preview}
          aria-labelledby="embed-preview"
        >
          <Row gap={3} align="center" justify="between" className={styles.previewHead}>
            <Text as="h2" size="l" id="embed-preview">
              {t('embed.preview.title')}
            </Text>
            {card && card === sample && <Badge variant="hot">{t('embed.preview.sample')}</Badge>}
          </Row>
          {card && origin ? (
            <Preview wishes={wishesOf(origin, card, size)} />
          ) : (
            <EmptyState icon={MonitorSmartphone} level="p" title={t('embed.preview.none')} />
          )}
        </Stack>
      </Stack>
    </div>
  );
}

function cardOf(
  found: ReturnType<typeof embedSlugOf>,
  cards: readonly OwnCard[] | undefined,
  sample: OwnCard | undefined,
): OwnCard | undefined {
  if ('flaw' in found) return found.flaw === 'empty' ? sample : undefined;
  return cards?.find(({ slug }) => slug === found.slug) ?? { slug: found.slug, name: '' };
}

const wishesOf = (
  origin: string,
  { slug, name }: OwnCard,
  { isFull, width, height, corner }: EmbedSize,
): EmbedWishes => ({
  ...{ origin, slug, name, corner },
  width: isFull ? null : within(embedLimits.width, Number(width || Number.NaN), embedLimits.width.usual),
  height: within(embedLimits.height, Number(height || Number.NaN), embedLimits.height.usual),
});

interface PreviewProps {
  wishes: EmbedWishes;
}

function Preview({ wishes: { slug, name, width, height, corner } }: PreviewProps) {
  const t = useTexts(embedTexts);
  return (
    <iframe
      key={slug}
      className={styles.frame}
      data-corner={corner}
      src={`/embed/${encodeURIComponent(slug)}`}
      title={t('embed.code.frameTitle', { name: name || t('embed.code.somebody') })}
      width={width ?? '100%'}
      height={height}
    />
  );
}
