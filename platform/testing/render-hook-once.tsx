import type { ComponentType, PropsWithChildren } from 'react';
import { renderMarkup } from './render-markup.tsx';

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
  renderMarkup(
    <Around>
      <Component />
    </Around>,
  );
  return drawn.given as Given;
}
