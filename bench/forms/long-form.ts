import { FIELDS_LIMIT } from '#modules/forms/contract/limits.ts';

/**
 * Creates a form with the maximum number of fields: every fourth is a select, and the three after it are shown only
 * when its option_1 is chosen.
 */
export async function longForm(
  address: string,
  { cookie, clientId }: { cookie: string; clientId: string },
): Promise<string> {
  const sendRequest = async (path: string, method: string, body: object) => {
    const answer = await fetch(`${address}/gtr-api/lead-generation/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const locales = ['en', 'fr', 'de', 'es', 'it', 'no'];
  const form = await sendRequest(`clients/${clientId}/forms`, 'POST', {
    name: 'Long form',
    locales,
  });
  const options = Array.from({ length: 10 }, (_, at) => ({ key: `option_${at}` }));
  const fields = Array.from({ length: FIELDS_LIMIT }, (_, at) =>
    at % 4 === 0
      ? { key: `field_${at}`, type: 'select', options }
      : {
          key: `field_${at}`,
          type: 'text',
          shownIf: [{ field: `field_${at - (at % 4)}`, operator: 'in', values: ['option_1'] }],
        },
  );
  const list = Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        ...form.translations.list[locale],
        ...Object.fromEntries(
          fields.flatMap(({ key, options: offered = [] }) => [
            [`field.${key}.label`, `Question ${key} in ${locale}`],
            ...offered.map((option) => [
              `field.${key}.option.${option.key}`,
              `Answer ${option.key}`,
            ]),
          ]),
        ),
      },
    ]),
  );
  const translations = { ...form.translations, list };
  await sendRequest(`forms/${form.id}`, 'PUT', { fields, translations });
  return form.id;
}
