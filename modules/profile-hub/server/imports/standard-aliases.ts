/** What files of shops and tills call the standard criteria, beside their labels in six languages. */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    email: ['mail', 'courriel', 'e-mail address', 'adresse e-mail', 'correo', 'epost', 'e-post'],
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
    ],
    address: ['street', 'rue', 'strasse', 'calle', 'via', 'gate'],
    zip: ['zip code', 'postal code', 'plz', 'cp', 'cap', 'postnummer', 'code postal'],
    city: ['town', 'ville', 'ort', 'stadt', 'ciudad', 'citta', 'sted', 'by'],
    country: ['pays', 'land', 'pais', 'paese'],
    locale: ['lang', 'langue', 'sprache', 'idioma', 'lingua', 'sprak'],
    optin_email: ['newsletter', 'optin', 'email optin'],
    optin_phone: ['sms', 'optin sms'],
    optin_partners: ['partners', 'partenaires'],
  }),
);

export function standardAliases(slug: string): readonly string[] {
  return ALIASES.get(slug) ?? [];
}
