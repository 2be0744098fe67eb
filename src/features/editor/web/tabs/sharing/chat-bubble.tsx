import { paletteOf } from '#features/profiles/colours.ts';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useEditor } from '../../state/use-editor.ts';
import styles from './chat-bubble.module.css';
import { sharingTexts } from './sharing-texts.ts';

interface ChatBubbleProps {
  address: string;
}

/** A message with the card's link, as the one who gets it sees it. */
export function ChatBubble({ address }: ChatBubbleProps) {
  const t = useTexts(sharingTexts);
  const { language, identity, sharing, design } = useEditor(({ settled }) => settled.document);
  const { host } = window.location;
  const name = identity.name[language] || identity.name.he || identity.name.en || '';
  const role = identity.title[language] || identity.company[language];
  const title = sharing.title[language] || [name, role].filter(Boolean).join(' · ');
  const description = sharing.description[language] || identity.tagline[language];
  const palette = paletteOf(design, design.template, design.scheme === 'dark' ? 'dark' : 'light');
  return (
    <figure className={styles.chat}>
      <figcaption className={styles.caption}>{t('sharing.bubble')}</figcaption>
      <div className={styles.bubble}>
        <div className={styles.card}>
          <svg className={styles.picture} viewBox="0 0 300 157" role="img" aria-label={t('sharing.picture')}>
            <rect width="300" height="157" fill={palette.hero} />
            <circle cx="262" cy="8" r="70" fill={palette.heroEnd} opacity="0.6" />
            <circle cx="20" cy="150" r="40" fill={palette.glow} opacity="0.75" />
            <text x="150" y="84" textAnchor="middle" fontSize="24" fontWeight="700" fill={palette.onHero}>
              {name}
            </text>
            <text x="150" y="108" textAnchor="middle" fontSize="13" fill={palette.onHero}>
              {role}
            </text>
          </svg>
          <div className={styles.words} lang={language} dir="auto">
            <p className={styles.title}>{title}</p>
            {description && <p className={styles.description}>{description}</p>}
            <p className={styles.host}>
              <LatinText>{host}</LatinText>
            </p>
          </div>
        </div>
        <p className={styles.link}>
          <LatinText>{host + decodeURI(address)}</LatinText>
        </p>
      </div>
    </figure>
  );
}
