import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { pageExists } from '../page-paths.ts';
import styles from './not-found-layout.module.css';
import { siteTexts } from './texts.ts';

type NotFoundLink = 'home' | 'examples' | 'help';

const hrefs: Record<NotFoundLink, string> = { home: '/', examples: '/examples', help: '/help' };

interface NotFoundLayoutProps {
  icon: LucideIcon;
  title: string;
  links: readonly NotFoundLink[];
  children: ReactNode;
}

/** A "not found" message with links to other pages. */
export function NotFoundLayout({ icon, title, links, children }: NotFoundLayoutProps) {
  const t = useTexts(siteTexts);
  const visibleLinks = links.filter((name) => pageExists(hrefs[name]));
  const action = visibleLinks.map((name, index) => (
    <LinkButton key={name} variant={index === 0 ? 'default' : 'outline'} href={hrefs[name]}>
      {t(`site.links.${name}`)}
    </LinkButton>
  ));
  return (
    <Grid align="center" justify="center" className={styles.lost}>
      <EmptyState icon={icon} level="h1" title={title} action={action}>
        {children}
      </EmptyState>
    </Grid>
  );
}
