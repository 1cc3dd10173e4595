/** The additional criteria of Maison Aubrac, with labels in all six languages. */
const OWNED = [
  {
    label: 'Cocotte',
    labels: {
      en: 'Casserole',
      fr: 'Cocotte',
      es: 'Cazuela',
      it: 'Cocotte',
      de: 'Bräter',
      no: 'Gryte',
    },
  },
  {
    label: 'Poêle',
    labels: {
      en: 'Frying pan',
      fr: 'Poêle',
      es: 'Sartén',
      it: 'Padella',
      de: 'Bratpfanne',
      no: 'Stekepanne',
    },
  },
  {
    label: 'Planche',
    labels: {
      en: 'Chopping board',
      fr: 'Planche à découper',
      es: 'Tabla de cortar',
      it: 'Tagliere',
      de: 'Schneidebrett',
      no: 'Skjærebrett',
    },
  },
  {
    label: 'Messerblock',
    labels: {
      en: 'Knife block',
      fr: 'Bloc à couteaux',
      es: 'Taco de cuchillos',
      it: 'Ceppo portacoltelli',
      de: 'Messerblock',
      no: 'Knivblokk',
    },
  },
  {
    label: 'Brotmesser',
    labels: {
      en: 'Bread knife',
      fr: 'Couteau à pain',
      es: 'Cuchillo de pan',
      it: 'Coltello da pane',
      de: 'Brotmesser',
      no: 'Brødkniv',
    },
  },
  {
    label: 'Wetzstahl',
    labels: {
      en: 'Sharpening steel',
      fr: 'Fusil à aiguiser',
      es: 'Chaira',
      it: 'Acciaino',
      de: 'Wetzstahl',
      no: 'Slipestål',
    },
  },
  {
    label: 'Pfeffermühle',
    labels: {
      en: 'Pepper mill',
      fr: 'Moulin à poivre',
      es: 'Molinillo de pimienta',
      it: 'Macinapepe',
      de: 'Pfeffermühle',
      no: 'Pepperkvern',
    },
  },
  {
    label: 'Kokkekniv',
    labels: {
      en: 'Chef’s knife',
      fr: 'Couteau de chef',
      es: 'Cuchillo de chef',
      it: 'Coltello da chef',
      de: 'Kochmesser',
      no: 'Kokkekniv',
    },
  },
] as const;
export const OWNED_LABELS = OWNED.map(({ label }) => label);

const OCCASIONS = [
  {
    label: 'Geburtstag',
    labels: {
      en: 'Birthday',
      fr: 'Anniversaire',
      es: 'Cumpleaños',
      it: 'Compleanno',
      de: 'Geburtstag',
      no: 'Bursdag',
    },
  },
  {
    label: 'Weihnachten',
    labels: {
      en: 'Christmas',
      fr: 'Noël',
      es: 'Navidad',
      it: 'Natale',
      de: 'Weihnachten',
      no: 'Jul',
    },
  },
  {
    label: 'Hochzeit',
    labels: {
      en: 'Wedding',
      fr: 'Mariage',
      es: 'Boda',
      it: 'Matrimonio',
      de: 'Hochzeit',
      no: 'Bryllup',
    },
  },
  {
    label: 'Einzug',
    labels: {
      en: 'Housewarming',
      fr: 'Crémaillère',
      es: 'Casa nueva',
      it: 'Casa nuova',
      de: 'Einzug',
      no: 'Innflytting',
    },
  },
] as const;

export const OCCASION_LABELS = OCCASIONS.map(({ label }) => label);
export const HOUSEHOLDS = ['1', '2', '3–4', '5+'] as const;

export const DEMO_CRITERIA = [
  {
    label: 'Cooks for',
    labels: {
      en: 'Cooks for',
      fr: 'Cuisine pour',
      es: 'Cocina para',
      it: 'Cucina per',
      de: 'Kocht für',
      no: 'Lager mat til',
    },
    type: 'closedUnique',
    options: HOUSEHOLDS,
  },
  {
    label: 'Owns',
    labels: { en: 'Owns', fr: 'Possède', es: 'Tiene', it: 'Possiede', de: 'Besitzt', no: 'Har' },
    type: 'closedMultiple',
    options: OWNED,
  },
  {
    label: 'Favourite knife',
    labels: {
      en: 'Favourite knife',
      fr: 'Couteau préféré',
      es: 'Cuchillo favorito',
      it: 'Coltello preferito',
      de: 'Lieblingsmesser',
      no: 'Favorittkniv',
    },
    type: 'text',
    options: [],
  },
  {
    label: 'Geschenkanlass',
    labels: {
      en: 'Gift occasion',
      fr: 'Occasion de cadeau',
      es: 'Motivo del regalo',
      it: 'Occasione del regalo',
      de: 'Geschenkanlass',
      no: 'Gaveanledning',
    },
    type: 'closedUnique',
    options: OCCASIONS,
  },
  {
    label: 'Club des couteliers',
    labels: {
      en: 'Cutlers’ club',
      fr: 'Club des couteliers',
      es: 'Club de cuchilleros',
      it: 'Club dei coltellinai',
      de: 'Messerschmiede-Club',
      no: 'Knivmakerklubben',
    },
    type: 'closedUnique',
    options: [],
    consent: true,
  },
  {
    label: 'Pflegetipps-Rundbrief',
    labels: {
      en: 'Care tips newsletter',
      fr: 'Lettre de conseils d’entretien',
      es: 'Boletín de cuidados',
      it: 'Newsletter sulla cura',
      de: 'Pflegetipps-Rundbrief',
      no: 'Nyhetsbrev om stell',
    },
    type: 'closedUnique',
    options: [],
    consent: true,
  },
] as const;
