import { UsersRound } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import type { Community } from '../../contract.ts';
import { CommunityFace } from '../parts/community-face.tsx';
import { communityPartsTexts } from '../parts/parts-texts.ts';
import { PlaceLine } from '../parts/place-line.tsx';
import styles from './community-card.module.css';

interface CommunityCardProps {
  community: Community;
}

/** The whole card opens its community. */
export function CommunityCard({ community }: CommunityCardProps) {
  const t = useTexts(communityPartsTexts);
  const { slug, name, description, field, city, picture, membersCount } = community;
  return (
    <li className={styles.card}>
      <CommunityFace className={styles.face} field={field} picture={picture} width={400} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a className={styles.link} href={`/communities/${slug}`}>
            <bdi>{name}</bdi>
          </a>
        </h2>
        <PlaceLine field={field} city={city} />
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <p className={styles.members}>
          <UsersRound size={17} aria-hidden="true" />
          {t('communityParts.members', { count: membersCount })}
        </p>
      </div>
    </li>
  );
}
