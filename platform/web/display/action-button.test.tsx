import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActionButton } from './action-button.tsx';

const drawn = (type?: 'submit') =>
  renderToStaticMarkup(
    <MantineProvider>
      <ActionButton {...(type && { type })}>Download</ActionButton>
    </MantineProvider>,
  );

test('a button inside a form does its own work and sends the form only when it is made for that', () => {
  expect(drawn()).toContain('type="button"');
  expect(drawn('submit')).toContain('type="submit"');
});
