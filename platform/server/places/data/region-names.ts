import { LOCALES, type Locale } from '#platform/contract/locale.ts';

/** Languages of the columns below. */
const COLUMNS: readonly Locale[] = ['en', 'fr', 'de', 'no', 'es', 'it'];

/**
 * Regions whose name differs between languages. A country code, then one region per line: the name in the data, then
 * English, French, German, Norwegian, Spanish, Italian. An empty column uses the name in the data.
 */
const TABLE = `
FR
Auvergne-Rhône-Alpes | | | | | Auvernia-Ródano-Alpes | Alvernia-Rodano-Alpi
Bourgogne-Franche-Comté | | | | | Borgoña-Franco Condado | Borgogna-Franca Contea
Bretagne | Brittany | | | | Bretaña | Bretagna
Centre-Val de Loire | | | | | Centro-Valle de Loira | Centro-Valle della Loira
Corse | Corsica | | Korsika | Korsika | Córcega | Corsica
Grand Est | | | | | Gran Este | Grande Est
Hauts-de-France | | | | | Alta Francia | Alta Francia
Île-de-France | | | | | Isla de Francia | Île-de-France
Normandie | Normandy | | | | Normandía | Normandia
Nouvelle-Aquitaine | | | | | Nueva Aquitania | Nuova Aquitania
Occitanie | Occitania | | Okzitanien | | Occitania | Occitania
Pays de la Loire | | | | | Países del Loira | Paesi della Loira
Provence-Alpes-Côte d'Azur | Provence-Alpes-Côte d’Azur | Provence-Alpes-Côte d’Azur | Provence-Alpes-Côte d’Azur | Provence-Alpes-Côte d’Azur | Provenza-Alpes-Costa Azul | Provenza-Alpi-Costa Azzurra
DE
Baden-Württemberg | | Bade-Wurtemberg | | | Baden-Wurtemberg | Baden-Württemberg
Bayern | Bavaria | Bavière | | | Baviera | Baviera
Berlin | | | | | Berlín | Berlino
Brandenburg | | Brandebourg | | | Brandeburgo | Brandeburgo
Bremen | | Brême | | | Bremen | Brema
Hamburg | | Hambourg | | | Hamburgo | Amburgo
Hessen | Hesse | Hesse | | | Hesse | Assia
Mecklenburg-Vorpommern | Mecklenburg-Western Pomerania | Mecklembourg-Poméranie-Occidentale | | | Mecklemburgo-Pomerania Occidental | Meclemburgo-Pomerania Anteriore
Niedersachsen | Lower Saxony | Basse-Saxe | | | Baja Sajonia | Bassa Sassonia
Nordrhein-Westfalen | North Rhine-Westphalia | Rhénanie-du-Nord-Westphalie | | | Renania del Norte-Westfalia | Renania Settentrionale-Vestfalia
Rheinland-Pfalz | Rhineland-Palatinate | Rhénanie-Palatinat | | | Renania-Palatinado | Renania-Palatinato
Saarland | | Sarre | | | Sarre | Saarland
Sachsen | Saxony | Saxe | | | Sajonia | Sassonia
Sachsen-Anhalt | Saxony-Anhalt | Saxe-Anhalt | | | Sajonia-Anhalt | Sassonia-Anhalt
Schleswig-Holstein | | | | | Schleswig-Holstein | Schleswig-Holstein
Thüringen | Thuringia | Thuringe | | | Turingia | Turingia
IT
Abruzzi | Abruzzo | Abruzzes | Abruzzen | Abruzzo | Abruzos | Abruzzo
Basilicata | | Basilicate | Basilikata | | | 
Calabria | | Calabre | Kalabrien | | | 
Campania | | Campanie | Kampanien | | | 
Emilia-Romagna | | Émilie-Romagne | | | Emilia-Romaña | 
Friuli-Venezia Giulia | | Frioul-Vénétie Julienne | Friaul-Julisch Venetien | | Friul-Venecia Julia | 
Lazio | | Latium | Latium | | Lacio | 
Liguria | | Ligurie | Ligurien | | | 
Lombardia | Lombardy | Lombardie | Lombardei | | Lombardía | 
Marche | | Marches | Marken | | Marcas | 
Molise | | | | | | 
Piemonte | Piedmont | Piémont | Piemont | | Piamonte | 
Puglia | Apulia | Pouilles | Apulien | Apulia | Apulia | 
Sardegna | Sardinia | Sardaigne | Sardinien | Sardinia | Cerdeña | 
Sicilia | Sicily | Sicile | Sizilien | Sicilia | Sicilia | 
Toscana | Tuscany | Toscane | Toskana | Toscana | Toscana | 
Trentino-Alto Adige | Trentino-South Tyrol | Trentin-Haut-Adige | Trentino-Südtirol | Trentino-Sør-Tirol | Trentino-Alto Adigio | 
Umbria | | Ombrie | Umbrien | | Umbría | 
Valle D'Aosta | Aosta Valley | Vallée d’Aoste | Aostatal | Aostadalen | Valle de Aosta | Valle d’Aosta
Veneto | | Vénétie | Venetien | | Véneto | 
ES
Andalucia | Andalusia | Andalousie | Andalusien | Andalucía | Andalucía | Andalusia
Aragon | Aragon | Aragon | Aragonien | Aragón | Aragón | Aragona
Asturias | | Asturies | Asturien | | | Asturie
Baleares | Balearic Islands | Îles Baléares | Balearen | Balearene | Islas Baleares | Isole Baleari
Canarias | Canary Islands | Îles Canaries | Kanarische Inseln | Kanariøyene | Canarias | Isole Canarie
Cantabria | | Cantabrie | Kantabrien | | | 
Castilla - La Mancha | Castilla-La Mancha | Castille-La Manche | Kastilien-La Mancha | Castilla-La Mancha | Castilla-La Mancha | Castiglia-La Mancia
Castilla - Leon | Castile and León | Castille-et-León | Kastilien und León | Castilla y León | Castilla y León | Castiglia e León
Cataluna | Catalonia | Catalogne | Katalonien | Catalonia | Cataluña | Catalogna
Comunidad Valenciana | Valencian Community | Communauté valencienne | Valencianische Gemeinschaft | | | Comunità Valenciana
Extremadura | | Estrémadure | | | | Estremadura
Galicia | | Galice | Galicien | | | Galizia
La Rioja | | | | | | 
Madrid | | | | | | 
Murcia | | Murcie | | | | 
Navarra | Navarre | Navarre | | | | 
Pais Vasco | Basque Country | Pays basque | Baskenland | Baskerland | País Vasco | Paesi Baschi
AT
Burgenland | | | | | | 
Kärnten | Carinthia | Carinthie | | | Carintia | Carinzia
Niederösterreich | Lower Austria | Basse-Autriche | | | Baja Austria | Bassa Austria
Oberösterreich | Upper Austria | Haute-Autriche | | | Alta Austria | Alta Austria
Salzburg | | Salzbourg | | | Salzburgo | Salisburghese
Steiermark | Styria | Styrie | | | Estiria | Stiria
Tirol | Tyrol | Tyrol | | | | Tirolo
Vorarlberg | | | | | | 
Wien | Vienna | Vienne | | | Viena | Vienna
CH
Canton de Berne | Bern | Berne | Bern | Bern | Berna | Berna
Canton de Fribourg | Fribourg | Fribourg | Freiburg | Fribourg | Friburgo | Friburgo
Canton de Vaud | Vaud | Vaud | Waadt | Vaud | Vaud | Vaud
Canton du Valais | Valais | Valais | Wallis | Valais | Valais | Vallese
Genève | Geneva | Genève | Genf | Genève | Ginebra | Ginevra
Jura | | | | | | Giura
Kanton Aargau | Aargau | Argovie | Aargau | Aargau | Argovia | Argovia
Kanton Appenzell Ausserrhoden | Appenzell Ausserrhoden | Appenzell Rhodes-Extérieures | Appenzell Ausserrhoden | Appenzell Ausserrhoden | Appenzell Rodas Exteriores | Appenzello Esterno
Kanton Appenzell Innerrhoden | Appenzell Innerrhoden | Appenzell Rhodes-Intérieures | Appenzell Innerrhoden | Appenzell Innerrhoden | Appenzell Rodas Interiores | Appenzello Interno
Kanton Basel-Landschaft | Basel-Landschaft | Bâle-Campagne | Basel-Landschaft | Basel-Landschaft | Basilea-Campiña | Basilea Campagna
Kanton Basel-Stadt | Basel-Stadt | Bâle-Ville | Basel-Stadt | Basel-Stadt | Basilea-Ciudad | Basilea Città
Kanton Glarus | Glarus | Glaris | Glarus | Glarus | Glaris | Glarona
Kanton Graubünden | Graubünden | Grisons | Graubünden | Graubünden | Grisones | Grigioni
Kanton Luzern | Lucerne | Lucerne | Luzern | Luzern | Lucerna | Lucerna
Kanton Nidwalden | Nidwalden | Nidwald | Nidwalden | Nidwalden | Nidwalden | Nidvaldo
Kanton Obwalden | Obwalden | Obwald | Obwalden | Obwalden | Obwalden | Obvaldo
Kanton Schaffhausen | Schaffhausen | Schaffhouse | Schaffhausen | Schaffhausen | Schaffhausen | Sciaffusa
Kanton Schwyz | Schwyz | Schwytz | Schwyz | Schwyz | Schwyz | Svitto
Kanton Solothurn | Solothurn | Soleure | Solothurn | Solothurn | Soleura | Soletta
Kanton St. Gallen | St. Gallen | Saint-Gall | St. Gallen | St. Gallen | San Galo | San Gallo
Kanton Thurgau | Thurgau | Thurgovie | Thurgau | Thurgau | Turgovia | Turgovia
Kanton Uri | Uri | Uri | Uri | Uri | Uri | Uri
Kanton Zug | Zug | Zoug | Zug | Zug | Zug | Zugo
Kanton Zürich | Zurich | Zurich | Zürich | Zürich | Zúrich | Zurigo
Neuchâtel | | | Neuenburg | | | 
Ticino | | Tessin | Tessin | | Tesino | 
BE
Bruxelles-Capitale | Brussels-Capital | | Brüssel-Hauptstadt | Brussel hovedstadsregion | Bruselas-Capital | Bruxelles-Capitale
Vlaanderen | Flanders | Flandre | Flandern | Flandern | Flandes | Fiandre
Wallonie | Wallonia | | Wallonien | Vallonia | Valonia | Vallonia
NL
Drenthe | | Drenthe | | | | 
Flevoland | | | | | | 
Friesland | | Frise | Friesland | | Frisia | Frisia
Groningen | | Groningue | | | Groninga | Groninga
Guelders | Gelderland | Gueldre | Gelderland | Gelderland | Güeldres | Gheldria
Limburg | | Limbourg | | | Limburgo | Limburgo
North Brabant | | Brabant-Septentrional | Nordbrabant | Nord-Brabant | Brabante Septentrional | Brabante Settentrionale
North Holland | | Hollande-Septentrionale | Nordholland | Nord-Holland | Holanda Septentrional | Olanda Settentrionale
South Holland | | Hollande-Méridionale | Südholland | Sør-Holland | Holanda Meridional | Olanda Meridionale
Zeeland | | Zélande | Seeland | | Zelanda | Zelanda
GB
England | | Angleterre | | | Inglaterra | Inghilterra
Northern Ireland | | Irlande du Nord | Nordirland | Nord-Irland | Irlanda del Norte | Irlanda del Nord
Scotland | | Écosse | Schottland | Skottland | Escocia | Scozia
Wales | | Pays de Galles | | | Gales | Galles
NO
Oslo County | Oslo | Oslo | Oslo | Oslo | Oslo | Oslo
DK
Capital Region | Capital Region of Denmark | Hovedstaden | Hauptstadtregion | Hovedstaden | Región Capital | Hovedstaden
Central Jutland | | Jutland central | Mitteljütland | Midtjylland | Jutlandia Central | Jutland Centrale
North Denmark | | Jutland du Nord | Nordjütland | Nordjylland | Jutlandia Septentrional | Jutland Settentrionale
Region Hovedstaden | Capital Region of Denmark | Hovedstaden | Hauptstadtregion | Hovedstaden | Región Capital | Hovedstaden
Region Midtjylland | Central Jutland | Jutland central | Mitteljütland | Midtjylland | Jutlandia Central | Jutland Centrale
South Denmark | | Danemark du Sud | Süddänemark | Syddanmark | Dinamarca Meridional | Danimarca Meridionale
Zealand | | Sjælland | Seeland | Sjælland | Selandia | Zelanda
PL
Greater Poland | | Grande-Pologne | Großpolen | Storpolen | Gran Polonia | Grande Polonia
Kujawsko-Pomorskie | Kuyavia-Pomerania | Couïavie-Poméranie | Kujawien-Pommern | | Cuyavia y Pomerania | Cuiavia-Pomerania
Lesser Poland | | Petite-Pologne | Kleinpolen | Lillepolen | Pequeña Polonia | Piccola Polonia
Lower Silesia | | Basse-Silésie | Niederschlesien | Nedre Schlesien | Baja Silesia | Bassa Slesia
Lublin | | | | | | Lublino
Lubusz | | Lubusz | Lebus | | | 
Mazovia | | Mazovie | Masowien | | | Masovia
Łódź Voivodeship | Łódź | Łódź | Łódź | Łódź | Łódź | Łódź
Opole Voivodeship | Opole | Opole | Oppeln | Opole | Opole | Opole
Podlasie | | Podlachie | Podlachien | | Podlaquia | Podlachia
Pomerania | | Poméranie | Pommern | Pommern | | 
Silesia | | Silésie | Schlesien | Schlesien | | Slesia
Subcarpathia | | Basses-Carpates | Karpatenvorland | | Subcarpacia | Precarpazi
Warmia-Masuria | | Varmie-Mazurie | Ermland-Masuren | Warmia og Masuria | Varmia y Masuria | Varmia-Masuria
West Pomerania | | Poméranie occidentale | Westpommern | Vest-Pommern | Pomerania Occidental | Pomerania Occidentale
Świętokrzyskie | | Sainte-Croix | Heiligkreuz | | Santa Cruz | Santacroce
PT
Azores | | Açores | Azoren | Asorene | | Azzorre
Lisboa | Lisbon | Lisbonne | Lissabon | | | Lisbona
Madeira | | Madère | | | | 
`;

const NAMES: ReadonlyMap<string, readonly string[]> = readTable();

/** Name of a region in a language. */
export function regionNameIn(language: Locale, country: string, region: string): string {
  return NAMES.get(`${country} ${region}`)?.[COLUMNS.indexOf(language)] || region;
}

/** All names of a region in our languages. */
export function regionNames(country: string, region: string): Set<string> {
  return new Set([region, ...LOCALES.map((locale) => regionNameIn(locale, country, region))]);
}

function readTable(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  let country = '';
  for (const line of TABLE.trim().split('\n')) {
    const [region = '', ...columns] = line.split('|').map((cell) => cell.trim());
    if (columns.length === 0) country = region;
    else names.set(`${country} ${region}`, columns);
  }
  return names;
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
