import type { FormSections } from '#modules/forms/contract/form.ts';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import type { FormNotifications } from '#modules/forms/contract/form-notifications.ts';
import type { FormSettings } from '#modules/forms/contract/form-settings.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { demoUsers } from '../demo-people.ts';

/** The forms of Maison Aubrac: their additional fields, recipients and texts. */
export interface DemoForm {
  name: string;
  description: string;
  locales: readonly [Locale, ...Locale[]];
  settings: Partial<FormSettings>;
  fields: FormSections['fields'];
  recipients: readonly Omit<FormNotifications['recipients'][number], 'id'>[];
  followUp: FormNotifications['followUp'];
  tagRules: readonly { tag: string; field: string; values: string[] }[];
  /** Its own texts by language; texts without a translation count as missing. */
  texts: Partial<Record<Locale, Readonly<Record<string, string>>>>;
}

const field = (given: Parameters<typeof formFieldSchema.parse>[0]) => formFieldSchema.parse(given);
const FIRSTNAME = field({
  key: 'firstname',
  type: 'text',
  required: true,
  identity: 'firstname',
  half: true,
});
const LASTNAME = field({
  key: 'lastname',
  type: 'text',
  required: true,
  identity: 'lastname',
  half: true,
});
const EMAIL = field({ key: 'email', type: 'email', required: true, identity: 'email' });
const PHONE = field({ key: 'phone', type: 'phone', identity: 'phone' });
const ZIP = field({ key: 'zip', type: 'text', identity: 'zip', half: true });
const MESSAGE = field({ key: 'message', type: 'longText' });
const CONSENT = field({ key: 'consent_email', type: 'consent', purpose: 'email' });
const options = (...keys: string[]) => keys.map((key) => ({ key }));

type DemoRecipient = DemoForm['recipients'][number];
const OWNER: DemoRecipient = {
  who: { kind: 'role', role: 'store_owner' },
  part: 'subscriber',
  when: [],
};
const STORE: DemoRecipient = { who: { kind: 'location' }, part: 'subscriber', when: [] };
const REP: DemoRecipient = { who: { kind: 'role', role: 'sales_rep' }, part: 'observer', when: [] };
const JEAN_REMI: DemoRecipient = {
  who: { kind: 'user', userId: demoUsers[1]?.id ?? '' },
  part: 'observer',
  when: [],
};

const DOMAINS = ['maison-aubrac.example', '*.maison-aubrac.example', 'localhost'];

export const demoForms: readonly DemoForm[] = [
  {
    name: 'Devis atelier et fonte',
    description: 'Sur les pages produit du site et les pages des codes QR.',
    locales: ['fr', 'en', 'de', 'no'],
    settings: {
      lexicon: 'quote',
      authorizedDomains: DOMAINS,
      lpeUrl: 'https://maison-aubrac.example/devis',
      defaultLeadPrice: 18_900,
    },
    fields: [
      field({ key: 'product', type: 'product', required: true }),
      field({
        key: 'occasion',
        type: 'select',
        options: options('self', 'gift', 'wedding', 'company'),
      }),
      FIRSTNAME,
      LASTNAME,
      EMAIL,
      PHONE,
      ZIP,
      MESSAGE,
      CONSENT,
    ],
    recipients: [
      STORE,
      OWNER,
      {
        who: {
          kind: 'email',
          email: 'gastronomie@maison-aubrac.example',
          name: 'Service gastronomie',
        },
        part: 'subscriber',
        when: [{ field: 'occasion', operator: 'equals', values: ['company'] }],
      },
      REP,
      JEAN_REMI,
    ],
    followUp: 'daily',
    tagRules: [{ tag: 'Mariage', field: 'occasion', values: ['wedding'] }],
    texts: {
      fr: {
        'static.title': 'Demandez un devis à un magasin',
        'field.occasion.label': 'Pour quelle occasion ?',
        'field.occasion.option.self': 'Pour moi',
        'field.occasion.option.gift': 'Un cadeau',
        'field.occasion.option.wedding': 'Un mariage',
        'field.occasion.option.company': 'Cadeau d’entreprise',
      },
      en: {
        'static.title': 'Ask a store for a quote',
        'field.occasion.label': 'What is the occasion?',
        'field.occasion.option.self': 'For myself',
        'field.occasion.option.gift': 'A gift',
        'field.occasion.option.wedding': 'A wedding',
        'field.occasion.option.company': 'Company gift',
      },
      de: {
        'static.title': 'Angebot bei einem Geschäft anfragen',
        'field.occasion.label': 'Zu welchem Anlass?',
        'field.occasion.option.self': 'Für mich',
        'field.occasion.option.gift': 'Ein Geschenk',
        'field.occasion.option.wedding': 'Eine Hochzeit',
        'field.occasion.option.company': 'Firmengeschenk',
      },
      no: {
        'static.title': 'Be en butikk om tilbud',
        'field.occasion.label': 'Hva er anledningen?',
        'field.occasion.option.self': 'Til meg selv',
        'field.occasion.option.gift': 'En gave',
        'field.occasion.option.wedding': 'Et bryllup',
        'field.occasion.option.company': 'Firmagave',
      },
    },
  },
  {
    name: 'Rendez-vous en magasin',
    description: 'Pour qui veut tenir un couteau en main avant de choisir.',
    locales: ['fr', 'en', 'de'],
    settings: {
      lexicon: 'appointment',
      product: false,
      monetized: false,
      authorizedDomains: DOMAINS,
      idleDaysNew: 5,
    },
    fields: [
      FIRSTNAME,
      LASTNAME,
      EMAIL,
      PHONE,
      ZIP,
      field({ key: 'day', type: 'date', half: true }),
      MESSAGE,
      CONSENT,
    ],
    recipients: [STORE, OWNER, REP],
    followUp: 'daily',
    tagRules: [],
    texts: {
      fr: {
        'static.title': 'Prendre rendez-vous',
        'field.day.label': 'Jour souhaité',
        'mail.newLead.subject': '{firstname} souhaite un rendez-vous',
        'mail.newLead.heading': '{firstname} souhaite venir vous voir',
        'mail.newLeadCopy.subject': 'Copie\u00a0: rendez-vous chez {shop}',
        'mail.newLeadCopy.heading': '{firstname} souhaite un rendez-vous',
        'mail.confirmation.subject': 'Votre demande de rendez-vous est arrivée',
      },
      en: {
        'static.title': 'Make an appointment',
        'field.day.label': 'Preferred day',
        'mail.newLead.subject': '{firstname} would like an appointment',
        'mail.newLead.heading': '{firstname} would like to visit you',
        'mail.newLeadCopy.subject': 'Copy: appointment at {shop}',
        'mail.newLeadCopy.heading': '{firstname} would like an appointment',
        'mail.confirmation.subject': 'We have received your appointment request',
      },
      de: {
        'static.title': 'Termin vereinbaren',
        'field.day.label': 'Wunschtermin',
        'mail.newLead.subject': '{firstname} möchte einen Termin',
        'mail.newLead.heading': '{firstname} möchte Sie besuchen',
        'mail.newLeadCopy.subject': 'Kopie: Termin bei {shop}',
        'mail.newLeadCopy.heading': '{firstname} möchte einen Termin',
        'mail.confirmation.subject': 'Ihre Terminanfrage ist angekommen',
      },
    },
  },
  {
    name: 'Demande professionnelle',
    description: 'Restaurants, hôtels et revendeurs ; traité par l’équipe de la marque.',
    locales: ['fr', 'en', 'de', 'no'],
    settings: { lexicon: 'request', product: false, located: false, authorizedDomains: DOMAINS },
    fields: [
      field({
        key: 'activity',
        type: 'radio',
        required: true,
        options: options('restaurant', 'hotel', 'shop', 'other'),
      }),
      field({ key: 'company', type: 'text', required: true }),
      field({
        key: 'covers',
        type: 'number',
        shownIf: [{ field: 'activity', operator: 'in', values: ['restaurant', 'hotel'] }],
      }),
      field({
        key: 'vat',
        type: 'text',
        shownIf: [{ field: 'activity', operator: 'not_equals', values: ['other'] }],
        requiredIf: [{ field: 'activity', operator: 'equals', values: ['shop'] }],
      }),
      { ...FIRSTNAME, newStep: true },
      LASTNAME,
      EMAIL,
      PHONE,
      MESSAGE,
      CONSENT,
    ],
    recipients: [
      {
        who: {
          kind: 'email',
          email: 'gastronomie@maison-aubrac.example',
          name: 'Service gastronomie',
        },
        part: 'subscriber',
        when: [{ field: 'activity', operator: 'in', values: ['restaurant', 'hotel'] }],
      },
      { ...JEAN_REMI, part: 'subscriber' },
    ],
    followUp: 'weekly',
    tagRules: [{ tag: 'CHR', field: 'activity', values: ['restaurant', 'hotel'] }],
    texts: {
      fr: {
        'static.title': 'Vous êtes professionnel',
        'field.activity.label': 'Votre activité',
        'field.activity.option.restaurant': 'Restaurant',
        'field.activity.option.hotel': 'Hôtel',
        'field.activity.option.shop': 'Boutique',
        'field.activity.option.other': 'Autre',
        'field.company.label': 'Société',
        'field.covers.label': 'Couverts par jour',
        'field.vat.label': 'Numéro de TVA',
        'mail.newLead.subject': 'Demande professionnelle de {firstname}',
        'mail.newLead.heading': 'Une demande professionnelle de {firstname}',
        'mail.confirmation.subject': 'Nous avons bien reçu votre demande',
      },
      en: {
        'static.title': 'For professionals',
        'field.activity.label': 'Your business',
        'field.activity.option.restaurant': 'Restaurant',
        'field.activity.option.hotel': 'Hotel',
        'field.activity.option.shop': 'Shop',
        'field.activity.option.other': 'Other',
        'field.company.label': 'Company',
        'field.covers.label': 'Covers a day',
        'field.vat.label': 'VAT number',
        'mail.newLead.subject': 'Trade enquiry from {firstname}',
        'mail.newLead.heading': 'A trade enquiry from {firstname}',
        'mail.confirmation.subject': 'We have received your request',
      },
      de: {
        'static.title': 'Für Gewerbetreibende',
        'field.activity.label': 'Ihr Betrieb',
        'field.activity.option.restaurant': 'Restaurant',
        'field.activity.option.hotel': 'Hotel',
        'field.activity.option.shop': 'Geschäft',
        'field.activity.option.other': 'Anderes',
        'field.company.label': 'Firma',
        'field.covers.label': 'Gedecke am Tag',
        'field.vat.label': 'USt-IdNr.',
        'mail.newLead.subject': 'Gewerbliche Anfrage von {firstname}',
        'mail.newLead.heading': 'Eine gewerbliche Anfrage von {firstname}',
        'mail.confirmation.subject': 'Ihre Anfrage ist angekommen',
      },
      // A translation that was started but not finished.
      no: {
        'static.title': 'For bedrifter',
        'field.company.label': 'Firma',
        'mail.followUp.body': '',
      },
    },
  },
];
