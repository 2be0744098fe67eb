import { directionsTo } from './addresses.ts';
import { drawnFor } from './drawn-for.ts';
import { openWords } from './hours-words.ts';
import { Icon } from './icon.tsx';
import { hoursOf } from './shown-blocks.ts';
import type { View } from './view.ts';
import { waysOf } from './ways.ts';

function PlainActions({ view }: { readonly view: View }) {
  const { t, context } = view;
  return (
    <div className="act">
      <a className="big" href={`${context.path}.vcf`} data-save="">
        <Icon name="save" />
        {t('card.save')}
      </a>
      <QuickWays view={view} />
      <OpenLine view={view} />
    </div>
  );
}

function QuickWays({ view }: { readonly view: View }) {
  const { t } = view;
  const ways = waysOf(view);
  const directions = directionsTo(view);
  const count = ways.length + (directions ? 1 : 0);
  if (count === 0) return null;
  const mail = ways.filter(({ icon }) => icon === 'mail');
  const others = ways.filter(({ icon }) => icon !== 'mail');
  return (
    <nav className={`quick n${count}`} aria-label={t('card.ways.label')}>
      {others.map(quickWay)}
      {directions && (
        <details className="roads">
          <summary>
            <span className="qi">
              <Icon name="navigate" />
            </span>
            {t('card.ways.navigate')}
          </summary>
          <div>
            <a className="road" href={directions.waze}>
              <Icon name="waze" />
              {t('card.ways.waze')}
            </a>
            <a className="road" href={directions.maps}>
              <Icon name="pin" />
              {t('card.ways.maps')}
            </a>
          </div>
        </details>
      )}
      {mail.map(quickWay)}
    </nav>
  );
}

const quickWay = ({ icon, label, href }: ReturnType<typeof waysOf>[number]) => (
  <a key={icon} href={href}>
    <span className="qi">
      <Icon name={icon} />
    </span>
    {label}
  </a>
);

function OpenLine({ view }: { readonly view: View }) {
  const hours = hoursOf(view);
  if (!hours) return null;
  const { isOpen, state, change } = openWords(hours, view);
  return (
    <p className={isOpen ? 'now yes' : 'now'}>
      <b>{state}</b>
      {change && <span>{change}</span>}
    </p>
  );
}

/** The one big button, then the quick ways. */
export const Actions = drawnFor(PlainActions, ({ view }) => [view.document.contact, hoursOf(view)]);
