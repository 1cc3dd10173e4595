import type { ImportFileSource } from '#platform/server/imports/import-definition.ts';

/** Header names of standard criteria in exports of shops and tills, besides their labels in six languages. */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    email: [
      'mail',
      'courriel',
      'e-mail address',
      'adresse e-mail',
      'correo',
      'epost',
      'e-post',
      'email address',
    ],
    firstname: ['given name', 'prenom', 'vorname', 'nombre', 'nome', 'fornavn'],
    lastname: [
      'surname',
      'family name',
      'nom',
      'nachname',
      'apellidos',
      'apellido',
      'cognome',
      'etternavn',
    ],
    phone: [
      'tel',
      'mobile',
      'telefon',
      'telephone',
      'handy',
      'portable',
      'movil',
      'cellulare',
      'mobil',
      'phone number',
      'mobile phone number',
      'mobile phone',
      'landline number',
      'whatsapp',
    ],
    gender: ['civilite', 'sexe', 'anrede', 'geschlecht', 'sexo', 'genere', 'sesso', 'kjonn'],
    birthdate: [
      'birthday',
      'birth date',
      'ne le',
      'nee le',
      'ne(e) le',
      'geburtstag',
      'fodselsdato',
      'date of birth',
      'date de naissance',
      'geburtsdatum',
    ],
    address: ['street address', 'street', 'rue', 'strasse', 'calle', 'via', 'gate'],
    zip: ['zip code', 'postal code', 'plz', 'cp', 'cap', 'postnummer', 'code postal'],
    city: ['town', 'ville', 'ort', 'stadt', 'ciudad', 'citta', 'sted', 'by'],
    country: ['country/region', 'pays', 'land', 'pais', 'paese'],
    locale: [
      'preferred language',
      'language',
      'lang',
      'langue',
      'sprache',
      'idioma',
      'lingua',
      'sprak',
    ],
    optin_email: ['newsletter', 'optin', 'email optin'],
    optin_phone: ['sms', 'optin sms'],
    optin_partners: ['partners', 'partenaires'],
  }),
);

export function standardAliases(slug: string): readonly string[] {
  return ALIASES.get(slug) ?? [];
}

/** Exports of other tools whose headers have different meanings. */
export const CONTACT_SOURCES: readonly ImportFileSource[] = [
  // Brevo: the number for text messages.
  { headers: ['contact id', 'email', 'sms'], columns: { sms: 'phone', 'contact id': null } },
  // Mailchimp: birthdays have no year, and opt-in times are no consent values.
  {
    headers: ['email address', 'member_rating', 'leid'],
    columns: { birthday: null, optin_time: null, confirm_time: null },
  },
  // HubSpot: if both numbers are present, the first one is used.
  { headers: ['record id', 'email'], columns: { 'record id': null } },
];
