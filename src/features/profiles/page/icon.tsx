import { type IconName, iconPaths } from './icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** `m`: turns with the direction of the page. */
  readonly isMirrored?: boolean;
}

export const Icon = ({ name, isMirrored = false }: IconProps) => (
  <svg className={isMirrored ? 'i m' : 'i'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
);
