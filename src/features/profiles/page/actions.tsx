import { directionsTo } from './addresses.ts';
import { contactActionsOf } from './contact-actions.ts';
import { openingText } from './hours-text.ts';
import { Icon } from './icon.tsx';
import { memoizedView } from './memoized-view.ts';
import type { View } from './view.ts';
import { hoursOf } from './visible-blocks.ts';

function PlainActions({ view }: { readonly view: View }) {
  const { t, context } = view;
  return (
    <div className="act">
      <a className="big" href={`${context.path}.vcf`} data-save="">
        <Icon name="save" />
        {t('card.save')}
      </a>
      <QuickActions view={view} />
      <OpenStatus view={view} />
    </div>
  );
}

function QuickActions({ view }: { readonly view: View }) {
  const { t } = view;
  const contactActions = contactActionsOf(view);
  const directions = directionsTo(view);
  const count = contactActions.length + (directions ? 1 : 0);
  if (count === 0) return null;
  const mail = contactActions.filter(({ icon }) => icon === 'mail');
  const others = contactActions.filter(({ icon }) => icon !== 'mail');
  return (
    <nav className={`quick n${count}`} aria-label={t('card.ways.label')}>
      {others.map(quickAction)}
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
      {mail.map(quickAction)}
    </nav>
  );
}

const quickAction = ({ icon, label, href }: ReturnType<typeof contactActionsOf>[number]) => (
  <a key={icon} href={href}>
    <span className="qi">
      <Icon name={icon} />
    </span>
    {label}
  </a>
);

function OpenStatus({ view }: { readonly view: View }) {
  const hours = hoursOf(view);
  if (!hours) return null;
  const { isOpen, state, change } = openingText(hours, view);
  return (
    <p className={isOpen ? 'now yes' : 'now'}>
      <b>{state}</b>
      {change && <span>{change}</span>}
    </p>
  );
}

/** The one big button, then the quick ways. */
export const Actions = memoizedView(PlainActions, ({ view }) => [view.document.contact, hoursOf(view)]);
