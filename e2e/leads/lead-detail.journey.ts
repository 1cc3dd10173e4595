import type { Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessible.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { someLead } from './some-lead.ts';

const list = `/clients/${aubrac}/platform/leads`;

journey(
  'a lead is opened from the list, accepted, undone and converted with a price, and the history shows each step [LEAD-02] [LEAD-04] [LEAD-08]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', `${list}?view=new`);
    const row = page.getByRole('table').getByRole('row').nth(1);
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/platform\/leads\/[0-9a-f-]{36}$/);
    const bar = page.getByRole('region', { name: 'Next step' });
    await bar.getByRole('button', { name: 'Accept' }).click();
    await expect(bar).toContainText('by Solveig Haugen');
    await expect(bar.getByRole('button', { name: 'Convert…' })).toBeFocused();
    await hasNoViolations(page, 'the screen of a lead');
    await bar.getByRole('button', { name: 'Undo acceptance' }).click();
    await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible();

    await bar.getByRole('button', { name: 'Convert…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Price').fill('249.90');
    await dialog.getByLabel('Price').press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Undo conversion' })).toBeFocused();
    await expect(page.getByText('€249.90').first()).toBeVisible();
    await page.getByRole('tab', { name: /^History/ }).click();
    const lines = page.getByRole('tabpanel').getByRole('listitem');
    await expect(lines.filter({ hasText: 'Converted by Solveig Haugen' })).toContainText('€249.90');
    await expect(lines.filter({ hasText: 'Acceptance undone by' })).toHaveCount(1);
    await hasNoViolations(page, 'the history of a lead');
    await bar.getByRole('button', { name: 'Undo conversion' }).click();
    await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => toastsOverBar(page), 'toasts lie above the bar').toBeLessThanOrEqual(0);
  },
);

/** By how many pixels toasts would cover the action bar. The toast container exists before the first toast. */
function toastsOverBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('section[aria-label="Next step"]');
    const toasts = document.querySelector('[role="status"] + [role="alert"]')?.parentElement;
    if (!bar || !toasts) return Number.NaN;
    return toasts.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  });
}

journey(
  'a note is edited inline with conflict detection and its values before and after in the history, a lead is forwarded by keyboard and shared, and an unknown lead is not found [LEAD-03] [LEAD-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const { id, formId } = await someLead(page.request);
    await page.goto(`${list}/${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('tabpanel').locator('fieldset :focus')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Forward' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const note = page.getByLabel('Internal note');
    await note.fill('Called on Friday');
    await page.getByRole('tab', { name: 'Metadata' }).click();
    await expect(page.getByText('IP address')).toBeVisible();
    await page.getByRole('tab', { name: 'Data', exact: true }).click();
    await expect(note).toHaveValue('Called on Friday');
    await hasNoViolations(page, 'the editor of a lead');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Lead saved')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('Called on Friday');
    await expect(page.getByText(/Internal note: edited by/).first()).toBeVisible();

    // The same when edited in place: clicked, typed, saved by keyboard.
    await page.getByRole('button', { name: /^Called on Friday/ }).click();
    await expect(note).toBeFocused();
    await note.fill('Called on Monday');
    await note.press('Escape');
    await expect(page.getByRole('button', { name: /^Called on Friday/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await note.fill('Called on Monday');
    await note.press('Control+Enter');
    await expect(page.getByRole('button', { name: /^Called on Monday/ })).toBeFocused();

    // A colleague saves a note at the same time: it is shown before it can be overwritten. Switching tabs keeps the
    // typed text.
    await page.keyboard.press('Enter');
    await note.fill('Called on Tuesday');
    await page.request.put(`/gtr-api/lead-generation/forms/${formId}/leads/${id}`, {
      data: { internalNote: 'Called by a colleague' },
    });
    await page.getByRole('tab', { name: 'Metadata' }).click();
    await page.getByRole('tab', { name: 'Data', exact: true }).click();
    await expect(note).toHaveValue('Called on Tuesday');
    await note.press('Control+Enter');
    await expect(page.getByText('Called by a colleague')).toBeVisible();
    await expect(note).toHaveValue('Called on Tuesday');
    await note.press('Control+Enter');
    await expect(page.getByRole('button', { name: /^Called on Tuesday/ })).toBeFocused();

    const forward = page.getByRole('button', { name: 'Forward' });
    await forward.press('Enter');
    const dialog = page.getByRole('dialog');
    const email = dialog.getByLabel('Email', { exact: true });
    await expect(email).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(forward).toBeFocused();
    await forward.press('Enter');
    await email.fill('annegret');
    await email.press('Enter');
    await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
    await email.fill('annegret@lindenmueller.example');
    await email.press('Enter');
    await expect(page.getByText(/^Forwarded to annegret@\S+ by Solveig Haugen/)).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(dialog.getByLabel('Your name')).toHaveValue('Solveig Haugen');
    const copy = `copy-${Date.now()}@post.example`;
    await dialog.getByRole('combobox', { name: 'Emails' }).fill(copy);
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: /^History/ }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText(`Shared with ${copy} by Solveig Haugen`)).toBeVisible();
    await expect(panel.getByText(new RegExp(`^Email .* to ${copy}`))).toBeVisible();
    const edited = panel.getByRole('listitem', { name: /^Internal note/ }).first();
    await expect(edited.locator('del')).toHaveText('Called by a colleague');
    await expect(edited.locator('ins')).toHaveText('Called on Tuesday');
    await page.request.put(`/gtr-api/lead-generation/forms/${formId}/leads/${id}`, {
      data: { internalNote: '' },
    });

    await page.goto(`${list}/00000000-0000-7000-8000-000000000000`);
    await expect(page.getByRole('heading', { name: 'Lead not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Leads' }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  },
);

journey(
  'an empty price is added in place, and stays open with what was typed when a colleague clears it, and in focus when its value is cleared [LEAD-03]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig');
    const { id, formId } = await someLead(page.request);
    const path = `/gtr-api/lead-generation/forms/${formId}/leads/${id}`;
    const set = (data: object) => page.request.put(path, { data });
    const { price: givenPrice, tags } = await (await page.request.get(path)).json();
    await set({ price: null, tags: [] });
    await page.goto(`${list}/${id}`);
    await expect(page.getByRole('button', { name: 'Add: Tags' })).toBeVisible();
    await page.getByRole('button', { name: 'Add: Price' }).click();
    const price = page.getByLabel('Price', { exact: true });
    await expect(price).toBeFocused();
    await price.fill('120');
    await price.press('Control+Enter');
    const shown = page.getByRole('button', { name: /^€120\.00/ });
    await expect(shown).toBeFocused();

    // The page is reloaded, so that the price is not one that was just added.
    await page.reload();
    await shown.click();
    await price.fill('130');
    await set({ price: null });
    await price.press('Control+Enter');
    await expect(page.getByText('—', { exact: true })).toBeVisible();
    await expect(price).toHaveValue('130');
    await price.press('Control+Enter');
    await expect(page.getByRole('button', { name: /^€130\.00/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await price.fill('');
    await price.press('Control+Enter');
    await expect(page.getByRole('button', { name: /^—/ })).toBeFocused();
    await set({ price: givenPrice, tags });
  },
);
