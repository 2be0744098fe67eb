import { House, LayoutDashboard, LayoutGrid, LifeBuoy } from 'lucide-react';
import { Mark } from '#ui/brand/mark.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { pageExists } from '../page-paths.ts';
import styles from './not-found.module.css';
import type { PageModule } from './page-module.ts';
import { siteHead } from './site-head.ts';
import { siteTexts } from './texts.ts';

const targets = {
  dashboard: { href: '/dashboard', icon: LayoutDashboard },
  home: { href: '/', icon: House },
  examples: { href: '/examples', icon: LayoutGrid },
  help: { href: '/help', icon: LifeBuoy },
} as const;

interface NotFoundProps {
  name: 'notFound' | 'profileNotFound';
  links: readonly Exclude<keyof typeof targets, 'dashboard'>[];
}

/** What may have happened, and where to go on. The address is not repeated: anyone can write a text into a link. */
function NotFound({ name, links }: NotFoundProps) {
  const t = useTexts(siteTexts);
  const { user } = useSession();
  const shown = user ? (['dashboard', ...links] as const) : links;
  return (
    <Stack gap={4} align="center" className={styles.lost}>
      <Row gap={2} align="center" className={styles.code} dir="ltr" aria-hidden="true">
        4<Mark size={92} />4
      </Row>
      <Text as="h1" size="3xl">
        {t(`site.${name}.title`)}
      </Text>
      <Text tone="muted" size="l" className={styles.text}>
        {t(`site.${name}.description`)}
      </Text>
      <Row as="ul" gap={3} justify="center" wrap className={styles.links}>
        {shown
          .filter((link) => pageExists(targets[link].href))
          .map((link) => (
            <li key={link}>
              <a className={styles.link} href={targets[link].href}>
                <IconTile icon={targets[link].icon} />
                <span>
                  <Text as="strong" weight="strong">
                    {t(`site.links.${link}`)}
                  </Text>
                  <Text as="small" tone="muted" size="s" className={styles.hint}>
                    {t(`site.linkTexts.${link}`)}
                  </Text>
                </span>
              </a>
            </li>
          ))}
      </Row>
    </Stack>
  );
}

export const notFoundModule = (props: NotFoundProps): PageModule => ({
  Page: () => <NotFound {...props} />,
  head: siteHead(props.name),
});
