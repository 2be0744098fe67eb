import { Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { paletteOf } from '#features/profiles/colours.ts';
import type { Profile, ProfileStatus } from '#features/profiles/contract.ts';
import { isTemplate, plainTemplate } from '#features/profiles/templates.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TemplateDrawing } from '../templates/template-drawing.tsx';
import { cardsTexts } from './cards-texts.ts';
import { nameOfProfile } from './name-of-profile.ts';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './profile-tile.module.css';

interface ProfileTileProps {
  profile: Profile;
}

const tones: Readonly<Record<ProfileStatus, BadgeVariant>> = {
  draft: 'secondary',
  published: 'good',
  paused: 'warn',
  suspended: 'bad',
  expired: 'warn',
};

export function ProfileTile({ profile }: ProfileTileProps) {
  const t = useTexts(cardsTexts);
  const { id, status, address, isPrimary, hasChanges, updatedAt, document } = profile;
  const { design } = document;
  const template = isTemplate(design.template) ? design.template : plainTemplate;
  const isDark = template === 'night' || design.scheme === 'dark';
  const name = nameOfProfile(profile) || t('cards.untitled');
  return (
    <li className={styles.tile}>
      <div className={styles.drawing}>
        <TemplateDrawing template={template} palette={paletteOf(design, template, isDark ? 'dark' : 'light')} />
      </div>
      <div className={styles.words}>
        <div className={styles.badges}>
          <Badge variant={tones[status]} dot>
            {t(`cards.status.${status}`)}
          </Badge>
          {isPrimary && <Badge variant="outline">{t('cards.primary')}</Badge>}
        </div>
        <h2 className={styles.name}>
          <Link className={styles.link} to={`/editor/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={styles.address}>
          <LatinText>{window.location.host + decodeURI(address)}</LatinText>
        </p>
        <p className={styles.changed}>
          {t('cards.changed')} <DateText value={updatedAt} time />
        </p>
        {status === 'published' && hasChanges && <p className={styles.changes}>{t('cards.changes')}</p>}
        <div className={styles.acts}>
          <Button variant="secondary" size="sm" asChild>
            <Link to={`/editor/${id}`} aria-label={`${t('cards.edit')}, ${name}`}>
              <Pencil aria-hidden="true" />
              {t('cards.edit')}
            </Link>
          </Button>
          <ProfileMenu profile={profile} name={name} />
        </div>
      </div>
    </li>
  );
}
