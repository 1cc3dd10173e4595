import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';

/** Cities of the demo's shops: name, postal code, region, latitude, longitude. */
export type City = readonly [string, string, string, number, number];

export const CITIES: Readonly<Record<'FR' | 'DE' | 'AT' | 'CH' | 'NO', readonly City[]>> = {
  FR: [
    ['Paris', '75004', 'Île-de-France', 48.8566, 2.3522],
    ['Lyon', '69002', 'Auvergne-Rhône-Alpes', 45.764, 4.8357],
    ['Marseille', '13001', 'Provence-Alpes-Côte d’Azur', 43.2965, 5.3698],
    ['Toulouse', '31000', 'Occitanie', 43.6047, 1.4442],
    ['Nice', '06000', 'Provence-Alpes-Côte d’Azur', 43.7102, 7.262],
    ['Nantes', '44000', 'Pays de la Loire', 47.2184, -1.5536],
    ['Montpellier', '34000', 'Occitanie', 43.6108, 3.8767],
    ['Strasbourg', '67000', 'Grand Est', 48.5734, 7.7521],
    ['Bordeaux', '33000', 'Nouvelle-Aquitaine', 44.8378, -0.5792],
    ['Lille', '59000', 'Hauts-de-France', 50.6292, 3.0573],
    ['Rennes', '35000', 'Bretagne', 48.1173, -1.6778],
    ['Reims', '51100', 'Grand Est', 49.2583, 4.0317],
    ['Saint-Étienne', '42000', 'Auvergne-Rhône-Alpes', 45.4397, 4.3872],
    ['Le Havre', '76600', 'Normandie', 49.4944, 0.1079],
    ['Grenoble', '38000', 'Auvergne-Rhône-Alpes', 45.1885, 5.7245],
    ['Dijon', '21000', 'Bourgogne-Franche-Comté', 47.322, 5.0415],
    ['Angers', '49000', 'Pays de la Loire', 47.4784, -0.5632],
    ['Clermont-Ferrand', '63000', 'Auvergne-Rhône-Alpes', 45.7772, 3.087],
    ['Tours', '37000', 'Centre-Val de Loire', 47.3941, 0.6848],
    ['Limoges', '87000', 'Nouvelle-Aquitaine', 45.8336, 1.2611],
    ['Rodez', '12000', 'Occitanie', 44.3494, 2.575],
    ['Annecy', '74000', 'Auvergne-Rhône-Alpes', 45.8992, 6.1294],
    ['Besançon', '25000', 'Bourgogne-Franche-Comté', 47.2378, 6.0241],
    ['Colmar', '68000', 'Grand Est', 48.0794, 7.3585],
    ['Bayonne', '64100', 'Nouvelle-Aquitaine', 43.4929, -1.4748],
    ['Quimper', '29000', 'Bretagne', 47.996, -4.0964],
    ['La Rochelle', '17000', 'Nouvelle-Aquitaine', 46.1603, -1.1511],
    ['Avignon', '84000', 'Provence-Alpes-Côte d’Azur', 43.9493, 4.8055],
  ],
  DE: [
    ['Berlin', '10115', 'Berlin', 52.52, 13.405],
    ['Hamburg', '20095', 'Hamburg', 53.5511, 9.9937],
    ['München', '80331', 'Bayern', 48.1351, 11.582],
    ['Köln', '50667', 'Nordrhein-Westfalen', 50.9375, 6.9603],
    ['Frankfurt am Main', '60311', 'Hessen', 50.1109, 8.6821],
    ['Stuttgart', '70173', 'Baden-Württemberg', 48.7758, 9.1829],
    ['Freiburg im Breisgau', '79098', 'Baden-Württemberg', 47.999, 7.8421],
    ['Regensburg', '93047', 'Bayern', 49.0134, 12.1016],
    ['Villingen-Schwenningen', '78048', 'Baden-Württemberg', 48.0623, 8.4936],
    ['Leipzig', '04109', 'Sachsen', 51.3397, 12.3731],
    ['Münster', '48143', 'Nordrhein-Westfalen', 51.9607, 7.6261],
    ['Lübeck', '23552', 'Schleswig-Holstein', 53.8655, 10.6866],
  ],
  AT: [
    ['Wien', '1010', 'Wien', 48.2082, 16.3738],
    ['Salzburg', '5020', 'Salzburg', 47.8095, 13.055],
    ['Graz', '8010', 'Steiermark', 47.0707, 15.4395],
    ['Innsbruck', '6020', 'Tirol', 47.2692, 11.4041],
  ],
  CH: [
    ['Zürich', '8001', 'Zürich', 47.3769, 8.5417],
    ['Bern', '3011', 'Bern', 46.948, 7.4474],
    ['Genève', '1204', 'Genève', 46.2044, 6.1432],
    ['Basel', '4001', 'Basel-Stadt', 47.5596, 7.5886],
  ],
  NO: [
    ['Oslo', '0191', 'Oslo', 59.9075, 10.7601],
    ['Bergen', '5003', 'Vestland', 60.3913, 5.3221],
    ['Trondheim', '7010', 'Trøndelag', 63.4305, 10.3951],
    ['Stavanger', '4006', 'Rogaland', 58.97, 5.7331],
    ['Kristiansand', '4611', 'Agder', 58.1599, 8.0182],
    ['Tromsø', '9008', 'Troms', 69.6492, 18.9553],
    ['Ålesund', '6002', 'Møre og Romsdal', 62.4722, 6.1495],
    ['Drammen', '3015', 'Buskerud', 59.7441, 10.2045],
    ['Bodø', '8006', 'Nordland', 67.2804, 14.4049],
    ['Lillehammer', '2609', 'Innlandet', 61.1153, 10.4662],
  ],
};

/**
 * Countries of the demo's consumers: combined names that do not belong to real people, towns, streets, and phone
 * numbers that are not assigned.
 */
export interface ContactLand {
  country: string;
  locale: string;
  /** Percentage of the brand's contacts. */
  share: number;
  given: readonly (readonly [name: string, gender: Gender])[];
  families: readonly string[];
  streets: readonly string[];
  towns: readonly (readonly [city: string, zip: string])[];
  /** Number range reserved for fiction by the regulator; without such a range there are no phone numbers. */
  phone?: (number: number) => string;
  hosts: readonly string[];
}

const digits = (number: number, length: number) =>
  String(number % 10 ** length).padStart(length, '0');
const townsOf = (country: keyof typeof CITIES) =>
  CITIES[country].map(([city, zip]) => [city, zip] as const);
const people = (women: string, men: string): ContactLand['given'] => [
  ...women.split(' ').map((name) => [name, 'female'] as const),
  ...men.split(' ').map((name) => [name, 'male'] as const),
];

const GERMAN = people(
  'Annegret Hannelore Friederike Gerlinde Sieglinde Ottilie Walburga Käthe Leonie Mareike Brunhilde Johanna',
  'Jürgen Wolf-Dietrich Hans-Peter Matthäus Götz Ruprecht Sönke Florian Lorenz Kunibert',
);

export const CONTACT_LANDS: readonly ContactLand[] = [
  {
    country: 'FR',
    locale: 'fr',
    share: 48,
    given: people(
      'Bérengère Clotilde Élodie Maëlys Solène Ghislaine Océane Capucine Mireille Aliénor Noémie Odile',
      'Aurélien Gaëtan Jean-Rémi Loïc Thibault Yannick Fulbert Étienne Barnabé Rémi Côme',
    ),
    families:
      'Castanié Vidalenc Bonnefous Puech Espinasse Cayrol Rouquette Delmas Kermarrec Vaissière Lacombe Thébault Peyrac Malaval Froment Saint-Affre'.split(
        ' ',
      ),
    streets: [
      'rue du Touat',
      'rue des Forges',
      'place d’Armes',
      'chemin du Moulin',
      'avenue des Causses',
    ],
    towns: townsOf('FR'),
    phone: (number) => `+3319900${digits(number, 4)}`,
    hosts: ['poste.example', 'courrier.example', 'boite-aux-lettres.example'],
  },
  {
    country: 'DE',
    locale: 'de',
    share: 22,
    given: GERMAN,
    families:
      'Lindenmüller Gfrörer Schwarzenbach Oberhäuser Rößler Gößweinstein Kästner Brückner Pfannenschmied Rindfleisch Ziegenbalg Wüstenhagen'.split(
        ' ',
      ),
    streets: ['Münsterplatz', 'Lindenstraße', 'Am Mühlbach', 'Schmiedegasse'],
    towns: townsOf('DE'),
    phone: (number) => `+493023125${digits(number, 3)}`,
    hosts: ['webpost.example', 'donaunetz.example', 'post.example'],
  },
  {
    country: 'NO',
    locale: 'no',
    share: 10,
    given: people(
      'Solveig Gunhild Ingeborg Åshild Ragnhild Marit Tuva Synnøve',
      'Bjørn-Erik Kjell-Arne Torgeir Øyvind Håkon Sigbjørn Even Trygve',
    ),
    families:
      'Kvalsund Østergård Fjellheim Strømsnes Vestby Brekke Nordnes Sætre Hovland Bjørnstad'.split(
        ' ',
      ),
    streets: ['Storgata', 'Fjordveien', 'Kirkegata', 'Bakkehaugen'],
    towns: townsOf('NO'),
    hosts: ['fjordmail.example', 'nordpost.example', 'havnepost.example'],
  },
  {
    country: 'AT',
    locale: 'de',
    share: 6,
    given: GERMAN,
    families: 'Übermühlbacher Überacker Kaltenbrunner Prohaska Zillner Hirschbichler Ebner'.split(
      ' ',
    ),
    streets: ['Getreidegasse', 'Herrengasse', 'Linzer Gasse'],
    towns: townsOf('AT'),
    hosts: ['alpenpost.example', 'post.example'],
  },
  {
    country: 'CH',
    locale: 'de',
    share: 5,
    given: GERMAN,
    families: 'Zurbriggen Aeschlimann Rüegg Favre Bünzli Tschudi'.split(' '),
    streets: ['Bahnhofstrasse', 'Kramgasse', 'Seestrasse'],
    towns: townsOf('CH'),
    hosts: ['bergpost.example'],
  },
  {
    country: 'IT',
    locale: 'it',
    share: 4,
    given: people('Chiara Ludovica Ginevra Fiammetta', 'Ettore Ruggero Tommaso Lapo'),
    families: 'Esposito-Weiß Bragadin Castelvecchio Montefalco Serravalle'.split(' '),
    streets: ['via dei Coltellinai', 'via Garibaldi'],
    towns: [
      ['Maniago', '33085'],
      ['Torino', '10121'],
      ['Bologna', '40121'],
    ],
    hosts: ['posta.example'],
  },
  {
    country: 'ES',
    locale: 'es',
    share: 3,
    given: people('Itziar Ximena Macarena Nuria', 'Iñaki Gonzalo Fermín Álvaro'),
    families: 'Mendizábal Etxeberria Santacruz Villaseñor Bermúdez'.split(' '),
    streets: ['calle de los Cuchilleros', 'calle Mayor'],
    towns: [
      ['Albacete', '02001'],
      ['Donostia', '20001'],
      ['Sevilla', '41001'],
    ],
    hosts: ['correo.example'],
  },
  {
    country: 'GB',
    locale: 'en',
    share: 2,
    given: people('Philippa Gwendolen Hattie', 'Rupert Alasdair Fergus'),
    families: 'Featherstonhaugh Ollerenshaw Postlethwaite Arkwright'.split(' '),
    streets: ['Cutlers Lane', 'Mill Road'],
    towns: [
      ['Sheffield', 'S1 2HE'],
      ['Edinburgh', 'EH1 1YZ'],
    ],
    phone: (number) => `+441632960${digits(number, 3)}`,
    hosts: ['letterbox.example'],
  },
];
