import { aubrac, expect, journey, manufaktur, person } from '../support/journey.ts';

const at = (path: string) => `/clients/${aubrac}/${path}`;

/** Every route of SPEC section 2 that has no parameters. */
const SCREENS = [
  'profilehub/dashboard',
  'profilehub/import',
  'profilehub/export',
  'profilehub/contacts',
  'profilehub/criteria',
  'profilehub/criteria-mapping',
  'communication/reviews',
  'communication/semantic-analysis',
  'communication/settings',
  'touchpoints/list',
  'touchpoints/creation',
  'touchpoints/import',
  'platform/leads',
  'platform/forms',
  'platform/conversion',
  'platform/opportunity',
  'platform/configuration',
  'platform/locator/creation',
  'platform/locator/dashboard',
  'platform/locator/list',
  'settings/list',
  'settings/list/manage',
  'profile',
];

journey(
  'every screen of the specification is available at its address [NAV-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    for (const path of SCREENS) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByText('Page not found'), path).toBeHidden();
      await expect(page, path).toHaveURL(new RegExp(at(path)));
    }
  },
);

for (const path of [
  'touchpoints/65e2f0a1c94b7d0018aa3c5',
  'profilehub/contacts/not-hex',
  'platform/locator/Not_A_Slug',
  'settings/list/manage/not-a-uuid',
]) {
  journey(
    `a malformed id shows the 404 page and asks no server: ${path} [NAV-03]`,
    async ({ signedInAs }) => {
      const page = await signedInAs('Solveig', at('touchpoints/list'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const requestedPaths: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        const id = path.split('/').at(-1) ?? '';
        if (pathname.includes(id) && request.resourceType() === 'fetch')
          requestedPaths.push(pathname);
      });
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      expect(requestedPaths).toEqual([]);
    },
  );
}

journey(
  'any other address shows the 404 page, with and without a session [NAV-05]',
  async ({ page, signedInAs }) => {
    await page.goto('/nothing/here');
    await expect(page.getByText('Page not found')).toBeVisible();
    await signedInAs('Solveig', at('touchpoints/nowhere/at/all'));
    await expect(page.getByText('Page not found')).toBeVisible();
  },
);

journey(
  'old addresses lead to the new ones and keep their query [NAV-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    for (const [old, now] of [
      ['/touchpoints/list?q=a%2Fb&page=2', at('touchpoints/list?q=a%2Fb&page=2')],
      ['/profilehub/contacts', at('profilehub/contacts')],
      ['/communication/reviews?grade=5', at('communication/reviews?grade=5')],
      ['/platform/locator/list', at('platform/locator/list')],
      ['/settings/list', at('settings/list')],
      ['/profile', at('profile')],
      [
        '/public/lead/019a8000-0000-7000-8000-000000000000?token=x',
        '/protected/lead/019a8000-0000-7000-8000-000000000000?token=x',
      ],
    ] as const) {
      await page.goto(old);
      await expect(page).toHaveURL(now);
    }
  },
);

journey(
  'a hidden menu item is not shown, and its address goes to the error page [NAV-10] [NAV-11]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Ingrid', at('platform/leads'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Touchpoints' })).toBeHidden();
    await page.goto(at('touchpoints/list'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Du har ikke tilgang til dette skjermbildet',
    );
    // The title is not the name of a screen whose texts the user may not load.
    await expect(page).toHaveTitle('Du har ikke tilgang til dette skjermbildet · Comptoir');
  },
);

journey(
  'another client’s address is refused in the user’s own language [GEN-02] [NAV-10]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Ingrid', `/clients/${manufaktur}/platform/leads`);
    await expect(page.getByText('403', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Du har ikke tilgang til dette skjermbildet',
    );
  },
);

journey(
  'a report is downloaded from its link, and an invalid link shows an error [NAV-06]',
  async ({ page, suite }) => {
    const { token } = await suite.ask<{ token: string }>({
      kind: 'report',
      text: 'name;count\ncocotte;3\n',
    });
    await page.goto(`/report?token=${token}`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the report' }).click();
    expect((await downloading).suggestedFilename()).toBe('export_15112026.csv');
    await page.goto('/report?token=nothing-of-the-kind-at-all');
    await expect(page.getByText('Your download link is not valid.')).toBeVisible();
  },
);

journey(
  'a signed-out user who opens the link of their file signs in and gets it; other users are refused [NAV-06]',
  async ({ page, signedInAs, suite }) => {
    const { path, token } = await suite.ask<{ path: string; token: string }>({
      kind: 'report',
      text: 'name;count\ncocotte;3\n',
      ownerUserId: person('Solveig').id,
    });
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in\?redirect=/);
    const downloading = page.waitForEvent('download');
    await page.getByLabel('Email').fill(person('Solveig').email);
    await page.getByLabel('Password', { exact: true }).fill(person('Solveig').password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect((await downloading).suggestedFilename()).toBe('export_15112026.csv');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your file');

    const colleague = await signedInAs('Ingrid');
    for (const address of [path, `/report?token=${token}`]) {
      await colleague.goto(address);
      await expect(colleague.getByText('Nedlastingslenken din er ikke gyldig.')).toBeVisible();
    }
  },
);

journey(
  'sign-in redirects only to addresses of this site [NAV-07]',
  async ({ signedInAs, suite }) => {
    const page = await signedInAs('Solveig');
    await page.goto(`/verify-auth?redirect=${encodeURIComponent('//evil.example/')}`);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(suite.address);
  },
);
