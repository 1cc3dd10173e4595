import {
  DEFAULT_REPLY_SETTINGS,
  type ReplySettings,
  type SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';

/** Reply settings of the demo brand: sharpening is a custom topic, and dangerous words require a person. */
export const demoReplySettings: ReplySettings = {
  ...DEFAULT_REPLY_SETTINGS,
  active: true,
  signature: 'Maison Aubrac',
  forbiddenWords: ['Unannehmlichkeiten', 'rabais', 'désagrément'],
  topics: [
    {
      key: 'own-1',
      names: {
        fr: 'Affûtage',
        de: 'Schleifservice',
        no: 'Sliping',
        en: 'Sharpening',
        it: 'Affilatura',
        es: 'Afilado',
      },
      words: {
        fr: ['affûtage', 'affûter'],
        de: ['Schleifservice', 'schleifen'],
        no: ['sliping', 'slipt'],
        en: ['sharpening'],
        it: ['affilatura'],
        es: ['afilado'],
      },
    },
  ],
  templates: [
    template(
      1,
      'Order delay',
      { grades: [1, 2], topics: ['online-order'] },
      {
        fr: 'Bonjour {name},\nvotre commande a mis trop de temps à arriver, et nous vous présentons nos excuses. Appelez-nous au {phone} : nous suivons votre livraison avec vous.\n{signature}',
        de: 'Guten Tag {name},\nIhre Lieferung hat zu lange gedauert, das tut uns leid. Rufen Sie uns unter {phone} an, wir verfolgen Ihre Bestellung gemeinsam mit Ihnen.\n{signature}',
        no: 'Hei {name},\nleveringen din tok for lang tid, og det beklager vi. Ring oss på {phone}, så følger vi opp bestillingen sammen med deg.\n{signature}',
        en: 'Hello {name},\nyour delivery took too long, and we are sorry about that. Call us on {phone} and we will follow your order up together.\n{signature}',
      },
    ),
    template(
      2,
      'Opening hours',
      { grades: [1, 2, 3], topics: ['opening-hours'] },
      {
        fr: 'Bonjour {name},\nvous avez trouvé porte close et nous le regrettons. Nos horaires : {hours}.\n{signature}',
        de: 'Guten Tag {name},\nSie standen vor verschlossener Tür, das tut uns leid. Unsere Öffnungszeiten: {hours}.\n{signature}',
      },
    ),
  ],
  rules: [
    {
      id: '019a8000-0020-7000-8000-000000000001',
      active: true,
      conditions: { grades: [], topics: [], origins: [], locations: [], blank: false },
      words: ['Verletzung', 'Rückruf', 'Allergie', 'blessure', 'rappel', 'skade'],
      decision: 'manual',
    },
  ],
};

function template(
  number: number,
  name: string,
  conditions: Partial<SettingsTemplate['conditions']>,
  texts: SettingsTemplate['texts'],
): SettingsTemplate {
  const any = { grades: [], topics: [], origins: [], locations: [], blank: false };
  const id = `019a8000-0021-7000-8000-00000000000${number}`;
  return { id, name, conditions: { ...any, ...conditions }, texts };
}
