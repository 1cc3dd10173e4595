import { screensHold } from '../screens/screens-hold.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';
import { opportunityConfigurationScreens } from './configuration.screens.ts';

const CONFIGURATION = `/clients/${aubrac}/platform/configuration`;
const CALL = `/gtr-api/opportunity/clients/${aubrac}/configuration`;

journey(
  'an admin writes a rule, sees the live map follow, corrects a wrong colour and saves [OPP-02] [OPP-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const before = await (await page.request.get(CALL)).json();
    const legendOf = async () => {
      const { config } = await (await page.request.get(CALL)).json();
      return config.layers[1].legends.intentions;
    };
    await openScreen(page, CONFIGURATION);
    const legend = page.getByRole('region', { name: 'Legend of level 2' });
    await legend.getByRole('combobox', { name: 'Measure' }).click();
    await page.getByRole('option', { name: 'Purchase intentions', exact: true }).click();
    await legend.getByRole('button', { name: 'Rule', exact: true }).click();
    const rules = legend.getByRole('listitem');
    await expect(rules.first()).toBeVisible();
    while ((await rules.count()) > 2)
      await rules
        .last()
        .getByRole('button', { name: /^Remove/ })
        .click();
    const live = page.getByRole('complementary', { name: 'Map preview' });
    for (const [number, operator] of [
      [1, 'at least'],
      [2, 'less than'],
    ] as const) {
      await legend.getByRole('combobox', { name: `Comparison of rule ${number}` }).click();
      await page.getByRole('option', { name: operator, exact: true }).click();
      // Letters are rejected.
      await legend.getByLabel(`Value of rule ${number}`).fill('3x0');
      await expect(legend.getByLabel(`Value of rule ${number}`)).toHaveValue('30');
    }
    await expect(live.getByText('≥ 30')).toBeVisible();

    const bar = page.getByRole('region', { name: 'Changes' });
    await legend.getByLabel('Value of rule 2').fill('20');
    await legend.getByLabel('Custom colour of rule 1').fill('#C7D8D');
    await expect(legend.getByText('No rule matches values between 20 and 30')).toBeVisible();
    await legend.getByLabel('Value of rule 2').fill('30');
    await page.keyboard.press('Control+s');
    await expect(legend.getByText('Use 3 or 6 hexadecimal digits')).toBeVisible();
    await expect(bar.getByText('Some fields are invalid.')).toBeVisible();
    await expect(bar.getByText('1 in Layers and legend.')).toBeVisible();
    expect(await legendOf()).toEqual(before.config.layers[1].legends.intentions);

    await legend.getByLabel('Custom colour of rule 1').fill('#C7D8DF');
    await bar.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText('Configuration saved successfully')).toBeVisible();
    expect(await legendOf()).toEqual([
      { operator: 'superiorEqual', value: 30, colour: '#C7D8DF' },
      { operator: 'inferior', value: 30, colour: null },
    ]);
    const { version } = await (await page.request.get(CALL)).json();
    await page.request.put(CALL, { data: { config: before.config, version } });
  },
);

journey(
  'a new row shows no error until it is saved, a failed save can be retried, leaving with unsaved changes needs confirmation, and a second editor sees the first one’s name [OPP-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const before = await (await page.request.get(CALL)).json();
    await openScreen(page, `${CONFIGURATION}?tab=retailers`);
    await page.getByRole('button', { name: 'Sub-activity', exact: true }).click();
    const name = page.getByRole('textbox', { name: /^Sub-activity/ }).last();
    const bar = page.getByRole('region', { name: 'Changes' });
    await expect(name).toHaveValue('');
    await expect(bar).toBeVisible();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await expect(bar).toHaveCount(0);
    await page.getByLabel('Retailers within').fill('33');
    await page.route(`**${CALL}`, (route) => route.abort());
    await page.getByRole('button', { name: /^Save/ }).click();
    const failure = page.getByText('An error occurred while saving configuration');
    await expect(failure).toBeVisible();
    await page.unroute(`**${CALL}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Configuration saved successfully')).toBeVisible();

    const saved = await (await page.request.get(CALL)).json();
    await page.request.put(CALL, {
      data: { config: { ...saved.config, nearKm: 44 }, version: saved.version },
    });
    await page.getByLabel('Retailers within').fill('55');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByText(/Solveig .* has changed this/)).toBeVisible();
    await page.getByRole('link', { name: 'Open the map' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Overwrite with mine' }).click();
    const stored = async () => (await page.request.get(CALL)).json();
    await expect.poll(async () => (await stored()).config.nearKm).toBe(55);
    const after = await stored();
    await page.request.put(CALL, { data: { config: before.config, version: after.version } });
  },
);

journey(
  'while earlier demand is being added, the live map says how far it is and counts no areas [OPP-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    let share: number | null = 0.4;
    await page.route('**/opportunity/clients/*/filters', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), backfill: share } });
    });
    await openScreen(page, `/clients/${aubrac}/platform/configuration?tab=layers`);
    const added = page.getByText('Preparing the map: 40%');
    const counts = page.getByText(/^\d+\sareas?$/);
    await expect(added).toBeVisible();
    await expect(counts).toHaveCount(0);
    share = null;
    await expect(added).toHaveCount(0);
    await expect(counts).not.toHaveCount(0);
  },
);

journey(
  'a sales representative sees the map and has no configuration [OPP-07] [OPP-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Lars', `/clients/${aubrac}/platform/opportunity`);
    const menu = page.getByRole('navigation');
    await expect(menu.getByRole('link', { name: 'Karte', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Konfiguration', exact: true })).toHaveCount(0);
    const { config, version } = await (await page.request.get(CALL)).json();
    expect((await page.request.put(CALL, { data: { config, version } })).status()).toBe(403);
  },
);

screensHold(
  'the screens of the opportunity configuration and imports fit and are accessible at every width [OPP-08] [GEN-04] [GEN-06]',
  opportunityConfigurationScreens,
);
