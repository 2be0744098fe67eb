import { type LucideProps, X } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './close-button.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'children'>;

interface RoundButtonProps extends ButtonProps {
  icon: ComponentType<LucideProps>;
  iconSize?: number;
  'aria-label': string;
}

/** A round button with an icon only, for the edge of a window. */
export function RoundButton({ icon: Icon, iconSize = 18, className, ...rest }: RoundButtonProps) {
  return (
    <button {...rest} type="button" className={classNames(styles.round, className)}>
      <Icon size={iconSize} aria-hidden="true" />
    </button>
  );
}

export function CloseButton(props: ButtonProps) {
  const t = useTexts(uiTexts);
  return <RoundButton {...props} icon={X} iconSize={20} aria-label={t('ui.close')} />;
}
