import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const drawn = (text: string) => renderToStaticMarkup(<MarkedText text={text} />);

test('marked text is bold, at any position', () => {
  expect(drawn('<b>2 changes</b> not saved')).toBe('<b>2 changes</b> not saved');
  expect(drawn('Showing <b>214</b> of 1,284')).toBe('Showing <b>214</b> of 1,284');
});

test('a text without marks stays as it is, and every other mark is only text', () => {
  expect(drawn('Nothing marked')).toBe('Nothing marked');
  expect(drawn('<i>x</i>')).toBe('&lt;i&gt;x&lt;/i&gt;');
});

test('an email address stays in one piece, marked or not [GEN-04]', () => {
  const shown = drawn('Sent to shop-fr-008@shops.example by <b>rep-2@shops.example</b>');
  expect(shown.match(/<span class="[^"]*">[^<]*<\/span>/g)).toHaveLength(2);
  expect(shown.replaceAll(/<\/?span[^>]*>/g, '')).toBe(
    'Sent to shop-fr-008@shops.example by <b>rep-2@shops.example</b>',
  );
});

test('sentences after the marked one can be left out where room is short [GEN-04]', () => {
  expect(drawn('<b>Waits for the shop.</b> It answers by Friday.')).toBe(
    '<b>Waits for the shop.</b><span data-more="true"> It answers by Friday.</span>',
  );
  expect(drawn('<b>3 changes</b> not saved. They make version 4.')).toBe(
    '<b>3 changes</b> not saved.<span data-more="true"> They make version 4.</span>',
  );
  expect(drawn('<b>Wartet</b> seit dem 5. Dezember auf eine Antwort')).not.toContain('data-more');
});
