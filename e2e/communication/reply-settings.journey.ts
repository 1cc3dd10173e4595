import type { Page } from '@playwright/test';
import { aubrac, expect, journey } from '../support/journey.ts';
import { openScreen } from '../support/open-screen.ts';

const settings = `/clients/${aubrac}/communication/settings`;
const call = '/api/ar/settings';
const brandId = '1001';

interface Stored {
  settings: { thresholds: { send: number; approve: number }; templates: { name: string }[] };
  version: number;
}

async function readSettings(page: Page): Promise<Stored> {
  return (await page.request.get(`${call}?brandId=${brandId}`)).json();
}

const currentTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Reply settings' }).locator('[aria-current="location"]');

journey(
  'a link to a section of the reply settings opens there, and the tabs follow the scroll [REV-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, `${settings}?section=sending`);
    await expect(currentTab(page)).toHaveText('Sending');
    const section = page.getByRole('region', { name: 'Sending', exact: true });
    const heading = section.getByRole('heading', { name: 'Sending', exact: true });
    const voice = page.getByRole('heading', { name: 'Voice', exact: true });
    await expect(heading).toBeInViewport();
    await expect(voice).not.toBeInViewport();

    await heading.hover();
    await page.mouse.wheel(0, -10_000);
    await expect(voice).toBeInViewport();
    await expect(currentTab(page)).toHaveText('Voice');
    await voice.hover();
    await page.mouse.wheel(0, 10_000);
    await expect(currentTab(page)).toHaveText(/^Sources/);
    await expect(heading).not.toBeInViewport();
  },
);

journey(
  'a threshold that is moved by keyboard is saved by keyboard, and there after a reload [REV-06] [REV-07] [GEN-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const before = await readSettings(page);
    const { send } = before.settings.thresholds;
    const grip = page.getByRole('slider', { name: 'Minimum score for automatic sending' });
    const bar = page.getByRole('region', { name: 'Changes' });
    await openScreen(page, settings);
    await expect(grip).toHaveAttribute('aria-valuenow', `${send}`);
    await grip.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(grip).toHaveAttribute('aria-valuenow', `${send + 2}`);
    await expect(page.getByText(`From ${send + 2} automatic`)).toBeVisible();
    await expect(bar).toContainText('1 change');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await expect(bar).toHaveCount(0);
    const after = await readSettings(page);
    expect(after.settings.thresholds).toEqual({ ...before.settings.thresholds, send: send + 2 });

    await openScreen(page, settings);
    await expect(grip).toHaveAttribute('aria-valuenow', `${send + 2}`);
    const { version } = after;
    await page.request.post(call, { data: { brandId, version, settings: before.settings } });
  },
);

journey(
  'a save that the server refuses opens the wrong template and focuses its text [REV-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const before = await readSettings(page);
    const name = before.settings.templates[0]?.name ?? '';
    await openScreen(page, `${settings}?section=templates`);
    const template = page.getByRole('region', { name, exact: true });
    const text = template.getByRole('textbox', { name: 'Text, English' });
    const cell = page.getByRole('button', { name: new RegExp(`^${name}:`) }).first();
    await cell.click();
    await text.fill('Thank you {nme}, see you soon.');
    await template.getByRole('button', { name: 'Close template' }).click();
    await expect(template).toHaveCount(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(text).toBeFocused();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(template).toContainText('{nme}');
    await expect(text).toHaveValue(/nme/);
    expect(await readSettings(page)).toEqual(before);
  },
);
