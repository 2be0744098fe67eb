import { Bell, Inbox, Share2 } from 'lucide-react';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Card } from '../card.tsx';
import { IconTile } from '../icon-tile.tsx';
import { Row } from '../layout.tsx';
import { useTexts } from '../locale.tsx';
import { Progress } from '../progress.tsx';
import { Text } from '../text.tsx';
import { Section } from './section.tsx';
import { showcaseTexts } from './texts.ts';

const face =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%23ff7a59" d="M0 0h8v8H0z"/%3E%3C/svg%3E';

export function DisplaySection() {
  const t = useTexts(showcaseTexts);
  const name = t('showcase.field.nameValue');
  return (
    <Section title={t('showcase.section.display')}>
      <Row gap={3} align="center" wrap>
        <Badge variant="good" dot>
          {t('showcase.badge.live')}
        </Badge>
        <Badge variant="secondary">{t('showcase.badge.draft')}</Badge>
        <Badge variant="hot">{t('showcase.badge.popular')}</Badge>
        <Badge variant="warn">{t('showcase.badge.ending')}</Badge>
        <Badge variant="bad">{t('showcase.badge.blocked')}</Badge>
        <Badge>{t('showcase.badge.plain')}</Badge>
        <Badge variant="outline">{t('showcase.badge.plain')}</Badge>
        <Badge variant="count">3</Badge>
      </Row>
      <Row gap={3} align="center" wrap>
        <Avatar name={name} size="sm" />
        <Avatar name={name} />
        <Avatar name={name} size="lg" alt={name} />
        <Avatar name={name} size="xl" src={face} alt={name} />
      </Row>
      <Row gap={3} align="center" wrap>
        <IconTile icon={Inbox} />
        <IconTile icon={Bell} tone="hot" />
        <IconTile icon={Share2} tone="quiet" />
      </Row>
      <Card tone="quiet">
        <Progress value={9} max={14} tone="hot" label={t('showcase.progress.trial')} />
        <Text as="span" tone="muted" size="xs">
          {t('showcase.progress.left')}
        </Text>
        <Progress value={62} label={t('showcase.progress.upload')} />
        <Progress label={t('showcase.progress.upload')} />
      </Card>
    </Section>
  );
}
