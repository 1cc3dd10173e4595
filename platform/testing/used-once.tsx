import { createInstance } from 'i18next';
import type { ComponentType, PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

/** Says every text by its key. */
const keysOnly = createInstance({ lng: 'cimode', initAsync: false });
void keysOnly.init();

/**
 * What a hook gives back where it is drawn once, without a browser. What it hands out can be called and finds the refs it
 * kept; its state stays as it was at first.
 */
export function usedOnce<Given>(
  useHook: () => Given,
  Around: ComponentType<PropsWithChildren> = ({ children }) => children,
): Given {
  const drawn: { given?: Given } = {};
  function Component() {
    drawn.given = useHook();
    return null;
  }
  renderToStaticMarkup(
    <I18nextProvider i18n={keysOnly}>
      <Around>
        <Component />
      </Around>
    </I18nextProvider>,
  );
  return drawn.given as Given;
}
