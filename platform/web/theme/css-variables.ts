import type { CSSVariablesResolver } from '@mantine/core';

const TINTED = {
  purple: 'new',
  blue: 'accepted',
  green: 'converted',
  red: 'lost',
  brass: 'brass',
} as const;

/** Maps our tokens to Mantine's variables. The tokens change with the theme, so both schemes are the same here. */
const shared: Record<string, string> = {
  '--mantine-color-body': 'var(--c-surface)',
  '--mantine-color-text': 'var(--c-text-1)',
  '--mantine-color-bright': 'var(--c-text-1)',
  '--mantine-color-dimmed': 'var(--c-text-3)',
  '--mantine-color-placeholder': 'var(--c-text-3)',
  '--mantine-color-default': 'var(--c-raised)',
  '--mantine-color-default-color': 'var(--c-text-1)',
  '--mantine-color-default-border': 'var(--c-border-strong)',
  '--mantine-color-default-hover': 'var(--c-hover)',
  '--mantine-color-error': 'var(--c-lost)',
  '--mantine-color-success': 'var(--c-converted)',
  '--mantine-color-anchor': 'var(--c-text-1)',
  '--mantine-color-disabled': 'var(--c-fill)',
  '--mantine-color-disabled-color': 'var(--c-text-3)',
  '--mantine-color-disabled-border': 'var(--c-border)',
  ...Object.fromEntries(
    Object.entries(TINTED).flatMap(([color, token]) => {
      const word = token === 'brass' ? 'var(--c-brass-text)' : `var(--c-${token})`;
      return [
        [`--mantine-color-${color}-light`, `var(--c-${token}-tint)`],
        [`--mantine-color-${color}-light-hover`, `var(--c-${token}-tint)`],
        [`--mantine-color-${color}-light-color`, word],
        [`--mantine-color-${color}-text`, word],
      ];
    }),
  ),
  '--mantine-color-red-filled': 'var(--c-danger)',
  '--mantine-color-red-filled-hover': 'color-mix(in srgb, var(--c-danger) 88%, black)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
