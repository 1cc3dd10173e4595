import type { ImportFileSource } from '#platform/server/imports/import-definition.ts';

/** What files of shops and tills call the standard criteria, beside their labels in six languages. */
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

/** Exports of other tools, where a header means something else than in a list of a shop. */
export const CONTACT_SOURCES: readonly ImportFileSource[] = [
  // Brevo: the number that text messages go to.
  { headers: ['contact id', 'email', 'sms'], columns: { sms: 'phone', 'contact id': null } },
  // Mailchimp: a birthday has no year, and the times of opting in are no answer.
  {
    headers: ['email address', 'member_rating', 'leid'],
    columns: { birthday: null, optin_time: null, confirm_time: null },
  },
  // HubSpot: both numbers may be there, and the first one counts.
  { headers: ['record id', 'email'], columns: { 'record id': null } },
];
