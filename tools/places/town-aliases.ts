import type { LanguageNames } from './sources/read-language-names.ts';

/**
 * Names of towns that no table has. Each line: country, name in the towns' table, names by language, and `also`: search-only
 * names.
 */
const LINES = `
DE Köln; en Cologne; fr Cologne; es Colonia; it Colonia
DE Nürnberg; en Nuremberg; fr Nuremberg; es Núremberg; it Norimberga
DE Aachen; fr Aix-la-Chapelle; es Aquisgrán; it Aquisgrana
DE Stuttgart; it Stoccarda
DE Leipzig; it Lipsia
DE Hannover; en Hanover; fr Hanovre; es Hanóver
DE Bremen; fr Brême; it Brema
DE Mainz; fr Mayence; es Maguncia; it Magonza
DE Trier; fr Trèves; es Tréveris; it Treviri
DE Augsburg; fr Augsbourg; es Augsburgo; it Augusta
DE Regensburg; fr Ratisbonne; es Ratisbona; it Ratisbona
DE Freiburg; fr Fribourg-en-Brisgau; es Friburgo de Brisgovia; it Friburgo in Brisgovia
DE Konstanz; fr Constance; es Constanza; it Costanza
DE Koblenz; fr Coblence; es Coblenza; it Coblenza
DE Braunschweig; en Brunswick; fr Brunswick; es Brunswick
DE Würzburg; fr Wurtzbourg; es Wurzburgo
DE Speyer; fr Spire; es Espira; it Spira
DE Göttingen; fr Göttingen; es Gotinga; it Gottinga
DE Tübingen; fr Tübingen; es Tubinga; it Tubinga
DE Saarbrücken; fr Sarrebruck
DE Zweibrücken; fr Deux-Ponts
DE Ulm; it Ulma
AT Salzburg; fr Salzbourg; es Salzburgo; it Salisburgo
AT Linz; it Linz
AT Villach; it Villaco
CH Basel; en Basel; fr Bâle; es Basilea; it Basilea
CH Bern; fr Berne; es Berna; it Berna
CH Luzern; en Lucerne; fr Lucerne; es Lucerna; it Lucerna
CH Sankt Gallen; en St. Gallen; fr Saint-Gall; es San Galo; it San Gallo; de St. Gallen; no St. Gallen
CH Chur; fr Coire; it Coira
CH Solothurn; fr Soleure; it Soletta
CH Schaffhausen; fr Schaffhouse; it Sciaffusa
CH Winterthur; fr Winterthour
CH Lausanne; it Losanna; es Lausana
CH Neuchâtel; de Neuenburg
CH Fribourg; de Freiburg; it Friburgo; es Friburgo
CH Sion; de Sitten
CH Bellinzona; de Bellenz; fr Bellinzone
CH Lugano; de Lugano
FR Strasbourg; de Straßburg; es Estrasburgo; it Strasburgo
FR Nice; de Nizza; es Niza; it Nizza
FR Bordeaux; es Burdeos
FR Avignon; es Aviñón; it Avignone
FR Dunkerque; en Dunkirk; de Dünkirchen; es Dunkerque
FR Mulhouse; de Mülhausen
FR Thionville; de Diedenhofen
FR Perpignan; es Perpiñán; it Perpignano
FR Montpellier; es Montpellier
FR Orléans; es Orleans
FR Bayonne; es Bayona
FR Chambéry; it Chambéry
FR Digne-les-Bains; it Digne
IT Padova; en Padua; fr Padoue; es Padua; de Padua
IT Mantova; en Mantua; fr Mantoue; es Mantua; de Mantua
IT Bolzano; de Bozen
IT Merano; de Meran
IT Bressanone; de Brixen
IT Trento; en Trento; fr Trente; es Trento; de Trient
IT Trieste; de Triest
IT Livorno; en Livorno; fr Livourne; es Liorna
IT Siracusa; en Syracuse; fr Syracuse; es Siracusa; de Syrakus
IT Bergamo; fr Bergame; es Bérgamo
IT Verona; fr Vérone
IT Parma; fr Parme
IT Modena; fr Modène; es Módena
IT Ferrara; fr Ferrare
IT Ravenna; fr Ravenne; es Rávena
IT Siena; fr Sienne
IT Pisa; fr Pise
IT Perugia; fr Pérouse; es Perusa
IT Ancona; fr Ancône
IT Aosta; fr Aoste
IT Cremona; fr Crémone
IT Piacenza; fr Plaisance
IT Novara; fr Novare
IT Vicenza; fr Vicence
IT Taranto; fr Tarente; es Tarento; de Tarent
IT Cuneo; fr Coni
ES Zaragoza; en Zaragoza; fr Saragosse; it Saragozza; de Saragossa
ES Córdoba; fr Cordoue; it Cordova
ES Granada; fr Grenade
ES Cádiz; fr Cadix; it Cadice
ES Cartagena; fr Carthagène
ES Toledo; fr Tolède
ES Salamanca; fr Salamanque
ES Pamplona; fr Pampelune
ES Girona; fr Gérone; es Gerona
ES Lleida; es Lérida
ES Tarragona; fr Tarragone
ES Burgos; fr Burgos
ES San Sebastián; fr Saint-Sébastien
BE Antwerpen; en Antwerp; fr Anvers; es Amberes; it Anversa
BE Gent; en Ghent; fr Gand; es Gante; it Gand
BE Brugge; en Bruges; fr Bruges; es Brujas; it Bruges; de Brügge
BE Liège; es Lieja; it Liegi; de Lüttich
BE Leuven; fr Louvain; es Lovaina; it Lovanio; de Löwen
BE Mechelen; fr Malines; es Malinas; it Malines
BE Kortrijk; fr Courtrai
BE Ieper; en Ypres; fr Ypres; es Ypres; it Ypres; de Ypern
BE Oostende; en Ostend; fr Ostende; es Ostende; it Ostenda; de Ostende
BE Namur; de Namür
BE Mons; de Bergen
BE Tournai; de Tournai
BE Eupen; fr Eupen
NL The Hague; fr La Haye; es La Haya; it L’Aia; de Den Haag; no Haag
NL Nijmegen; fr Nimègue; es Nimega; it Nimega; de Nimwegen
NL Maastricht; fr Maastricht
NL Groningen; fr Groningue; es Groninga
LU Luxembourg; es Luxemburgo; it Lussemburgo; de Luxemburg
DK Helsingør; en Elsinore; fr Elseneur
SE Göteborg; en Gothenburg; fr Göteborg; es Gotemburgo
PT Porto; en Porto; es Oporto
PT Coimbra; es Coímbra
PL Wrocław; de Breslau; es Breslavia; it Breslavia
PL Gdańsk; de Danzig; it Danzica
PL Kraków; en Krakow; fr Cracovie; es Cracovia; it Cracovia; de Krakau
PL Poznań; de Posen
PL Szczecin; de Stettin; it Stettino
CZ Brno; de Brünn
CZ Pilsen; de Pilsen
GB London; fr Londres; es Londres; it Londra
GB Edinburgh; fr Édimbourg; es Edimburgo; it Edimburgo
GB Dover; fr Douvres
GB Canterbury; fr Cantorbéry
ES A Coruña; en A Coruña; fr La Corogne; es La Coruña; it La Coruña; de A Coruña; also Corunna
DE Hameln; also Hamelin
DE Regensburg; also Ratisbon
DE Trier; also Treves
DE Mainz; also Mayence
DE Kassel; also Cassel
BE Mechelen; also Mechlin
NL Vlissingen; also Flushing; also Flessingue
NL Breda; also Bréda
FR Reims; also Rheims
FR Lyon; also Lyons
IT Livorno; also Leghorn
PL Kraków; also Cracow
SK Bratislava; also Pressburg
SK Košice; also Kaschau
SI Ljubljana; also Laibach
HR Zagreb; also Agram
RO Sibiu; also Hermannstadt
RO Cluj-Napoca; also Klausenburg
RO Brașov; also Kronstadt
RO Timişoara; also Temeswar
`;

export interface TownAlias {
  country: string;
  name: string;
  names: LanguageNames;
  /** Only for search. */
  also: string[];
}

export const TOWN_ALIASES: readonly TownAlias[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [town = '', ...cells] = line.split('; ');
    const also = cells.filter((cell) => cell.startsWith('also ')).map((cell) => cell.slice(5));
    const names = Object.fromEntries(
      cells
        .filter((cell) => !cell.startsWith('also '))
        .map((cell) => [cell.slice(0, 2), cell.slice(3)]),
    );
    return { country: town.slice(0, 2), name: town.slice(3), names, also };
  });
