export type MapTheme = 'light' | 'dark';

/** By the nearest element that says: a page may show a part of itself in the other one. */
export function themeOf(element: Element): MapTheme {
  const said = element.closest('[data-mantine-color-scheme]');
  return said?.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light';
}
