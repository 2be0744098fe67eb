import { Link, type LinkProps } from '../router.tsx';
import { type ButtonStyle, LinkButton } from './button.tsx';

type RouterLinkButtonProps = LinkProps & ButtonStyle;

/** Links to another page of the app. Public pages have no router and use `LinkButton`. */
export function RouterLinkButton(props: RouterLinkButtonProps) {
  return <LinkButton as={Link} {...props} />;
}
