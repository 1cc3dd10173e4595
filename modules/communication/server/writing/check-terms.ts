import type { ReviewTopic } from '#modules/communication/contract/reviews/review.ts';
import type {
  PromiseKind,
  ReplyLanguage,
} from '#modules/communication/server/writing/reply-input.ts';

/** Word prefixes in lower case, separated by spaces; an underscore represents a space inside a prefix. */
type Stems = string;

/** Words that indicate that a reply answers a topic. */
export const TOPIC_STEMS: Record<ReplyLanguage, Record<ReviewTopic, Stems>> = {
  en: {
    staff: 'team staff colleague welcome employee served service people kind',
    advice: 'advi question recommend explain',
    price: 'price value cost expensive afford',
    quality: 'quality product',
    choice: 'range selection choice choose variety assortment',
    delivery: 'deliver shipping shipment courier',
    waiting: 'wait quick queue time fast',
    'opening-hours': 'open hours closed',
    cleanliness: 'clean tidy dirt hygien',
    parking: 'park',
    'after-sales': 'after-sales after_your after_the after_a purchase warranty repair return',
    packaging: 'pack wrap box',
    'online-order': 'online website order',
    availability: 'stock availab',
  },
  fr: {
    staff: 'équipe accueil personnel vendeu service',
    advice: 'conseil question expli',
    price: 'prix tarif coût cher',
    quality: 'qualité produit',
    choice: 'choix gamme sélection assortiment variété',
    delivery: 'livr colis',
    waiting: 'attent attend vite rapid temps file',
    'opening-hours': 'horaire ouvert ferm',
    cleanliness: 'propre sale hygièn',
    parking: 'stationn garer parking place',
    'after-sales': 'après-vente après_l’achat après_un après_votre après_ton sav garantie retour',
    packaging: 'emball paquet',
    'online-order': 'en_ligne site internet command',
    availability: 'disponib stock rupture',
  },
  de: {
    staff: 'team mitarbeit personal empfang service kolleg',
    advice: 'berat frage',
    price: 'preis teuer kosten',
    quality: 'qualität produkt',
    choice: 'auswahl sortiment angebot',
    delivery: 'liefer versand paket zustell',
    waiting: 'wart gewartet schnell zeit schlange',
    'opening-hours': 'öffnungszeit geöffnet geschlossen',
    cleanliness: 'sauber schmutz hygien',
    parking: 'park',
    'after-sales': 'kundendienst nach_dem_kauf garantie reparatur reklamation',
    packaging: 'verpack einpack',
    'online-order': 'online bestell',
    availability: 'vorrätig verfügbar lager',
  },
  no: {
    staff: 'ansatt betjening personal dem_som_jobber service folk',
    advice: 'råd spørsmål veiled',
    price: 'pris dyr kost',
    quality: 'kvalitet produkt',
    choice: 'utvalg velge sortiment',
    delivery: 'lever frakt pakke',
    waiting: 'vent rask kø tid',
    'opening-hours': 'åpningstid åpent stengt',
    cleanliness: 'ren renhold skitten ryddig',
    parking: 'parker',
    'after-sales': 'kundeservice etter_kjøpet garanti reparasjon reklamasjon',
    packaging: 'emballasje pakk',
    'online-order': 'nett bestill',
    availability: 'lager tilgjengelig vareutvalg',
  },
  es: {
    staff: 'equipo trato personal atención servicio atend',
    advice: 'consej asesor aconsej pregunta duda',
    price: 'precio caro coste',
    quality: 'calidad producto',
    choice: 'surtido variedad elegir selección gama',
    delivery: 'entreg envío paquete',
    waiting: 'esper rápid cola tiempo',
    'opening-hours': 'horario abiert cerrad abrimos',
    cleanliness: 'limp suci higien',
    parking: 'aparca',
    'after-sales': 'posventa después_de_la_compra garantía reparación devolución',
    packaging: 'embala paquete envase',
    'online-order': 'internet online pedido web',
    availability: 'disponib existencia stock',
  },
  it: {
    staff: 'personale team accoglienza servizio trattamento',
    advice: 'consig consulenz domand',
    price: 'prezz caro costo',
    quality: 'qualità prodott',
    choice: 'assortiment scelta varietà gamma',
    delivery: 'consegn spedi pacco',
    waiting: 'attes aspett fretta coda tempo tempi',
    'opening-hours': 'orari apert chius',
    cleanliness: 'puli sporc igien',
    parking: 'parchegg',
    'after-sales': 'post-vendita dopo_l’acquisto garanzia riparazione reso',
    packaging: 'confezion imball pacco',
    'online-order': 'online ordin sito',
    availability: 'disponib magazzino esaurit',
  },
};

export const REGRET_STEMS: Record<ReplyLanguage, Stems> = {
  en: 'sorry apolog regret',
  fr: 'désolé excus regrett navré',
  de: 'leid entschuldig bedauer verzeih',
  no: 'beklag unnskyld lei_oss',
  es: 'sentimos lamentamos disculp perdón',
  it: 'dispiac scus spiacent rammaric',
};

export const THANKS_STEMS: Record<ReplyLanguage, Stems> = {
  en: 'thank grateful appreciate made_our_day',
  fr: 'merci remerci reconnaissan sensibles apprécions',
  de: 'dank schätzen',
  no: 'takk setter_pris setter_stor_pris',
  es: 'gracias agrade',
  it: 'grazie ringrazi grati apprezziamo',
};

export const PROMISE_STEMS: Record<ReplyLanguage, Record<PromiseKind, Stems>> = {
  en: {
    refund: 'refund reimburs money_back',
    discount: 'discount voucher coupon gift_card',
    date: 'tomorrow tonight by_monday by_tuesday by_wednesday by_thursday by_friday within_',
  },
  fr: {
    refund: 'rembours',
    discount: 'remise réduction bon_d’achat bon_de_réduction geste_commercial offert',
    date: 'demain sous_24 sous_48 d’ici_',
  },
  de: {
    refund: 'erstatt rückerstatt geld_zurück',
    discount: 'rabatt gutschein nachlass',
    date: 'übermorgen bis_morgen bis_montag bis_freitag innerhalb_von',
  },
  no: {
    refund: 'refunder tilbakebetal pengene_tilbake',
    discount: 'rabatt gavekort avslag',
    date: 'i_morgen innen_',
  },
  es: {
    refund: 'reembols devolver_el_dinero devolveremos_el_dinero',
    discount: 'descuento cupón vale_de vale_por',
    date: 'mañana_mismo antes_del_ en_un_plazo en_24 en_48',
  },
  it: {
    refund: 'rimbors',
    discount: 'sconto sconti buono_sconto buono_regalo',
    date: 'domani entro_',
  },
};

/** Frequent words that distinguish the six languages. */
export const FUNCTION_WORDS: Record<ReplyLanguage, string> = {
  en: 'the and of to is that you your for with we our are was it this be have not on at as very thank us what about should so how good more would if here will from by',
  fr: 'le la les des et est que vous votre vos pour avec nous notre nos une un dans sur ce cette pas de du en ne qui merci tu te ton ta tes à au ces cela avons sommes bien très plus être fait',
  de: 'der die das und ist dass sie ihr ihre ihren für mit wir uns unser unsere ein eine nicht zu auf den dem es auch vielen danke du dein deine dich dir bei wie war so sehr bis im haben was über von sind',
  no: 'og er det at du deg din for med vi oss vår våre en et ikke til på den som av takk har hos var å så om dette de ble skal kan gjerne neste igjen til',
  es: 'el los las y es que usted su sus para con nos nuestro nuestra nuestros una un no en por gracias tu tus te lo del se muy así qué más esta este fue la de le sobre ha hasta muchas mucho a al hemos esperamos próxima ver hacer',
  it: 'il lo gli e è che lei suo sua sue per con noi nostro nostra nostri una un non di da grazie tuo tua tue ti ci si così più della dei del questa questo sia le la anche alla abbiamo siamo',
};
