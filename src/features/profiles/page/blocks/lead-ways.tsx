import { Items } from '../items.tsx';
import { Row } from '../row.tsx';
import type { View } from '../view.ts';
import { waysOf } from '../ways.ts';

/** How to reach the owner without the form. */
export const LeadWays = ({ view }: { readonly view: View }) => (
  <Items of={waysOf(view)} className="rows">
    {({ icon, label, href }) => (
      <Row icon={icon} href={href}>
        <bdi>{label}</bdi>
      </Row>
    )}
  </Items>
);
