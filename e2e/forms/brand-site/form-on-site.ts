import type { APIRequestContext } from '@playwright/test';
import type { Form } from '../../../modules/forms/contract/form.ts';
import { aubrac, signIn } from '../../support/demo-person.ts';
import { type BrandSite, serveBrandSite } from './serve-brand-site.ts';

const FORMS = '/gtr-api/lead-generation';
let made = 0;

/** A form of the demo brand with every element of the widget, on an authorized page of another origin. */
export async function formOnSite(
  request: APIRequestContext,
  given: {
    suite: string;
    isAuthorized?: boolean;
    attributes?: string;
    alsoScripts?: string;
    settings?: Partial<Form['settings']>;
    /** Key of the field that starts a second step. */
    secondStep?: string;
    consentRequired?: boolean;
  },
): Promise<BrandSite & { formId: string }> {
  const { isAuthorized = true, settings, secondStep, consentRequired, ...page } = given;
  await signIn(request, 'Solveig');
  made += 1;
  const name = `Widget ${made} ${Date.now()}`;
  const locales = ['de', 'en'];
  const created = await request.post(`${FORMS}/clients/${aubrac}/forms`, {
    data: { name, locales },
  });
  const form: Form = await created.json();
  const script = await (await request.get('/widget/latest.json')).json();
  const site = await serveBrandSite({
    ...page,
    formId: form.id,
    script,
    locale: 'de',
  });
  const field = (key: string, given: object) => ({ key, ...given });
  const texts = form.translations.list.de ?? {};
  const changed = await request.put(`${FORMS}/forms/${form.id}`, {
    data: {
      settings: {
        ...form.settings,
        authorizedDomains: isAuthorized ? [new URL(site.origin).host] : ['brand.example'],
        geosearchResultLimit: 3,
        ...settings,
      },
      fields: [
        ...form.fields.filter(({ type }) => type !== 'consent' && type !== 'longText'),
        field('occasion', { type: 'select', options: [{ key: 'private' }, { key: 'work' }] }),
        field('company', {
          type: 'text',
          required: true,
          shownIf: [{ field: 'occasion', operator: 'equals', values: ['work'] }],
        }),
        field('plan', { type: 'file', fileKinds: ['pdf', 'jpeg', 'png'], half: true }),
        field('wanted_by', { type: 'date', half: true }),
        ...form.fields.filter(({ type }) => type === 'consent' || type === 'longText'),
      ].map((one) => ({
        ...one,
        newStep: one.key === secondStep,
        ...(consentRequired && 'type' in one && one.type === 'consent' && { required: true }),
      })),
      translations: {
        ...form.translations,
        list: {
          ...form.translations.list,
          de: {
            ...texts,
            'static.privacyUrl': 'https://brand.example/datenschutz',
            'field.occasion.label': 'Anlass',
            'field.occasion.option.private': 'Privat',
            'field.occasion.option.work': 'Ausstattung für Gewerbebetriebe',
            'field.company.label': 'Name der Einrichtung',
            'field.plan.label': 'Küchenplan',
            'field.wanted_by.label': 'Gewünscht bis',
          },
        },
      },
    },
  });
  if (!changed.ok()) throw new Error(`the form was not saved: ${await changed.text()}`);
  return { ...site, formId: form.id };
}
