import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import { type PublicForm, publicFormSchema } from '#modules/forms/contract/public-form.ts';

/** Twenty fields of every kind that renders immediately, in the format of the server's response. */
export function measuredForm(): PublicForm {
  const kinds = [
    'text',
    'email',
    'phone',
    'select',
    'radio',
    'longText',
    'date',
    'file',
    'consent',
  ];
  const fields = Array.from({ length: 20 }, (_, at) =>
    formFieldSchema.omit({ criterion: true }).parse({
      key: `field_${at}`,
      type: kinds[at % kinds.length],
      options: [{ key: 'one' }, { key: 'two' }, { key: 'three' }],
      half: at % 2 === 0,
    }),
  );
  const labels = fields.map(({ key }) => [`field.${key}.label`, `Question ${key}`]);
  return publicFormSchema.parse({
    id: '019a8000-0001-7000-8000-000000000001',
    version: 1,
    brand: { name: 'Maison Aubrac', color: '#17352b', logoUrl: null },
    settings: Object.fromEntries(
      Object.entries(NEW_FORM_SETTINGS).filter(
        ([name]) => name in publicFormSchema.shape.settings.shape,
      ),
    ),
    countries: [],
    fields,
    statics: [],
    locales: ['en'],
    locale: 'en',
    texts: {
      'static.title': 'Ask a store near you',
      'static.send': 'Send request',
      'static.chooseShop': 'Which store suits you?',
      ...Object.fromEntries(labels),
    },
  });
}
