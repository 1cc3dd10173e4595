import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

/** Returns the key of every text. */
const keysOnly = createInstance({ lng: 'cimode', initAsync: false });
void keysOnly.init();

/** The markup of components without a browser, with keys in place of their texts. */
export function renderMarkup(content: ReactNode): string {
  return renderToStaticMarkup(<I18nextProvider i18n={keysOnly}>{content}</I18nextProvider>);
}
