import { expect, test } from 'vitest';
import { LOCALES } from '#platform/contract/locale.ts';
import { Places } from './places.ts';

const places = new Places();

/** Well-known towns as people type them, by country: each must be the first result in every language. */
const TOWNS: Record<string, string> = {
  FR: 'Paris Marseille Lyon Toulouse Nice Nantes Strasbourg Montpellier Bordeaux Lille Rennes Reims Toulon Grenoble Dijon Angers Nîmes Aix-en-Provence Brest Limoges Tours Amiens Perpignan Metz Besançon Orléans Rouen Mulhouse Caen Nancy Avignon Poitiers Dunkerque Pau Bayonne Cannes Annecy Colmar Aurillac Quimper',
  DE: 'Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Nürnberg Duisburg Bochum Wuppertal Bielefeld Bonn Mannheim Karlsruhe Augsburg Wiesbaden Aachen Kiel Magdeburg Freiburg Lübeck Erfurt Rostock Mainz Kassel Potsdam Heidelberg Regensburg Würzburg',
  IT: 'Roma Milano Napoli Torino Palermo Genova Bologna Firenze Bari Catania Venezia Verona Messina Padova Trieste Brescia Parma Modena Reggio Ravenna Bergamo Rimini Siena Pisa Bolzano Ancona',
  ES: 'Madrid Barcelona Sevilla Zaragoza Málaga Bilbao Alicante Valladolid Vigo Gijón Granada Oviedo Pamplona Santander Salamanca Burgos Tarragona Cádiz Girona',
  NO: 'Oslo Bergen Trondheim Stavanger Drammen Kristiansand Tromsø Ålesund Bodø',
  CH: 'Zürich Genève Basel Lausanne Bern Luzern Lugano Winterthur Neuchâtel',
  AT: 'Wien Graz Linz Salzburg Innsbruck Klagenfurt Villach',
  BE: 'Bruxelles Antwerpen Gent Brugge Liège Namur Leuven',
  NL: 'Amsterdam Rotterdam Utrecht Eindhoven Groningen Maastricht',
  GB: 'London Manchester Liverpool Glasgow Edinburgh Leeds Bristol Cardiff',
  DK: 'København Aarhus Odense Aalborg',
  SE: 'Stockholm Göteborg Malmö Uppsala',
};
const LEAST_SHARE = 0.975;

test('well-known towns typed as they are called come first in every language [BEY-03]', async () => {
  const missed: string[] = [];
  let count = 0;
  for (const [country, names] of Object.entries(TOWNS))
    for (const text of names.split(' '))
      for (const language of LOCALES) {
        count++;
        const [place] = await places.search({ text, language });
        if (place?.country !== country) missed.push(`${text} in ${language}: ${place?.country}`);
      }
  expect(count).toBeGreaterThan(1000);
  expect(missed.length, missed.join(', ')).toBeLessThan(count * (1 - LEAST_SHARE));
});

test('a well-known town is always found first in its given country [BEY-03]', async () => {
  const missed: string[] = [];
  for (const [country, names] of Object.entries(TOWNS))
    for (const text of names.split(' ')) {
      const [place] = await places.search({ text, language: 'en', country });
      if (place?.country !== country || place.match !== 'exact') missed.push(text);
    }
  expect(missed).toEqual([]);
});

test('while a well-known town is typed it is offered from its fourth letter in its country [BEY-03]', async () => {
  const missed: string[] = [];
  for (const text of ['Marseille', 'Strasbourg', 'Bordeaux', 'Aurillac', 'Grenoble', 'Besançon'])
    for (let letters = 5; letters < text.length; letters++) {
      const typed = text.slice(0, letters);
      const found = await places.search({ text: typed, language: 'fr', country: 'FR', limit: 8 });
      if (!found.some(({ name }) => name === text)) missed.push(typed);
    }
  expect(missed).toEqual([]);
});
