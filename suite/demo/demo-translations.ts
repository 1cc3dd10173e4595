import type { Locale } from '#platform/contract/locale.ts';

/** Translations of a demo word, by the English one that the other demo files use. */
type Words = Readonly<Record<Locale, string>>;

const WORDS: ReadonlyMap<string, Words> = new Map(
  Object.entries<Words>({
    small: words('small', 'petit', 'pequeño', 'piccola', 'klein', 'liten'),
    medium: words('medium', 'moyen', 'mediano', 'media', 'mittel', 'middels'),
    large: words('large', 'grand', 'grande', 'grande', 'groß', 'stor'),
    juniper: words('juniper', 'genévrier', 'enebro', 'ginepro', 'Wacholder', 'einer'),
    olive: words('olive wood', 'olivier', 'olivo', 'olivo', 'Olivenholz', 'oliventre'),
    horn: words('horn', 'corne', 'asta', 'corno', 'Horn', 'horn'),
    walnut: words('walnut', 'noyer', 'nogal', 'noce', 'Nussbaum', 'valnøtt'),
    beech: words('beech', 'hêtre', 'haya', 'faggio', 'Buche', 'bøk'),
    ink: words('ink', 'encre', 'tinta', 'inchiostro', 'Tinte', 'blekk'),
    flax: words('flax', 'lin naturel', 'lino natural', 'lino naturale', 'Flachs', 'lin'),
    brass: words('brass', 'laiton', 'latón', 'ottone', 'Messing', 'messing'),
    moss: words('moss', 'mousse', 'musgo', 'muschio', 'Moos', 'mose'),
    espresso: words('espresso', 'expresso', 'espresso', 'espresso', 'Espresso', 'espresso'),
    café: words('coffee', 'café', 'café', 'caffè', 'Kaffee', 'kaffe'),
    latte: words('latte', 'latte', 'latte', 'latte', 'Latte', 'latte'),
    pepper: words('pepper', 'poivre', 'pimienta', 'pepe', 'Pfeffer', 'pepper'),
    salt: words('salt', 'sel', 'sal', 'sale', 'Salz', 'salt'),
    nutmeg: words('nutmeg', 'muscade', 'nuez moscada', 'noce moscata', 'Muskat', 'muskat'),
    Cookware: words('Cookware', 'Cuisson', 'Cocción', 'Cottura', 'Kochgeschirr', 'Kokekar'),
    Cutlery: words('Cutlery', 'Couteaux', 'Cuchillos', 'Coltelli', 'Messer', 'Kniver'),
    Boards: words('Boards', 'Planches', 'Tablas', 'Taglieri', 'Schneidebretter', 'Skjærefjøler'),
    Linen: words('Linen', 'Linge de cuisine', 'Textil', 'Tessili', 'Küchentextilien', 'Tekstiler'),
    Tableware: words('Tableware', 'Vaisselle', 'Vajilla', 'Stoviglie', 'Geschirr', 'Servise'),
    Utensils: words(
      'Utensils',
      'Ustensiles',
      'Utensilios',
      'Utensili',
      'Küchenhelfer',
      'Redskaper',
    ),
    Retailer: words(
      'Retailer',
      'Détaillant',
      'Minorista',
      'Rivenditore',
      'Fachhändler',
      'Forhandler',
    ),
    'Department store': words(
      'Department store',
      'Grand magasin',
      'Grandes almacenes',
      'Grande magazzino',
      'Kaufhaus',
      'Varemagasin',
    ),
    'Own boutique': words(
      'Own boutique',
      'Boutique de la marque',
      'Tienda propia',
      'Negozio proprio',
      'Eigene Boutique',
      'Egen butikk',
    ),
    'Gift shop': words(
      'Gift shop',
      'Boutique de cadeaux',
      'Tienda de regalos',
      'Negozio di articoli da regalo',
      'Geschenkeladen',
      'Gavebutikk',
    ),
    Kitchenware: words(
      'Kitchenware',
      'Articles de cuisine',
      'Menaje',
      'Casalinghi',
      'Küchenbedarf',
      'Kjøkkenutstyr',
    ),
    'Kitchenware, gifts': words(
      'Kitchenware, gifts',
      'Articles de cuisine, cadeaux',
      'Menaje, regalos',
      'Casalinghi, regali',
      'Küchenbedarf, Geschenke',
      'Kjøkkenutstyr, gaver',
    ),
    Delicatessen: words(
      'Delicatessen',
      'Épicerie fine',
      'Delicatessen',
      'Gastronomia',
      'Feinkost',
      'Delikatesser',
    ),
    Independent: words(
      'Independent',
      'Indépendant',
      'Independiente',
      'Indipendente',
      'Unabhängig',
      'Uavhengig',
    ),
    'Buying group': words(
      'Buying group',
      'Groupement d’achat',
      'Central de compras',
      'Gruppo d’acquisto',
      'Einkaufsverband',
      'Innkjøpskjede',
    ),
    Franchise: words(
      'Franchise',
      'Franchise',
      'Franquicia',
      'Franchising',
      'Franchise',
      'Franchise',
    ),
  }),
);

/** In that language; what needs no translation, a size in centimetres, stays as it is. */
export function translateDemoWord(word: string, locale: Locale): string {
  return WORDS.get(word)?.[locale] ?? word;
}

function words(en: string, fr: string, es: string, it: string, de: string, no: string): Words {
  return { en, fr, es, it, de, no };
}
