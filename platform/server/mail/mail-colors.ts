/**
 * Mail programs do not support custom properties, so each colour is written inline, with its dark value as a rule of
 * the same class in the head.
 */
export const MAIL_COLORS = {
  canvas: ['background-color', '#F6F5F1', '#0E1211'],
  surface: ['background-color', '#FFFFFF', '#141917'],
  header: ['background-color', '#13251E', '#090C0B'],
  ink: ['background-color', '#17352B', '#E6E3D8'],
  'on-ink': ['color', '#FFFFFF', '#17201C'],
  'text-1': ['color', '#17201C', '#E9ECE7'],
  'text-2': ['color', '#4E5752', '#A8B1AB'],
  'text-3': ['color', '#656D68', '#8B958F'],
  rule: ['border-color', '#E4E1D9', '#262D2A'],
  'brass-text': ['color', '#805206', '#E0B25E'],
  new: ['color', '#6A3BA6', '#C6ABF2'],
  accepted: ['color', '#1C5CA8', '#93C0F7'],
  brass: ['background-color', '#B07A1A', '#D8A347'],
  'border-strong': ['background-color', '#CBC7BC', '#3A443F'],
} as const;
type MailColor = keyof typeof MAIL_COLORS;

/** On the header, which is dark in both themes. */
export const ON_FASCIA = '#F4F1E8';
export const BRASS = '#D8A347';

export function lightColor(name: MailColor): string {
  const [property, light] = MAIL_COLORS[name];
  return `${property}:${light};`;
}

export function darkRules(): string {
  const rules = Object.entries(MAIL_COLORS).map(
    ([name, [property, , dark]]) => `.${name}{${property}:${dark} !important}`,
  );
  return `@media (prefers-color-scheme: dark){${rules.join('')}}`;
}
