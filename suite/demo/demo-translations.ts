import type { Locale } from '#platform/contract/locale.ts';

/** Translations of a demo word, by the English one that the other demo files use. */
type Translations = Readonly<Record<Locale, string>>;

const TRANSLATIONS: ReadonlyMap<string, Translations> = new Map(
  Object.entries<Translations>({
    small: translations('small', 'petit', 'pequeño', 'piccola', 'klein', 'liten'),
    medium: translations('medium', 'moyen', 'mediano', 'media', 'mittel', 'middels'),
    large: translations('large', 'grand', 'grande', 'grande', 'groß', 'stor'),
    juniper: translations('juniper', 'genévrier', 'enebro', 'ginepro', 'Wacholder', 'einer'),
    olive: translations('olive wood', 'olivier', 'olivo', 'olivo', 'Olivenholz', 'oliventre'),
    horn: translations('horn', 'corne', 'asta', 'corno', 'Horn', 'horn'),
    walnut: translations('walnut', 'noyer', 'nogal', 'noce', 'Nussbaum', 'valnøtt'),
    beech: translations('beech', 'hêtre', 'haya', 'faggio', 'Buche', 'bøk'),
    ink: translations('ink', 'encre', 'tinta', 'inchiostro', 'Tinte', 'blekk'),
    flax: translations('flax', 'lin naturel', 'lino natural', 'lino naturale', 'Flachs', 'lin'),
    brass: translations('brass', 'laiton', 'latón', 'ottone', 'Messing', 'messing'),
    moss: translations('moss', 'mousse', 'musgo', 'muschio', 'Moos', 'mose'),
    espresso: translations('espresso', 'expresso', 'espresso', 'espresso', 'Espresso', 'espresso'),
    café: translations('coffee', 'café', 'café', 'caffè', 'Kaffee', 'kaffe'),
    latte: translations('latte', 'latte', 'latte', 'latte', 'Latte', 'latte'),
    pepper: translations('pepper', 'poivre', 'pimienta', 'pepe', 'Pfeffer', 'pepper'),
    salt: translations('salt', 'sel', 'sal', 'sale', 'Salz', 'salt'),
    nutmeg: translations('nutmeg', 'muscade', 'nuez moscada', 'noce moscata', 'Muskat', 'muskat'),
    Cookware: translations('Cookware', 'Cuisson', 'Cocción', 'Cottura', 'Kochgeschirr', 'Kokekar'),
    Cutlery: translations('Cutlery', 'Couteaux', 'Cuchillos', 'Coltelli', 'Messer', 'Kniver'),
    Boards: translations(
      'Boards',
      'Planches',
      'Tablas',
      'Taglieri',
      'Schneidebretter',
      'Skjærefjøler',
    ),
    Linen: translations(
      'Linen',
      'Linge de cuisine',
      'Textil',
      'Tessili',
      'Küchentextilien',
      'Tekstiler',
    ),
    Tableware: translations(
      'Tableware',
      'Vaisselle',
      'Vajilla',
      'Stoviglie',
      'Geschirr',
      'Servise',
    ),
    Utensils: translations(
      'Utensils',
      'Ustensiles',
      'Utensilios',
      'Utensili',
      'Küchenhelfer',
      'Redskaper',
    ),
    Retailer: translations(
      'Retailer',
      'Détaillant',
      'Minorista',
      'Rivenditore',
      'Fachhändler',
      'Forhandler',
    ),
    'Department store': translations(
      'Department store',
      'Grand magasin',
      'Grandes almacenes',
      'Grande magazzino',
      'Kaufhaus',
      'Varemagasin',
    ),
    'Own boutique': translations(
      'Own boutique',
      'Boutique de la marque',
      'Tienda propia',
      'Negozio proprio',
      'Eigene Boutique',
      'Egen butikk',
    ),
    'Gift shop': translations(
      'Gift shop',
      'Boutique de cadeaux',
      'Tienda de regalos',
      'Negozio di articoli da regalo',
      'Geschenkeladen',
      'Gavebutikk',
    ),
    Kitchenware: translations(
      'Kitchenware',
      'Articles de cuisine',
      'Menaje',
      'Casalinghi',
      'Küchenbedarf',
      'Kjøkkenutstyr',
    ),
    'Kitchenware, gifts': translations(
      'Kitchenware, gifts',
      'Articles de cuisine, cadeaux',
      'Menaje, regalos',
      'Casalinghi, regali',
      'Küchenbedarf, Geschenke',
      'Kjøkkenutstyr, gaver',
    ),
    Delicatessen: translations(
      'Delicatessen',
      'Épicerie fine',
      'Delicatessen',
      'Gastronomia',
      'Feinkost',
      'Delikatesser',
    ),
    Independent: translations(
      'Independent',
      'Indépendant',
      'Independiente',
      'Indipendente',
      'Unabhängig',
      'Uavhengig',
    ),
    'Buying group': translations(
      'Buying group',
      'Groupement d’achat',
      'Central de compras',
      'Gruppo d’acquisto',
      'Einkaufsverband',
      'Innkjøpskjede',
    ),
    Franchise: translations(
      'Franchise',
      'Franchise',
      'Franquicia',
      'Franchising',
      'Franchise',
      'Franchise',
    ),
  }),
);

/** A demo word in that language; sizes in centimetres stay unchanged. */
export function translateDemoWord(word: string, locale: Locale): string {
  return TRANSLATIONS.get(word)?.[locale] ?? word;
}

function translations(
  en: string,
  fr: string,
  es: string,
  it: string,
  de: string,
  no: string,
): Translations {
  return { en, fr, es, it, de, no };
}
