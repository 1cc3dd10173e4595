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
    const cell = page.getByRole('button', { name: new RegExp(`^${name}, `) }).first();
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

journey(
  'a section that is opened by keyboard takes the focus, and Enter in the name of a key creates the key [REV-07] [REV-09] [GEN-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const before = await readSettings(page);
    await openScreen(page, settings);
    const tabs = page.getByRole('navigation', { name: 'Reply settings' });
    const section = page.getByRole('region', { name: 'Sources', exact: true });
    await tabs.getByRole('link', { name: /^Sources/ }).focus();
    await page.keyboard.press('Enter');
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    await expect(currentTab(page)).toHaveText(/^Sources/);
    await page.keyboard.press('Tab');
    await expect(section.getByRole('link', { name: 'Google profiles' })).toBeFocused();

    const name = page.getByRole('textbox', { name: 'Name of the key' });
    const key = page.getByRole('listitem').filter({ hasText: 'Key by Enter' });
    await name.fill('Key by Enter');
    await name.press('Enter');
    await expect(key).toBeVisible();
    await expect(name).toHaveValue('');
    await name.press('Enter');
    expect(await readSettings(page)).toEqual(before);
    await key.getByRole('button', { name: 'Revoke key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
    await expect(key).toContainText('Revoked');
    await expect(key).toHaveCount(1);
  },
);

journey(
  'forbidden words keep the focus when they unfold, close their input or have an error [REV-07] [GEN-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, settings);
    const words = page.getByRole('group', { name: 'Forbidden words' });
    const add = words.getByRole('button', { name: 'Add: Word' });
    const input = words.getByRole('textbox');
    await add.click();
    await input.fill(`${'long'.repeat(20)}, sorry, unfortunately, regret,`);
    await input.fill('half a wo');
    await input.press('Escape');
    await expect(add).toBeFocused();
    await expect(words).not.toContainText('half a wo');

    const more = words.getByRole('button', { name: / more$/ });
    const firstFolded = (await words.locator('[data-folded]').first().textContent()) ?? '';
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(more).toHaveCount(0);
    await expect(words.getByRole('button', { name: `Remove ${firstFolded}` })).toBeFocused();

    await openScreen(page, settings);
    await add.click();
    await input.fill(`sorry, unfortunately, ${'long'.repeat(20)},`);
    await input.press('Escape');
    await expect(words.locator('[data-folded]')).not.toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(words).toContainText('longlong…: Enter at most 60 characters');
    await expect(words.getByRole('button', { name: /^Remove longlong/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(words).not.toContainText('Enter at most 60 characters');
    await expect(add).toBeFocused();
  },
);

journey(
  'a word of a rule that is too long opens the rule and has its error at its field [REV-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, settings);
    await expect(page.getByRole('switch', { name: /^In use: .*Verletzung/ })).toBeChecked();
    const rule = page.getByRole('button', { name: /Verletzung/ }).first();
    const words = page.getByRole('combobox', { name: 'The comment contains' });
    await rule.click();
    await words.fill('long'.repeat(20));
    await words.press('Enter');
    await rule.click();
    await expect(words).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(words).toBeFocused();
    await expect(words).toHaveAccessibleDescription(/longlong…: Enter at most 60\scharacters/);
    await words.press('Backspace');
    await expect(words).not.toHaveAccessibleDescription(/at most 60/);
    await expect(words).toBeFocused();

    await page.getByRole('button', { name: 'Delete rule' }).click();
    await expect(page.getByRole('button', { name: 'Rule', exact: true })).toBeFocused();
  },
);

journey(
  'a template gives the focus back to the cell that opened it, and after its deletion to the button that adds one [REV-07] [GEN-06]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    await openScreen(page, settings);
    const cell = page.getByRole('button', { name: /^Order delay, 4 of 6/ });
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const add = page.getByRole('button', { name: 'Template', exact: true });
    await cell.focus();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.getByRole('button', { name: 'Close template' }).press('Enter');
    await expect(name).toHaveCount(0);
    await expect(cell).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.getByRole('button', { name: 'Delete template' }).press('Enter');
    await expect(cell).toHaveCount(0);
    await expect(add).toBeFocused();
  },
);
