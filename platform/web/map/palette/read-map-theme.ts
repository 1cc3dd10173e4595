export type MapTheme = 'light' | 'dark';

/** Reads the nearest element with a scheme, because a page may show a part in the other theme. */
export function readMapTheme(element: Element): MapTheme {
  const said = element.closest('[data-mantine-color-scheme]');
  return said?.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light';
}
