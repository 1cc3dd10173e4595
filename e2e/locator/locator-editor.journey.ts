import { aubrac, expect, journey } from '../support/journey.ts';

journey(
  'a locator is edited on its map tab, refused beside its fields, saved as a version and restored [LOC-03] [LOC-05]',
  async ({ signedInAs }) => {
    const slug = `editor-${Date.now()}`;
    const page = await signedInAs('Solveig', `/clients/${aubrac}/platform/locator/list`);
    await page.request.post(`/gtr-api/locator/clients/${aubrac}/locators`, {
      data: { name: 'Editor journey', slug },
    });
    const call = `/gtr-api/locator/locators/${slug}`;
    const draftOnServer = async () => {
      const { draft } = (await (await page.request.get(call)).json()) as {
        draft: { config: { center: object | null; header: object[] } } | null;
      };
      return draft?.config;
    };
    await page.goto(`/clients/${aubrac}/platform/locator/${slug}?tab=map`);
    await expect(page.getByRole('heading', { level: 1, name: 'Editor journey' })).toBeVisible();
    const live = page.frameLocator('iframe[title="Preview"]');
    await expect(live.locator('[data-look]')).toBeVisible();
    await expect(live.getByRole('heading', { level: 1 })).toBeHidden();

    // The cross in the preview is the centre: all stores first, then moved with keys and by dragging.
    const cross = page.getByRole('button', { name: 'Centre of the map' });
    const longitude = page.getByLabel('Longitude');
    await expect(longitude).toHaveValue('');
    await cross.press('Shift+ArrowRight');
    await expect(longitude).not.toHaveValue('');
    const walked = Number(await longitude.inputValue());
    // The page shows the stores around the new centre.
    await expect(live.locator('[data-page="search"] [data-look]')).toBeVisible();
    const grip = await cross.boundingBox();
    if (!grip) throw new Error('no cross in the preview');
    const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Number(await longitude.inputValue())).toBeLessThan(walked);

    // Closer on the map, the cross stays at its place.
    const look = () => live.locator('[data-look]').getAttribute('data-look');
    const before = await look();
    const place = await longitude.inputValue();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(look).not.toBe(before);
    await expect(longitude).toHaveValue(place);

    // A valid field is stored as a draft, an invalid one is marked on its tab.
    await page.getByLabel('Latitude').fill('44.4126');
    await page.getByLabel('Longitude').fill('2.7834');
    await expect(page.getByText('Saving creates version 2')).toBeVisible();
    await expect
      .poll(async () => (await draftOnServer())?.center)
      .toEqual({
        lat: 44.4126,
        lng: 2.7834,
      });
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.getByRole('tab', { name: /^Header/ }).click();
    await page.getByRole('button', { name: 'Add link' }).press('Enter');
    await expect(page.getByLabel('Text or key')).toBeFocused();
    await page.keyboard.type('Imprint');
    await page.getByRole('tab', { name: /^Map/ }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Some fields are invalid')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Header 1 error' })).toBeVisible();
    await expect(page.getByText('Incomplete link')).toBeVisible();
    await page.getByLabel('URL').fill('{host}/imprint');
    await expect(page.getByRole('tab', { name: 'Header', exact: true })).toBeVisible();
    // The preview is a phone here, whose links are in a menu.
    await live.locator('.header-links').getByRole('button').click();
    await expect(live.getByRole('link', { name: 'Imprint' })).toBeVisible();

    // The server names the line of css that it refuses.
    await page.getByRole('tab', { name: /^Settings/ }).click();
    const css = page.getByLabel('Custom CSS');
    await css.fill('.store { color: red; }\n.logo { background: url(https://x.example/a.png); }');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^Line 2:/)).toBeVisible();
    await css.fill('.store { color: red; }');
    await page.getByRole('button', { name: /^Save version 2/ }).click();
    await expect(page.getByText('Configuration saved successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Version 2' })).toBeVisible();

    // Discarded changes can be restored with one click.
    await page.getByLabel(/^Host name/).fill('stores.editor.example');
    await page.getByRole('tab', { name: /^Search/ }).click();
    await page.getByLabel('Radius (km)').fill('80');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Radius (km)')).toHaveValue('50');
    await page.getByRole('button', { name: 'Restore changes' }).click();
    await expect(page.getByLabel('Radius (km)')).toHaveValue('80');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Saving creates version 3')).toHaveCount(0);

    await page.getByRole('button', { name: 'Version 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await dialog.getByRole('button', { name: /^Version 1/ }).click();
    await expect(
      dialog.getByRole('row', { name: /Centre of the map.*44\.4126, 2\.7834/ }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore version 1' }).click();
    await page
      .getByRole('dialog', { name: 'Restore version 1?' })
      .getByRole('button', { name: 'Restore version 1' })
      .click();
    await expect(page.getByText('Version 1 restored')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Version 3' })).toBeVisible();
    await page.getByRole('tab', { name: /^Map/ }).click();
    await expect(page.getByLabel('Latitude')).toHaveValue('');
    await page.request.delete(call);
  },
);
