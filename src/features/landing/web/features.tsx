import { ChartNoAxesColumn, Inbox, MessageCircle, RefreshCw, UserRoundPlus, Zap } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import { DrawnAddress } from './drawn-address.tsx';
import { DrawnChart } from './drawn-chart.tsx';
import { DrawnChat } from './drawn-chat.tsx';
import { DrawnLeads } from './drawn-leads.tsx';
import { FeatureTile } from './feature-tile.tsx';
import styles from './features.module.css';
import layout from './layout.module.css';
import { SectionHeading } from './section-heading.tsx';

const features = [
  { id: 'whatsapp', icon: MessageCircle, tone: 'sea', drawing: <DrawnChat /> },
  { id: 'instant', icon: Zap, tone: 'hot' },
  { id: 'contact', icon: UserRoundPlus, tone: 'sea' },
  { id: 'leads', icon: Inbox, tone: 'hot', drawing: <DrawnLeads /> },
  { id: 'stats', icon: ChartNoAxesColumn, tone: 'sea', drawing: <DrawnChart /> },
  { id: 'always', icon: RefreshCw, tone: 'hot', drawing: <DrawnAddress /> },
] as const;

export function Features() {
  const t = useTexts(landingTexts);
  return (
    <section className={layout.section} aria-labelledby="landing-features">
      <div className={layout.wrap}>
        <SectionHeading id="landing-features" title={t('landing.features.title')} lead={t('landing.features.lead')} />
        <ul className={styles.bento}>
          {features.map(({ id, icon, tone, ...rest }) => (
            <FeatureTile
              key={id}
              id={id}
              icon={icon}
              tone={tone}
              title={t(`landing.features.${id}.title`)}
              text={t(`landing.features.${id}.text`)}
              {...rest}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
