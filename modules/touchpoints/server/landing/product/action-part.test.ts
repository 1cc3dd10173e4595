import { expect, test } from 'vitest';
import { landingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import { defineModule } from '#platform/server/module.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { builtPage } from '../testing/built-page.ts';

/** Simulates the forms module: only these brands have a form, some with a prefilled request. */
const withForm = new Set<string>();
const withRequest = new Set<string>();
const forms = defineModule({
  name: 'forms',
  ports: [
    answerPort(landingForm, async ({ clientId, sku, visitId, locale, placeId, near, seenAt }) =>
      withForm.has(clientId)
        ? {
            url: `${withRequest.has(clientId) ? 'http' : 'https'}://suite.test/form?sku=${sku}&v=${visitId}&lang=${locale}`,
            title: 'Is it in stock?',
            button: 'Ask the shop',
            ...(withRequest.has(clientId) && {
              message: 'Do you have it in <blue>?',
              note:
                placeId === null
                  ? `Nobody is near ${JSON.stringify(near ?? seenAt ?? null)}`
                  : `Answered near ${JSON.stringify(near)}`,
            }),
          }
        : null,
    ),
  ],
});
const suite = await testApp({ modules: [forms] });
const VISIT = '0199f3c4-8d2e-7c31-9a55-1f2e3d4c5b6a';

test('the visit id is passed on to links and forms, and an invalid id is not accepted [TP-10]', async () => {
  const brand = await builtPage(suite);
  await brand.shop('Here', [44.68, 2.85], '12210');
  withForm.add(brand.client.id);
  const { body } = await brand.open(`cocotte-26?v=${VISIT}&lang=no`);
  expect(body).toContain(`<input type="hidden" name="v" value="${VISIT}">`);
  expect(body).toContain(`cocotte-26?v=${VISIT}&amp;lang=fr`);
  expect(body).toContain(
    `href="https://suite.test/form?sku=MA-26&amp;v=${VISIT}&amp;lang=no">Ask the shop</a>`,
  );
  expect(body).toContain('Is it in stock?');
  expect(/<link rel="canonical"[^>]*>/.exec(body)?.[0]).not.toContain(VISIT);
  for (const forged of ["' or 1=1", '"><script>', '0199', `${VISIT}&v=x`]) {
    const other = await brand.open(
      `cocotte-26?v=${forged.includes('&') ? forged : encodeURIComponent(forged)}`,
    );
    expect(other.statusCode).toBe(200);
    expect(other.body.includes('name="v"')).toBe(forged.startsWith(VISIT));
  }
});

test('a prepared request is shown on the page with all parameters of its URL [TP-10]', async () => {
  const brand = await builtPage(suite);
  await brand.shop('Here', [44.68, 2.85], '12210');
  withForm.add(brand.client.id);
  withRequest.add(brand.client.id);
  const { body } = await brand.open('cocotte-26?near=12210');
  expect(body).toContain('method="get" action="http://suite.test/form"');
  expect(body).toContain('<input type="hidden" name="sku" value="MA-26">');
  expect(body).toContain('>Do you have it in &lt;blue&gt;?</textarea>');
  expect(body).toContain('<button class="go-btn">Ask the shop</button>');
  expect(body).toContain('Answered near {&quot;words&quot;:&quot;12210&quot;}');
  const position = (await brand.open('cocotte-26?lat=44.68&lng=2.85')).body;
  expect(position).toContain(
    'Answered near {&quot;latitude&quot;:44.68,&quot;longitude&quot;:2.85}',
  );
});

test('without a form the nearest shop can be called, and without a shop the brand has the product [TP-10]', async () => {
  const brand = await builtPage(suite, { name: 'Maison Aubrac' });
  await brand.shop('Here', [44.68, 2.85], '12210');
  const near = (await brand.open('cocotte-26?near=12210&lang=en')).body;
  expect(near).toContain('GeoNames, CC BY 4.0');
  expect(near).toContain('<a class="go-btn" href="tel:+33565443015">Call Here</a>');
  expect(near).toContain(
    '<a class="go-btn second" href="https://brand.example/cocotte">See it at Maison Aubrac</a>',
  );
  const anywhere = (await brand.open('cocotte-26?lang=en')).body;
  expect(anywhere).not.toContain('>Call Here</a>');
  expect(anywhere).toContain('<a class="go-btn" href="https://brand.example/cocotte">');
});

test('a place that only the proxy names chooses no shop: neither for a request nor for a call [TP-10]', async () => {
  const brand = await builtPage(suite);
  await brand.shop('Here', [44.68, 2.85], '12210');
  const seen = { 'cf-iplatitude': '44.68', 'cf-iplongitude': '2.85' };
  const called = (await brand.open('cocotte-26?lang=en', seen)).body;
  expect(called).toContain('<b>Here</b>');
  expect(called).not.toContain('>Call Here</a>');
  withForm.add(brand.client.id);
  withRequest.add(brand.client.id);
  const asked = (await brand.open('cocotte-26?lang=en', seen)).body;
  expect(asked).toContain('Nobody is near {&quot;latitude&quot;:44.68,&quot;longitude&quot;:2.85}');
  const typed = (await brand.open('cocotte-26?lang=en&near=12210', seen)).body;
  expect(typed).toContain('Answered near {&quot;words&quot;:&quot;12210&quot;}');
});
