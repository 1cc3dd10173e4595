import { expect, test } from 'vitest';
import { html } from './html.ts';

test('typed text is escaped and cannot become markup', () => {
  const name = `<img src=x onerror="alert('1')">&`;
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
  );
});

test('nested markup is preserved, lists are joined and absent values are omitted', () => {
  const rows = ['a', 'b'].map((row) => html`<li>${row}</li>`);
  expect(html`<ul>${rows}${null}${undefined}${false}</ul>`.markup).toBe(
    '<ul><li>a</li><li>b</li></ul>',
  );
});
