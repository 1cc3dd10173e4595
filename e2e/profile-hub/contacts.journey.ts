import type { APIRequestContext } from '@playwright/test';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';

const list = `/clients/${aubrac}/profilehub/contacts`;

journey(
  'a contact is added, its consent changes with proof only, it is found by its phone, and chosen it is exported, put into a segment and erased [PH-02] [PH-05] [PH-06] [PH-14] [PH-17]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, `${list}/create`);
    await page.getByRole('button', { name: 'Create contact' }).click();
    await expect(page.getByText('A contact needs an email or a phone number.')).toBeVisible();
    await page.getByLabel('Email').fill('wolf-dietrich@rindfleisch.example');
    await page.getByLabel('Last name').fill('Rindfleisch');
    await page.getByLabel('Phone').fill('12');
    await page.getByRole('button', { name: 'Create contact' }).click();
    await expect(page.getByText('Enter a phone number with its country code')).toBeVisible();
    await page.getByLabel('Phone').fill('+49 941 5 07 10 20');
    await page.getByRole('button', { name: 'Create contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rindfleisch' })).toBeVisible();

    const optin = page.getByRole('switch', { name: 'Opt-in email' });
    await optin.press('Space');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Record for 1 contact' }).click();
    await expect(dialog.getByText('This field is required').first()).toBeVisible();
    await expect(optin).not.toBeChecked();
    await dialog.getByLabel('Source').fill('Letter');
    await dialog.getByLabel('Wording shown').fill('You may write to me.');
    await dialog.getByRole('button', { name: 'Record for 1 contact' }).click();
    await expect(optin).toBeChecked();
    const line = page.getByRole('row', { name: /Email/ });
    await expect(line).toContainText('You may write to me.');
    await expect(line).toContainText('recorded by Solveig Haugen');

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('City').fill('Regensburg');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    // The message after creating is the same, so the hidden save button is checked first.
    await expect(save).toBeHidden();
    await expect(page.getByText('Rindfleisch saved.').first()).toBeVisible();

    await openScreen(page, list);
    await page.getByPlaceholder('Name, email, phone').fill('0941 507 1020');
    await expect(page.getByRole('link', { name: 'Rindfleisch' })).toHaveCount(1);
    await expect(page.getByRole('row', { name: /Rindfleisch/ })).toContainText('Regensburg');

    const bar = page.getByRole('region', { name: '1 selected' });
    const choose = () =>
      page
        .getByRole('row', { name: /Rindfleisch/ })
        .getByRole('checkbox')
        .check();
    await choose();
    await bar.getByRole('button', { name: 'Export…' }).click();
    await dialog.getByRole('button', { name: 'Export 1 contact' }).click();
    await expect(dialog).toHaveCount(0);
    await bar.getByRole('button', { name: 'Add to a segment…' }).click();
    await dialog.getByLabel('Name').fill('Letters');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('1 contact added.')).toBeVisible();
    await choose();
    await bar.getByRole('button', { name: 'Erase…' }).click();
    await dialog.getByRole('button', { name: 'Erase 1 contact' }).click();
    await expect(page.getByText('1 contact erased')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rindfleisch' })).toHaveCount(0);
  },
);

journey(
  'columns are found by name, shown and moved, and a saved view restores them with the sort order [PH-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const criterias = { email: 'columns@x.example', lastname: 'Aaberg', zip: '5020' };
    await page.request.post('/api/ph/profiles', { data: { brandId: '1001', criterias } });
    await openScreen(page, `${list}?sort=-name`);
    await page.getByRole('button', { name: 'Columns' }).click();
    const panel = page.getByRole('dialog', { name: 'Columns' });
    await panel.getByLabel('Find a column').fill('postal');
    await panel.getByRole('checkbox', { name: 'Postal code' }).check();
    const heads = page.getByRole('columnheader');
    await expect(heads.filter({ hasText: 'Postal code' })).toBeVisible();
    await panel.getByLabel('Find a column').fill('');
    await panel.getByRole('checkbox', { name: 'Opt-in', exact: true }).press('Alt+ArrowUp');
    await panel.press('Escape');
    const isBeforeCity = async () => {
      const names = (await heads.allInnerTexts()).map((text) => text.trim());
      return names.includes('Opt-in') && names.indexOf('Opt-in') < names.indexOf('City');
    };
    await expect.poll(isBeforeCity).toBe(true);
    await page.getByRole('button', { name: 'Columns' }).click();
    await panel
      .getByText('City', { exact: true })
      .dragTo(panel.getByText('Email', { exact: true }));
    await panel.press('Escape');
    await expect.poll(isBeforeCity).toBe(false);

    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('With postcode');
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await openScreen(page, `${list}/views`);
    await page.getByRole('link', { name: 'With postcode' }).click();
    await expect(heads.filter({ hasText: 'Postal code' })).toBeVisible();
    await expect(page).toHaveURL(/sort=-name/);
    await openScreen(page, `${list}/views`);
    await page.getByRole('button', { name: 'Actions for With postcode' }).click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await expect(page.getByRole('link', { name: 'With postcode' })).toHaveCount(0);
  },
);

journey(
  'however many purposes of consent there are, no line is left over and none is cut [PH-06] [GEN-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, list);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('tab', { name: /^Consent/ }).click();
    await expect(page.getByRole('switch').first()).toBeVisible();
    const faults = await page.getByRole('switch').first().evaluate(faultsOfCells);
    expect(faults).toEqual([]);
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.getByRole('switch').first().evaluate(faultsOfCells), `${width}`).toEqual(
        [],
      );
    }
  },
);

/** Fills the grid with one to twelve purposes and checks the position of their lines. */
function faultsOfCells(one: Element): string[] {
  const cells = one.closest('[class*="cells"]');
  const frame = cells?.parentElement;
  const model = cells?.firstElementChild;
  if (!cells || !frame || !model) return ['no cells'];
  const before = [...cells.children];
  const faults: string[] = [];
  for (let count = 1; count <= 12; count += 1) {
    cells.replaceChildren(...Array.from({ length: count }, () => model.cloneNode(true)));
    const seen = frame.getBoundingClientRect();
    const boxes = [...cells.children].map((cell) => cell.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    if (left + 1 > seen.left) faults.push(`${count}: a line before the first column`);
    if (bottom - 1 > seen.bottom) faults.push(`${count}: the last row is cut`);
    if (bottom <= seen.bottom - 1) faults.push(`${count}: a second line below the last row`);
    if (boxes.some((box) => box.right > seen.right + 1)) faults.push(`${count}: too wide`);
  }
  cells.replaceChildren(...before);
  return faults;
}

journey(
  'each station of a contact’s journey shows its own facts beside it, by pointer, keyboard and on a phone, and the bar opens the lead that waits [PH-05]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, `${list}?q=s.uebermuehlbacher`);
    await page.getByRole('link', { name: 'Sieglinde Übermühlbacher' }).click();
    await page.getByRole('tab', { name: 'Journey' }).click();
    const panel = page.getByRole('complementary', { name: 'Chosen station' });
    // It begins with what the contact said.
    await expect(panel.getByRole('heading', { name: 'Review' })).toBeVisible();
    await expect(panel.getByRole('img', { name: /stars?$/ })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Open: Review' })).toHaveAttribute(
      'href',
      /communication\/reviews\?review=/,
    );
    await expect(panel.getByRole('list', { name: 'Results of this code' })).toContainText('Leads');

    const stop = (name: RegExp) => page.getByRole('button', { name }).first();
    await stop(/^Accepted/).press('Enter');
    await expect(panel.getByRole('heading', { name: 'Accepted' })).toBeVisible();
    await expect(stop(/^Accepted/)).toHaveAttribute('aria-pressed', 'true');
    await stop(/^Scan/).click();
    await expect(panel.getByRole('heading', { name: 'Scan' })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^ma\.example\// })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = page.getByRole('dialog', { name: 'Scan' });
    await expect(dialog.getByRole('heading', { name: 'Scan' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await stop(/^Lead/).click();
    await expect(page.getByRole('dialog', { name: 'Lead' })).toContainText('Lead of');
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Open the lead' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Übermühlbacher');
    await expect(page).toHaveURL(/platform\/leads\//);
  },
);

journey(
  'an open data request is named before a lead that waits, also while the journey of its contact is missing [PH-05] [PH-17]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const id = await contactWithWaitingLead(page.request);
    const requests = `/gtr-core/clients/${aubrac}/contacts/${id}/data-requests`;
    expect((await page.request.post(requests, { data: {} })).status()).toBe(201);
    const request = page.getByRole('region', { name: 'Data requests' });
    const lead = page.getByRole('region', { name: 'What waits' });

    await page.route(`**/profiles/${id}/journey?**`, (route) => route.abort());
    await page.goto(`${list}/${id}?tab=journey`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(request).toBeVisible();
    await page.unroute(`**/profiles/${id}/journey?**`);
    await openScreen(page, `${list}/${id}?tab=journey`);
    await expect(page.getByRole('heading', { name: 'From scan to reply' })).toBeVisible();
    await expect(request).toBeVisible();
    await expect(lead).toHaveCount(0);

    await request.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(lead).toBeVisible();
    await expect(request).toHaveCount(0);
  },
);

/** Another one than that of the other journeys. */
async function contactWithWaitingLead(request: APIRequestContext): Promise<string> {
  const data = { brandId: '1001', limit: 100 };
  const found = await request.post('/api/ph/searchProfiles', { data });
  const { items } = (await found.json()) as {
    items: { id: string; criterias: { email: string | null } }[];
  };
  for (const { id, criterias } of items) {
    if (criterias.email?.includes('uebermuehlbacher')) continue;
    const read = await request.get(`/api/ph/profiles/${id}/journey?brandId=1001`);
    const { waiting } = (await read.json()) as { waiting: unknown[] };
    if (waiting.length > 0) return id;
  }
  throw new Error('no contact of the demo has a waiting lead');
}

journey(
  'the button for all other events stays where the keyboard is, and shows fewer again [PH-05] [GEN-04]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const criterias = { email: 'events@x.example', lastname: 'Aamodt' };
    const made = await page.request.post('/api/ph/profiles', {
      data: { brandId: '1001', criterias },
    });
    const { id } = (await made.json()) as { id: string };
    const core = `/gtr-core/clients/${aubrac}`;
    for (let turn = 0; turn < 3; turn += 1) {
      const asked = await page.request.post(`${core}/contacts/${id}/data-requests`, { data: {} });
      const { id: request } = (await asked.json()) as { id: string };
      await page.request.post(`${core}/data-requests/${request}/answered`);
    }
    await openScreen(page, `${list}/${id}?tab=journey`);
    await page.getByText('Journeys', { exact: true }).click();
    const events = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Other events' }),
    });
    await expect(events.getByRole('listitem')).toHaveCount(3);
    await events.getByRole('button', { name: 'All 4 events' }).press('Enter');
    await expect(events.getByRole('listitem')).toHaveCount(4);
    const fewer = events.getByRole('button', { name: 'Show fewer' });
    await expect(fewer).toBeFocused();
    await fewer.press('Enter');
    await expect(events.getByRole('button', { name: 'All 4 events' })).toBeFocused();
    await expect(events.getByRole('listitem')).toHaveCount(3);
  },
);
