import type { Gender } from '#modules/profile-hub/contract/standard-criteria.ts';
import { CITIES } from './demo-cities.ts';

/**
 * Countries of the demo's consumers: combined names that do not belong to real people, towns, streets, and phone
 * numbers that are not assigned.
 */
export interface ContactLand {
  country: string;
  locale: string;
  /** Of a hundred contacts of the brand. */
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
