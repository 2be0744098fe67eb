import { EyeOff } from 'lucide-react';
import type { ColourFlaw } from '#features/profiles/colours.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { useActions } from '../../state/use-editor.ts';
import styles from './colours-section.module.css';
import { designTexts } from './design-texts.ts';

interface ContrastNoticeProps {
  flaw: ColourFlaw;
}

/** Why a pair cannot be read, and the nearest one that can, one press away. */
export function ContrastNotice({ flaw: { ratio, suggestion } }: ContrastNoticeProps) {
  const t = useTexts(designTexts);
  const { edit } = useActions();
  const mend = () =>
    edit((form) => ({
      ...form,
      design: { ...form.design, colours: { ...form.design.colours, ...suggestion } },
    }));
  return (
    <Notice
      isStacked
      icon={EyeOff}
      tone="warn"
      title={t('design.contrast.title')}
      isLive
      action={
        <div className={styles.pair}>
          <svg width="132" height="44" viewBox="0 0 132 44" role="img" aria-label={t('design.contrast.sample')}>
            <rect width="132" height="44" rx="12" fill={suggestion.ground} />
            <text x="66" y="28" textAnchor="middle" fontSize="15" fontWeight="600" fill={suggestion.ink}>
              {t('design.contrast.sample')}
            </text>
          </svg>
          <Button size="sm" onClick={mend}>
            {t('design.contrast.mend')}
          </Button>
        </div>
      }
    >
      {t('design.contrast.text', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
    </Notice>
  );
}
