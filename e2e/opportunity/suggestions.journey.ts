import type { Page } from '@playwright/test';
import { screensHold } from '../screens/screens-hold.ts';
import { aubrac, expect, journey } from '../support/journey.ts';
import { suggestionScreens } from './suggestions.screens.ts';

const calls = `/gtr-core/clients/${aubrac}`;
const at = (path: string) => `/clients/${aubrac}/platform/opportunity/${path}`;

interface Store {
  id: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
}

async function readStore(page: Page, id: string): Promise<Store> {
  return (await page.request.get(`${calls}/locations/${id}`)).json() as Promise<Store>;
}

journey(
  'a sales rep suggests a move, an admin takes two of three fields, the rep reads the outcome [OPP-06] [OPP-07]',
  async ({ signedInAs }) => {
    const page = await signedInAs('Lars', at('suggestions'));
    const list = await page.request.get(`${calls}/locations?view=open&limit=1`);
    const { items } = (await list.json()) as { items: Store[] };
    const id = items[0]?.id ?? '';
    const before = await readStore(page, id);

    await page.goto(at(`suggest/${id}`));
    await page.getByRole('radio', { name: 'Ist umgezogen' }).check();
    await page.getByRole('button', { name: 'Weiter: Neuer Ort' }).click();
    await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Lammstraße 4');
    await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('79312');
    await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Emmendingen');
    await page.getByRole('combobox', { name: 'Woher wissen Sie es?' }).click();
    await page.getByRole('option', { name: 'Besuch vor Ort' }).click();
    // The input survives a reload.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain('Emmendingen');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Postleitzahl' })).toHaveValue('79312');
    await page.getByRole('button', { name: 'Prüfen und senden' }).click();
    await expect(page.getByRole('table')).toContainText('Lammstraße 4');
    await page.getByRole('button', { name: 'Vorschlag senden' }).click();
    await expect(page.getByRole('article')).toContainText('Lammstraße 4');
    expect((await readStore(page, id)).street).toBe(before.street);

    await signedInAs('Solveig', at('suggestions'));
    await page.getByRole('option').filter({ hasText: before.name }).first().click();
    const article = page.getByRole('article', { name: before.name });
    await expect(article.getByRole('checkbox').first()).toBeVisible();
    for (const box of await article.getByRole('checkbox').all()) await box.uncheck();
    await article.getByRole('checkbox', { name: 'Street and number' }).check();
    await article.getByRole('checkbox', { name: 'City' }).check();
    await page.getByRole('button', { name: 'Accept, next' }).click();
    await expect(page.getByText(`Suggestion accepted: ${before.name}`)).toBeVisible();
    const after = await readStore(page, id);
    expect([after.street, after.city, after.postalCode]).toEqual([
      'Lammstraße 4',
      'Emmendingen',
      before.postalCode,
    ]);

    await signedInAs('Lars', at('suggestions'));
    await page.getByRole('button', { name: /Benachrichtigungen/ }).click();
    await expect(page.getByText(`Vorschlag angenommen: ${before.name}`)).toBeVisible();

    await signedInAs('Solveig', at('suggestions?state=accepted'));
    await expect(page.getByRole('article')).toContainText('Not applied');
    await expect(page.getByRole('columnheader', { name: 'Before' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText(before.street);
    await page.getByRole('button', { name: 'Undo decision' }).click();
    await expect(page.getByText('Decision undone')).toBeVisible();
    expect((await readStore(page, id)).street).toBe(before.street);
    await page.keyboard.press('d');
    await page.getByRole('textbox', { name: 'Reason' }).fill('Not yet');
    await page.getByRole('button', { name: 'Decline suggestion' }).click();
    await expect(page.getByText(`Suggestion declined: ${before.name}`)).toBeVisible();
  },
);

screensHold(
  'the screens of suggestions fit and are accessible at every width [OPP-06] [GEN-04] [GEN-06]',
  suggestionScreens,
);
