import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';

export type LogoChoice = 'none' | 'brand' | 'own';

export function logoChoice(logo: CodeStyle['logo']): LogoChoice {
  return typeof logo === 'string' ? logo : 'own';
}
