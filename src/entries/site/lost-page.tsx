import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTexts } from '#ui/locale.tsx';
import { pageExists } from '../page-paths.ts';
import styles from './lost-page.module.css';
import { siteTexts } from './texts.ts';

type LostLink = 'home' | 'examples' | 'help';

const hrefs: Record<LostLink, string> = { home: '/', examples: '/examples', help: '/help' };

interface LostPageProps {
  icon: LucideIcon;
  title: string;
  links: readonly LostLink[];
  children: ReactNode;
}

/** Nothing is here: says so, and shows the ways on. */
export function LostPage({ icon, title, links, children }: LostPageProps) {
  const t = useTexts(siteTexts);
  const ways = links.filter((name) => pageExists(hrefs[name]));
  const action = ways.map((name, place) => (
    <Button key={name} variant={place === 0 ? 'default' : 'outline'} asChild>
      <a href={hrefs[name]}>{t(`site.links.${name}`)}</a>
    </Button>
  ));
  return (
    <div className={styles.lost}>
      <EmptyState icon={icon} level="h1" title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
