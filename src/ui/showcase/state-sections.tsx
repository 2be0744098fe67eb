import { Inbox } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { LoadingModal, LoadingPage } from '../feedback/loading.tsx';
import { EmptyState, ErrorCard, errorCardTypes, Skeleton, SkeletonRows } from '../feedback/query-content.tsx';
import { Grid, Row } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { Section } from './control-sections.tsx';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.ts';

const modalMs = 1500;

export function WaitingSection() {
  const t = useTexts(showcaseTexts);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setOpen(false), modalMs);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <Section title={t('showcase.section.waiting')}>
      <Row gap={3} align="center" wrap>
        <Skeleton shape="circle" />
        <Skeleton shape="button" />
      </Row>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="block" />
      <SkeletonRows label={t('showcase.waiting.page')} count={2} />
      <LoadingPage label={t('showcase.waiting.page')} />
      <Row gap={3} align="center" wrap>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('showcase.waiting.modal')}
        </Button>
      </Row>
      <LoadingModal open={open} />
    </Section>
  );
}

export function EmptySection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.empty')}>
      <EmptyState
        icon={Inbox}
        title={t('showcase.empty.title')}
        level="h4"
        action={<Button>{t('showcase.empty.action')}</Button>}
      >
        {t('showcase.empty.text')}
      </EmptyState>
    </Section>
  );
}

export function ErrorSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.errors')} wide>
      <Grid gap={4} align="start" className={styles.columns}>
        {errorCardTypes.map((type) => (
          <ErrorCard
            key={type}
            type={type}
            level="h4"
            homeHref="/"
            {...(type === 'info' ? {} : { onRetry: () => undefined })}
          />
        ))}
      </Grid>
    </Section>
  );
}
