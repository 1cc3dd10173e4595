import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { Places } from './places.ts';

const places = new Places();

/** `text | language | requested country → country name`, the first result. */
const FIRST = `
Parsi | fr | FR → FR Paris
Parsi | en | → FR Paris
Nants | fr | FR → FR Nantes
Nants | fr | → FR Nantes
Nants | en | → FR Nantes
Milna | it | IT → IT Milano
Olso | no | NO → NO Oslo
Olso | no | → NO Oslo
Olso | en | → NO Oslo
Montpelier | fr | FR → FR Montpellier
Toulouze | fr | FR → FR Toulouse
Bordeau | fr | FR → FR Bordeaux
Lile | fr | FR → FR Lille
Renne | fr | FR → FR Rennes
Grenobel | fr | FR → FR Grenoble
Dijno | fr | FR → FR Dijon
Anger | fr | FR → FR Angers
Marselle | fr | FR → FR Marseille
Starsbourg | fr | FR → FR Strasbourg
Berln | de | DE → DE Berlin
Belrin | de | DE → DE Berlin
Hambrug | de | DE → DE Hamburg
Muenchn | de | DE → DE München
Kolen | de | DE → DE Köln
Stutgart | de | DE → DE Stuttgart
Dresdn | de | DE → DE Dresden
Leipizg | de | DE → DE Leipzig
Bremne | de | DE → DE Bremen
Essne | de | DE → DE Essen
Dortmudn | de | DE → DE Dortmund
Rmoa | it | IT → IT Roma
Troino | it | IT → IT Torino
Naploi | it | IT → IT Napoli
Firenz | it | IT → IT Firenze
Bolonga | it | IT → IT Bologna
Gneova | it | IT → IT Genova
Palerom | it | IT → IT Palermo
Veneiza | it | IT → IT Venezia
Vernoa | it | IT → IT Verona
Mardid | es | ES → ES Madrid
Madrdi | es | → ES Madrid
Barcelna | es | ES → ES Barcelona
Sevila | es | ES → ES Sevilla
Zaragosa | es | ES → ES Zaragoza
Malga | es | ES → ES Málaga
Bilabo | es | ES → ES Bilbao
Valenica | es | ES → ES Valencia
Begren | no | NO → NO Bergen
Trondhiem | no | NO → NO Trondheim
Stavagner | no | NO → NO Stavanger
Drammne | no | NO → NO Drammen
Lodnon | en | GB → GB London
Manchster | en | GB → GB Manchester
Liverpol | en | GB → GB Liverpool
Brimingham | en | GB → GB Birmingham
Halle (Saale) | de | → DE Halle
Halle (Saale) | fr | FR → DE Halle
Halle, Saale | de | → DE Halle
Frankfurt (Main) | de | → DE Frankfurt
Freiburg (Breisgau) | de | → DE Freiburg
Offenbach (Main) | de | → DE Offenbach
Rotenburg (Wümme) | de | → DE Rotenburg
Kempten (Allgäu) | de | → DE Kempten
Neustadt (Weinstraße) | de | → DE Neustadt
Biel (Bienne) | de | → CH Biel/Bienne
Brixen (Bressanone) | de | → IT Brixen
Lugo (Ravenna) | it | → IT Lugo
Saint-Denis (Réunion) | fr | → RE Saint-Denis
Paris (France) | fr | → FR Paris
Paris (Texas) | fr | → US Paris
Valencia (Spanien) | de | → ES Valencia
Brake (Unterweser) | de | → DE Brake
Corunna | en | → ES A Coruña
La Corogne | fr | → ES La Corogne
Leghorn | en | → IT Livorno
Saragossa | en | → ES Zaragoza
Marseilles | en | → FR Marseille
Lyons | en | → FR Lyon
Rheims | en | → FR Reims
Basle | en | → CH Basel
Cracow | en | → PL Krakow
Mechlin | en | → BE Mechelen
Flushing (Netherlands) | en | → NL Vlissingen
Ratisbon | en | → DE Regensburg
Treves | en | → DE Trier
Hamelin | en | → DE Hameln
Pressburg | de | → SK Bratislava
Laibach | de | → SI Ljubljana
Agram | de | → HR Zagreb
Kaschau | de | → SK Košice
Hermannstadt | de | → RO Sibiu
Klausenburg | de | → RO Cluj-Napoca
Kronstadt | de | → RO Braşov
Temeswar | de | → RO Timişoara
Monaco di Baviera | it | → DE Monaco di Baviera
Aquisgrana | it | → DE Aquisgrana
Lione | it | → FR Lione
Marsiglia | it | → FR Marsiglia
Tolosa | it | → FR Tolosa
Parigi | it | → FR Parigi
Burdeos | es | → FR Burdeos
Estocolmo | es | → SE Estocolmo
Ginebra | es | → CH Ginebra
Amberes | es | → BE Amberes
Bois-le-Duc | fr | → NL 's-Hertogenbosch
Fribourg-en-Brisgau | fr | → DE Fribourg-en-Brisgau
Valence | fr | → FR Valence
Valence | fr | FR → FR Valence
Valencia | es | → ES Valencia
Vitoria | es | → ES Vitoria-Gasteiz
Córdoba | es | → ES Córdoba
Toledo | es | → ES Toledo
Mérida | es | → ES Mérida
Cartagena | es | → ES Cartagena
Guadalajara | es | → ES Guadalajara
León | es | → ES León
10115 | de | → DE Berlin
20095 | de | → DE Hamburg
75001 | fr | → FR Paris
28001 | es | → ES Madrid
20121 | it | → IT Milano
0150 | no | → NO Oslo
00-001 | en | → PL Warsaw
00-950 | en | → PL Warsaw
31-042 | de | → PL Krakau
Warszawa 00-001 | en | → PL Warsaw
1000-001 | en | → PT Lisbon
01310-100 | en | → BR São Paulo
Klagenfurt | de | → AT Klagenfurt am Wörthersee
`;

test.each(linesOf(FIRST))('%s leads first to %s [BEY-03]', async (query, expected) => {
  const [place] = await placesFor(query);
  expect(`${place?.country} ${place?.name}`).toBe(expected);
});

test.each([
  ['Milna', 'IT'],
  ['Montpelier', 'FR'],
])(
  '%s also offers the city one typo away if no country is given [BEY-03]',
  async (text, country) => {
    for (const language of ['en', 'fr', 'it']) {
      const found = await placesFor(`${text} | ${language} |`);
      expect(found.some((place) => place.match === 'typo' && place.country === country)).toBe(true);
    }
  },
);

test('the part in brackets selects one of two towns called Frankfurt [BEY-03]', async () => {
  const [place] = await placesFor('Frankfurt (Oder) | de |');
  expect(place).toMatchObject({ country: 'DE', region: 'Brandenburg', match: 'exact' });
});

test('a village that is spelled so comes before a city one typo away [BEY-03]', async () => {
  const [village, city] = await placesFor('Carlat | fr | FR');
  expect(village).toMatchObject({ name: 'Carlat', match: 'exact' });
  expect(city).toMatchObject({ name: 'Sarlat-la-Canéda', match: 'typo' });
});

test('a code written as in Japan is no code of Portugal, as the list has none of Japan [BEY-03]', async () => {
  expect(await placesFor('100-0001 | en |')).toEqual([]);
  const [place] = await placesFor('100-0001 Tokyo | en |');
  expect(place).toMatchObject({ kind: 'town', country: 'JP' });
});

test.each(
  linesOf(`
München | fr | → Bavière
München | it | → Baviera
Firenze | de | → Toskana
Firenze | fr | → Toscane
Barcelona | de | → Katalonien
Barcelona | es | → Cataluña
Sevilla | en | → Andalusia
Sevilla | es | → Andalucía
Rennes | en | → Brittany
Rennes | de | → Bretagne
Rennes | es | → Bretaña
Köln | fr | → Rhénanie-du-Nord-Westphalie
Bern | fr | → Berne
Bern | de | → Bern
Liège | de | → Wallonien
Gent | fr | → Flandre
Innsbruck | fr | → Tyrol
Eindhoven | de | → Nordbrabant
Oslo | no | → Oslo
Kraków | de | → Kleinpolen
København | en | → Capital Region of Denmark
`),
)('the region of %s is read as %s [BEY-03]', async (query, region) => {
  const [place] = await placesFor(query);
  expect(place?.region).toBe(region);
});

test('a region in another language selects the right town [BEY-03]', async () => {
  // French, Italian and Spanish, English, German and Norwegian.
  for (const text of ['Bavière', 'Baviera', 'Bavaria', 'Bayern'])
    for (const query of [`Neustadt, ${text}`, `Neustadt (${text})`])
      expect((await placesFor(`${query} | en |`))[0], query).toMatchObject({ region: 'Bavaria' });
});

test('no name of a place shows how a post office files it [BEY-03]', async () => {
  for (const query of ['Klagenfurt | de | AT', 'Graz | de | AT', 'Adliswil | de | CH'])
    for (const { name } of await placesFor(query)) expect(name).not.toMatch(/Bez\.|\d|,\S|:| \//);
  expect((await placesFor('Els Alamus | es | ES'))[0]?.name).toBe('Els Alamus');
});

function placesFor(query: string) {
  const [text = '', language = 'en', country] = query.split('|').map((part) => part.trim());
  return places.search({ text, language: language as Locale, country: country || undefined });
}

function linesOf(lines: string): [string, string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' → ') as [string, string]);
}
