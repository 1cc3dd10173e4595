import { aubrac, expect, journey } from '../support/journey.ts';

const at = (path: string) => `/clients/${aubrac}/profilehub/contacts/${path}`;

const BERENGERE = 'Bérengère Castanié, twice?';

journey(
  'a pair is decided by key, the next one follows immediately, and every decision can be undone [PH-18]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('duplicates'));
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    const question = page.getByRole('heading', { level: 1 });
    await expect(tab(/To review/)).toHaveText(/\d/);
    const toDecide = (await tab(/To review/).textContent()) ?? '';
    await expect(async () => {
      const questionText = (await question.textContent()) ?? '';
      if (questionText !== BERENGERE) await page.keyboard.press('s');
      expect(questionText).toBe(BERENGERE);
    }).toPass();
    const lastName = page.getByRole('row', { name: /Last name/ });
    await lastName.getByRole('radio', { name: 'Castanié', exact: true }).check();
    const consent = page.getByRole('row', { name: /Opt-in e-?mail/i });
    await expect(consent.getByRole('cell').last()).toHaveText(/withdrawn/);
    await expect(consent.getByRole('radio')).toHaveCount(0);

    await page.keyboard.press('s');
    await expect(question).not.toHaveText(BERENGERE);
    const second = (await question.textContent()) ?? '';
    await page.keyboard.press('n');
    await expect(tab(/Not the same person/)).toHaveText(/1/);
    await expect(question).not.toHaveText(second);
    await page.keyboard.press('Enter');
    await expect(tab(/Merged/)).toHaveText(/1/);

    await tab(/Merged/).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Undo merge' }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toContainText('applies to both');
    await dialog.getByRole('button', { name: 'Undo merge' }).click();
    await expect(tab(/Merged/)).toHaveText(/0/);
    await tab(/Not the same person/).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Undo' }).click();
    await expect(tab(/To review/)).toHaveText(toDecide);
  },
);

journey(
  'a rule of retention is shown before it acts, and a request is answered [PH-17]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Solveig', at('privacy'));
    await expect(page.getByText(/Requested on .* Due on/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Keep contacts for' }).click();
    await page.getByRole('option', { name: '12 months without activity' }).click();
    await expect(page.getByText(/contacts would be erased tonight/)).toBeVisible();
    await expect(page.getByText('Marta Ferrer Puig').first()).toBeVisible();
    await page.getByRole('button', { name: 'Save retention' }).click();
    const sure = page.getByRole('dialog');
    await expect(sure).toHaveText(/cannot be restored/);
    await sure.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByText(/^Confirmed on/)).toHaveCount(0);
  },
);
