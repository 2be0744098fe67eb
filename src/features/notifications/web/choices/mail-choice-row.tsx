import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import type { MailKind } from '../../domain.ts';
import { mailKindTexts } from '../../kind-texts.ts';
import { noticesTexts } from '../texts.ts';
import styles from './mail-choices.module.css';
import { useChoose } from './use-choose.ts';

interface MailChoiceRowProps {
  kind: MailKind;
  isOn: boolean;
}

export function MailChoiceRow({ kind, isOn }: MailChoiceRowProps) {
  const t = useTexts(noticesTexts);
  const name = useTexts(mailKindTexts);
  const { choose, state } = useChoose(kind);
  const id = useId();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <label className={styles.name} htmlFor={id}>
          {name(`mailKinds.${kind}`)}
        </label>
        <p className={styles.text} id={`${id}-text`}>
          {t(`notices.mails.${kind}`)}
        </p>
      </div>
      <span className={styles.state} role="status" data-state={state}>
        {state === 'saving' && <Spinner size={16} />}
        {state === 'saved' && <Check size={16} aria-hidden="true" />}
        {state !== 'idle' && t(`notices.mails.${state}`)}
      </span>
      <Switch id={id} aria-describedby={`${id}-text`} checked={isOn} onCheckedChange={choose} />
    </li>
  );
}
