import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QueryBoundary } from './loading-states.tsx';

function drawn({ isPlaceholderData, isEditor }: { isPlaceholderData: boolean; isEditor: boolean }) {
  const query = { data: 'Lyon', isPlaceholderData } as UseQueryResult<string>;
  return renderToStaticMarkup(
    <QueryBoundary query={query} isEditor={isEditor}>
      {(name) => <input defaultValue={name} />}
    </QueryBoundary>,
  );
}

test('an editor is inert while the data of another record is still shown [USR-03]', () => {
  expect(drawn({ isEditor: true, isPlaceholderData: true })).toContain('inert');
  expect(drawn({ isEditor: true, isPlaceholderData: false })).not.toContain('inert');
});

test('a read-only view stays usable while the next page loads [GEN-09]', () => {
  expect(drawn({ isEditor: false, isPlaceholderData: true })).not.toContain('inert');
});
