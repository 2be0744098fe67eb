import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Tag } from '../../contract.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { useTagName } from '../parts/use-tag-name.ts';
import { NameForm } from './name-form.tsx';
import styles from './name-section.module.css';
import { pageTexts } from './page-texts.ts';

interface NameSectionProps {
  tag: Tag;
  isLocked: boolean;
}

/** Which tag this is; its name is changed where it stands. */
export function NameSection({ tag, isLocked }: NameSectionProps) {
  const t = useTexts(pageTexts);
  const name = useTagName()(tag);
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsEditing(false);
    // The field that held the focus is gone; the button that opened it is back a moment later.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className={styles.head}>
      <div className={styles.line} hidden={isEditing}>
        <h1 className={styles.title}>
          <bdi>{name}</bdi>
        </h1>
        {!isLocked && (
          <Button
            ref={button}
            variant="ghost"
            size="icon"
            aria-label={t('tagPage.name.edit')}
            onClick={() => setIsEditing(true)}
          >
            <Pencil aria-hidden="true" />
          </Button>
        )}
      </div>
      {isEditing && <NameForm tag={tag} onClose={close} />}
      <p className={styles.facts}>
        <StateBadge state={tag.state} />
        <LatinText className={styles.code ?? ''}>{tag.code}</LatinText>
      </p>
    </div>
  );
}
