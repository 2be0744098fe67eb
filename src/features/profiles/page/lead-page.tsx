import { directionOf } from '#i18n/locale.ts';
import { LeadFormBlock } from './blocks/lead-form-block.tsx';
import { templateOf } from './root-css.ts';
import type { BlockOf } from './shown-blocks.ts';
import { SmallPrint } from './small-print.tsx';
import type { View } from './view.ts';
import { Who } from './who.tsx';

interface LeadPageProps {
  readonly block: BlockOf<'lead-form'>;
  readonly view: View;
}

/** The answer to a form: whose card it is, and what became of it. */
export function LeadPage({ block, view }: LeadPageProps) {
  const { document, context } = view;
  return (
    <div
      className={`p ${templateOf(document.design)}`}
      dir={directionOf(context.locale)}
      lang={context.locale}
      data-profile={context.profileId}
    >
      <main>
        <div className="lead-in">
          <Who view={view} />
        </div>
        <div className="rest">
          <LeadFormBlock block={block} view={view} />
        </div>
      </main>
      <SmallPrint view={view} />
    </div>
  );
}
