import type { Appearance } from '@stripe/stripe-js';

const colours = {
  colorPrimary: '--color-primary',
  colorBackground: '--color-surface',
  colorText: '--color-text',
  colorTextSecondary: '--color-text-second',
  colorTextPlaceholder: '--color-text-second',
  colorDanger: '--color-bad',
} as const;

/** The look of our own fields. Stripe's frame knows none of our tokens, so their values are read from the page. */
export function stripeLook(place: HTMLElement): Appearance {
  const probe = place.ownerDocument.createElement('span');
  place.append(probe);
  const colourOf = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const values = Object.entries(colours).map(([name, token]) => [name, colourOf(token)]);
  const edge = colourOf('--color-border-control');
  const focus = colourOf('--color-focus');
  probe.remove();
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      ...Object.fromEntries(values),
      fontFamily: 'Rubik, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '14px',
      spacingUnit: '4px',
      gridRowSpacing: '16px',
    },
    rules: {
      '.Input': { border: `1px solid ${edge}`, boxShadow: 'none', padding: '11px 16px' },
      '.Input:focus': { borderColor: focus, boxShadow: `0 0 0 1px ${focus}` },
      '.Label': { fontWeight: '500' },
    },
  };
}
