import { createInstance } from 'i18next';
import type { ComponentType, PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';

/** Returns the key of every text. */
const keysOnly = createInstance({ lng: 'cimode', initAsync: false });
void keysOnly.init();

/**
 * Renders a hook once without a browser and returns its result. Returned callbacks work and see the refs; state keeps
 * its initial value.
 */
export function renderHookOnce<Given>(
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
