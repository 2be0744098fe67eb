import { ArrowUpLeft, ArrowUpRight, LayoutGrid } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Mark } from '#ui/brand/mark.tsx';
import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState, ErrorCard } from '#ui/feedback/query-content.tsx';
import { Grid, Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { TileLink } from '#ui/layout/nav-links.tsx';
import { OpenPage } from '#ui/layout/open-page.tsx';
import { SmallPage } from '#ui/layout/small-page.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { type Example, type ExampleField, exampleFields } from '../contract.ts';
import { examplesTexts } from '../texts.ts';
import styles from './examples-page.module.css';

const never = () => () => undefined;
/** False on the server and in its HTML, true once the page runs. */
const useIsRunning = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Pictures of the seeded examples by file name, which `npm run pictures` takes. */
const pictures = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/**
 * The real page at a third of its size, a picture until someone uses this page: a dozen pages that load at once would
 * slow it down. Its content is not interactive or focusable; the whole tile is a link to it.
 */
function ExampleTile({ example }: { example: Example }) {
  const { slug, address, name, title, template } = example;
  const isRunning = useIsRunning();
  const t = useTexts(examplesTexts);
  const { direction } = useLocale();
  const Arrow = direction === 'rtl' ? ArrowUpLeft : ArrowUpRight;
  const knownTemplate = findTemplate(template);
  const picture = pictures[`./pictures/${slug}.webp`];
  return (
    <Stack as="li" gap={4} justify="start" shrink className={styles.tile}>
      <div className={styles.phone} aria-hidden="true">
        <div className={styles.screen}>
          <SmallPage
            frame={isRunning && { src: `/embed/${encodeURIComponent(slug)}`, title: t('examples.preview', { name }) }}
          >
            {picture && <img className={styles.picture} src={picture} width="480" height="960" loading="lazy" alt="" />}
          </SmallPage>
        </div>
      </div>
      <Stack gap="hair" className={styles.texts}>
        <h2 className={styles.name}>
          <TileLink className={styles.link} href={address}>
            <bdi>{name}</bdi>
            <Arrow className={styles.arrow} size={18} aria-hidden="true" />
          </TileLink>
        </h2>
        <Text tone="muted" size="s" line="snug">
          <bdi>{title}</bdi>
        </Text>
        {knownTemplate && (
          <Text tone="brand" size="xs" weight="medium">
            {t('examples.template', { name: t(`examples.templates.${knownTemplate}`) })}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

const templates = ['shore', 'line', 'paper', 'night', 'market', 'studio'] as const;
const findTemplate = (template: string) => templates.find((knownTemplate) => knownTemplate === template);

interface ExamplesPageProps {
  /** undefined when loading failed. */
  examples: readonly Example[] | undefined;
  onRetry(): void;
  onRegister(): void;
  onDemo(): void;
}

export function ExamplesPage({ examples, onRetry, onRegister, onDemo }: ExamplesPageProps) {
  const t = useTexts(examplesTexts);
  return (
    <OpenPage badge={t('examples.badge')} title={t('examples.title')} lead={t('examples.lead')}>
      <Stack gap={10} className={styles.wrap}>
        {examples === undefined && <ErrorCard type="network" message={t('examples.failed')} onRetry={onRetry} />}
        {examples?.length === 0 && (
          <EmptyState
            icon={LayoutGrid}
            title={t('examples.empty.title')}
            action={
              <Button data-auth="register" onClick={() => onRegister()}>
                {t('examples.call.register')}
              </Button>
            }
          >
            {t('examples.empty.text')}
          </EmptyState>
        )}
        {examples && examples.length > 0 && <Gallery examples={examples} />}
      </Stack>
      <section className={styles.call} data-theme="dark" aria-labelledby="examples-call">
        <Mark size={52} />
        <Text as="h2" size="3xl" weight="display" id="examples-call">
          {t('examples.call.title')}
        </Text>
        <p className={styles.callText}>{t('examples.call.text')}</p>
        <Row gap={3} justify="center" wrap className={styles.actions}>
          <Button variant="hot" size="lg" data-auth="register" onClick={() => onRegister()}>
            {t('examples.call.register')}
          </Button>
          <Button variant="outline" size="lg" className={styles.demo} onClick={() => onDemo()}>
            {t('examples.call.demo')}
          </Button>
        </Row>
      </section>
    </OpenPage>
  );
}

function Gallery({ examples }: { examples: readonly Example[] }) {
  const t = useTexts(examplesTexts);
  const [field, setField] = useState<ExampleField | 'all'>('all');
  const choices = ['all', ...exampleFields.filter((one) => examples.some((example) => example.field === one))] as const;
  const visible = field === 'all' ? examples : examples.filter((example) => example.field === field);
  return (
    <>
      <ChoiceButtons<ExampleField | 'all'>
        label={t('examples.filter')}
        choices={choices.map((value) => ({ value, label: t(`examples.fields.${value}`) }))}
        value={field}
        onChange={setField}
      />
      <VisuallyHidden role="status">{t('examples.displayed', { count: visible.length })}</VisuallyHidden>
      <Grid as="ul" columns={2} gap={[8, 4]} className={styles.grid} aria-label={t('examples.list')}>
        {visible.map((example) => (
          <ExampleTile key={example.id} example={example} />
        ))}
      </Grid>
      <Text tone="muted" size="s" textAlign="center">
        {t('examples.invented')} <a href="/communities">{t('examples.communities')}</a>
      </Text>
    </>
  );
}
