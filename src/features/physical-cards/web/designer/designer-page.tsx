import { CreditCard, SquareUser } from 'lucide-react';
import { LinkButton } from '#ui/controls/button.tsx';
import { EmptyCard, ErrorCard, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useLocation } from '#ui/router.tsx';
import styles from './designer.module.css';
import { Designer } from './designer.tsx';
import { designerTexts } from './designer-texts.ts';
import stage from './stage/stage.module.css';
import { useOpening } from './use-opening.ts';

/** `/physical-cards/design/{new or a number}` */
export function DesignerPage() {
  const t = useTexts(designerTexts);
  usePageTitle(t('designer.title'));
  const { pathname, search } = useLocation();
  // Remounts when the URL changes from one design to another, so that no state of the first remains.
  return <Opened key={pathname + search} />;
}

function Opened() {
  const t = useTexts(designerTexts);
  const opening = useOpening();
  const toPhysicalCards = (
    <LinkButton variant={opening.kind === 'failed' ? 'outline' : 'default'} href="/physical-cards">
      {t('designer.toCards')}
    </LinkButton>
  );
  switch (opening.kind) {
    case 'ready':
      return <Designer start={opening.start} />;
    case 'loading':
      return <DesignerSkeleton />;
    case 'missing':
      return (
        <div className={styles.alone}>
          <ErrorCard
            level="h1"
            title={t(opening.isOrder ? 'designer.missing.order' : 'designer.missing.title')}
            message={t('designer.missing.text')}
            action={toPhysicalCards}
          />
        </div>
      );
    case 'failed':
      return (
        <div className={styles.alone}>
          <ErrorCard
            level="h1"
            title={t('designer.failed')}
            message={opening.message}
            action={toPhysicalCards}
            onRetry={opening.retry}
          />
        </div>
      );
    case 'no-profile':
      return (
        <Instead icon={SquareUser} title={t('designer.empty.title')} text={t('designer.empty.text')}>
          <LinkButton href="/editor">{t('designer.empty.action')}</LinkButton>
        </Instead>
      );
    case 'over':
      return (
        <Instead icon={CreditCard} title={t('designer.over.title')} text={t('designer.over.text')}>
          <LinkButton href={`/physical-cards/orders/${opening.orderId}`}>{t('designer.over.action')}</LinkButton>
        </Instead>
      );
  }
}

interface InsteadProps {
  icon: typeof CreditCard;
  title: string;
  text: string;
  children: React.ReactNode;
}

/** Shown when there is nothing to design. */
function Instead({ icon, title, text, children }: InsteadProps) {
  const t = useTexts(designerTexts);
  return (
    <div className={styles.alone}>
      <EmptyCard
        icon={icon}
        level="h1"
        title={title}
        action={
          <>
            {children}
            <LinkButton variant="outline" href="/physical-cards">
              {t('designer.toCards')}
            </LinkButton>
          </>
        }
      >
        {text}
      </EmptyCard>
    </div>
  );
}

function DesignerSkeleton() {
  const t = useTexts(designerTexts);
  return (
    <SkeletonGroup label={t('designer.loading')} className={styles.designer}>
      <div className={styles.side}>
        <Row gap={3} align="center" justify="center" className={stage.stage}>
          <div className={stage.table}>
            <Skeleton shape="block" className={stage.waiting ?? ''} />
          </div>
        </Row>
      </div>
      <Stack gap={8} justify="start" shrink shrinkItems className={styles.form}>
        {['profile', 'material', 'template', 'words'].map((name) => (
          <Stack gap={4} key={name}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
