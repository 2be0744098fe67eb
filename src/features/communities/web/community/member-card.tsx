import { parsePictureId, pictureUrl, pictureWidths } from '#features/files/picture-id.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import type { CommunityMember } from '../../contract.ts';
import styles from './member-card.module.css';

interface MemberCardProps {
  member: CommunityMember;
}

/** The whole of it opens the card of its business. */
export function MemberCard({ member: { name, title, company, address, avatar } }: MemberCardProps) {
  return (
    <li className={styles.member}>
      <Avatar name={name} src={faceOf(avatar)} size="lg" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a className={styles.link} href={address}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        {title && (
          <p className={styles.title}>
            <bdi>{title}</bdi>
          </p>
        )}
        {company && (
          <p className={styles.company}>
            <bdi>{company}</bdi>
          </p>
        )}
      </div>
      <ChevronForward className={styles.arrow} size={20} aria-hidden="true" />
    </li>
  );
}

const shownWidth = 192;

function faceOf(avatar: string | null): string | undefined {
  const facts = avatar ? parsePictureId(avatar) : undefined;
  return facts && pictureUrl(facts, pictureWidths(facts).find((one) => one >= shownWidth) ?? facts.width, 'webp');
}
