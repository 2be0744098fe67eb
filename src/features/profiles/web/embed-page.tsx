import { queryOptions, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/query-content.tsx';
import { Card, CardHeader, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/layout/tabs.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import {
  buttonCode,
  clampSize,
  type EmbedCorner,
  type EmbedOptions,
  embedCorners,
  embedLimits,
  embedSlugOf,
  frameCode,
  qrCode,
} from './embed-code.ts';
import styles from './embed-page.module.css';
import { EmbedProfileField } from './embed-profile-field.tsx';
import { embedTexts } from './embed-texts.ts';
import type { PublishedProfile } from './read-published-profiles.ts';

/** Only for signed-in users; the schema of whole documents is loaded on demand. */
const publishedProfilesQuery = (api: Api, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['/api/profiles', 'published'],
    queryFn: async (): Promise<PublishedProfile[]> =>
      (await import('./read-published-profiles.ts')).readPublishedProfiles(api),
    enabled: isSignedIn,
  });

/** An unknown address would be a broken frame on the owner's site. Slow enough not to ask while it is being typed. */
const missingQuery = (slug: string, isAsked: boolean) =>
  queryOptions({
    queryKey: ['embed', slug],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      signal.throwIfAborted();
      return (await fetch(`/embed/${encodeURIComponent(slug)}`, { method: 'HEAD', signal })).status === 404;
    },
    enabled: isAsked,
    retry: false,
  });

const kinds = ['frame', 'button', 'qr'] as const;

function EmbedCodes({ options }: { options: EmbedOptions }) {
  const t = useTexts(embedTexts);
  const { name } = options;
  // The name of somebody else's card is not known here.
  const text = (label: 'frameTitle' | 'buttonLabel' | 'qrAlt') =>
    name ? t(`embed.code.${label}`, { name }) : t(`embed.code.unnamed.${label}`);
  const codes = {
    frame: frameCode(options, text('frameTitle')),
    button: buttonCode(options, text('buttonLabel')),
    qr: qrCode(options, text('qrAlt')),
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

const noSubscription = () => () => undefined;

/** The origin of this page; undefined until hydration, because the server-rendered HTML is the same for all. */
const useOrigin = (): string | undefined =>
  useSyncExternalStore(
    noSubscription,
    () => window.location.origin,
    () => undefined,
  );

/** The profile that a link to this page names: `?card=dana`. */
const useAsked = (): string =>
  useSyncExternalStore(
    noSubscription,
    () => new URLSearchParams(window.location.search).get('card') ?? '',
    () => '',
  );

const defaultSize: EmbedSize = {
  isFull: false,
  width: String(embedLimits.width.initial),
  height: String(embedLimits.height.initial),
  corner: 'round',
};

interface EmbedPageProps {
  /** Shown until the user specifies a profile. */
  sample: PublishedProfile | undefined;
  onLogin(): void;
}

export function EmbedPage({ sample, onLogin }: EmbedPageProps) {
  const t = useTexts(embedTexts);
  const origin = useOrigin();
  const isSignedIn = Boolean(useSession().user);
  const { data: profiles } = useQuery(publishedProfilesQuery(useApi(), isSignedIn));
  const [selected, setSelected] = useState<string>();
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState(defaultSize);
  const asked = useAsked();
  const own = selected ?? (profiles?.find(({ slug }) => slug === asked) ?? profiles?.[0])?.slug ?? '';
  const found = own ? { slug: own } : embedSlugOf(typed);
  const named = profileOf(found, profiles, sample);
  const isForeign = named !== undefined && named !== sample && !profiles?.includes(named);
  const missing = useQuery(missingQuery(named?.slug ?? '', isForeign));
  const isMissing = isForeign && missing.data === true;
  const profile = isForeign && (missing.isPending || isMissing) ? undefined : named;
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
            <CardHeader title={t('embed.profile.title')} />
            <EmbedProfileField
              profiles={profiles}
              isSignedIn={isSignedIn}
              selected={own}
              typed={typed}
              found={isMissing ? { error: 'unknown' } : found}
              onLogin={onLogin}
              origin={origin ?? ''}
              onSelect={setSelected}
              onTyped={setTyped}
            />
          </Card>
          <Card as="section">
            <CardHeader title={t('embed.size.title')} />
            <EmbedSizeFields size={size} onChange={setSize} />
          </Card>
          <Card as="section">
            <CardHeader title={t('embed.code.title')} description={t('embed.code.text')} />
            {origin && profile ? (
              <EmbedCodes options={optionsOf(origin, profile, size)} />
            ) : (
              <Text tone="muted">{t(named && !isMissing ? 'embed.code.waiting' : 'embed.code.none')}</Text>
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
            {profile && profile === sample && <Badge variant="hot">{t('embed.preview.sample')}</Badge>}
          </Row>
          {profile && origin ? (
            <Preview options={optionsOf(origin, profile, size)} />
          ) : (
            <EmptyState
              icon={MonitorSmartphone}
              level="p"
              title={t(named && !isMissing ? 'embed.preview.checking' : 'embed.preview.none')}
            />
          )}
        </Stack>
      </Stack>
    </div>
  );
}

function profileOf(
  found: ReturnType<typeof embedSlugOf>,
  profiles: readonly PublishedProfile[] | undefined,
  sample: PublishedProfile | undefined,
): PublishedProfile | undefined {
  if ('error' in found) return found.error === 'empty' ? sample : undefined;
  return profiles?.find(({ slug }) => slug === found.slug) ?? { slug: found.slug, name: '' };
}

/** What the code says for a typed size. */
const pixelsOf = (side: 'width' | 'height', typed: string): number =>
  clampSize(embedLimits[side], Number(typed || Number.NaN), embedLimits[side].initial);

const optionsOf = (
  origin: string,
  { slug, name }: PublishedProfile,
  { isFull, width, height, corner }: EmbedSize,
): EmbedOptions => ({
  origin,
  slug,
  name,
  corner,
  width: isFull ? null : pixelsOf('width', width),
  height: pixelsOf('height', height),
});

function Preview({ options: { slug, name, width, height, corner } }: { options: EmbedOptions }) {
  const t = useTexts(embedTexts);
  return (
    <iframe
      key={slug}
      className={styles.frame}
      data-corner={corner}
      src={`/embed/${encodeURIComponent(slug)}`}
      title={name ? t('embed.code.frameTitle', { name }) : t('embed.code.unnamed.frameTitle')}
      width={width ?? '100%'}
      height={height}
    />
  );
}

interface EmbedSize {
  readonly isFull: boolean;
  /** As typed; out-of-range values are corrected where they are used, and in the field when it is left. */
  readonly width: string;
  readonly height: string;
  readonly corner: EmbedCorner;
}

function EmbedSizeFields({ size, onChange }: { size: EmbedSize; onChange(size: EmbedSize): void }) {
  const t = useTexts(embedTexts);
  const change = (changes: Partial<EmbedSize>) => onChange({ ...size, ...changes });
  const number = (side: 'width' | 'height') => (
    <Field label={t(`embed.size.${side}`)} hint={t('embed.size.range', embedLimits[side])}>
      <Input
        type="number"
        inputMode="numeric"
        min={embedLimits[side].min}
        max={embedLimits[side].max}
        step={10}
        value={size[side]}
        disabled={side === 'width' && size.isFull}
        onChange={(event) => change({ [side]: event.currentTarget.value })}
        onBlur={() => change({ [side]: String(pixelsOf(side, size[side])) })}
      />
    </Field>
  );
  return (
    <>
      <Grid gap={4} className={styles.pair}>
        {number('width')}
        {number('height')}
      </Grid>
      <Field label={t('embed.size.full')} inline>
        <Checkbox checked={size.isFull} onCheckedChange={(isFull) => change({ isFull })} />
      </Field>
      <RadioGroup
        label={t('embed.size.corners')}
        value={size.corner}
        onValueChange={(corner) => change({ corner: corner as EmbedCorner })}
        className={styles.corners ?? ''}
      >
        {embedCorners.map((corner) => (
          <RadioItem key={corner} value={corner}>
            {t(`embed.size.${corner}`)}
          </RadioItem>
        ))}
      </RadioGroup>
    </>
  );
}
