import type { ReviewRisk, TopicSentiment } from '#modules/communication/contract/reviews/review.ts';
import type { Locale } from '#platform/contract/locale.ts';

/** A comment about a shop; `{product}` is replaced by a product name in the comment's language. */
export interface DemoComment {
  locale: Locale;
  grade: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** Its topics, each with sentiment and the relevant words. */
  topics: readonly (readonly [topic: string, sentiment: TopicSentiment, words: string])[];
  /** Risks that rule out an automatic reply. */
  risks?: readonly ReviewRisk[];
}

/** Comments that a user must answer, whatever the bot would write. */
export const RISKY_COMMENTS: readonly DemoComment[] = [
  {
    locale: 'de',
    grade: 1,
    text: 'Mein Sohn hat sich an der scharfen Kante des Deckels verletzt und musste genäht werden. Im Laden war man freundlich, aber niemand wusste, was zu tun ist.',
    topics: [['staff', 'PO', 'freundlich']],
    risks: ['injury'],
  },
  {
    locale: 'fr',
    grade: 1,
    text: 'Troisième réclamation sans réponse. Sans remboursement sous huit jours, mon avocat prendra le relais.',
    topics: [['after-sales', 'NG', 'réclamation sans réponse']],
    risks: ['legal-threat'],
  },
];

type Line = readonly [DemoComment['grade'], string, ...DemoComment['topics']];

// biome-ignore format: one line a comment is read as the list it is
const FRENCH: readonly Line[] = [
  [5, 'Accueil charmant et conseils très précis pour choisir une {product}. On sent que la vendeuse connaît ses produits.', ['staff', 'PO', 'Accueil charmant'], ['advice', 'PO', 'conseils très précis']],
  [5, 'Très belle coupe, manche en noyer impeccable. Je suis ravi de mon achat.', ['quality', 'PO', 'manche en noyer impeccable']],
  [4, 'Un large choix de couteaux, on trouve vraiment tout. Un peu d’attente en caisse le samedi.', ['choice', 'PO', 'large choix'], ['waiting', 'NG', 'attente en caisse']],
  [2, 'Commande passée en ligne il y a trois semaines, toujours rien reçu et aucune nouvelle du magasin.', ['online-order', 'NG', 'Commande passée en ligne'], ['delivery', 'NG', 'toujours rien reçu']],
  [1, 'La {product} est arrivée ébréchée, le carton n’était même pas rembourré. Le service après-vente ne répond pas.', ['packaging', 'NG', 'le carton'], ['after-sales', 'NG', 'service après-vente ne répond pas'], ['quality', 'NG', 'ébréchée']],
  [5, 'Cadeau de mariage parfait, emballage soigné et ruban offert. Merci à toute l’équipe !', ['packaging', 'PO', 'emballage soigné'], ['staff', 'PO', 'toute l’équipe']],
  [3, 'Bons produits mais les prix ont beaucoup augmenté depuis l’an dernier.', ['quality', 'PO', 'Bons produits'], ['price', 'NG', 'les prix ont beaucoup augmenté']],
  [4, 'Boutique propre et bien rangée, le vendeur a pris le temps de m’expliquer l’entretien de la fonte.', ['cleanliness', 'PO', 'propre et bien rangée'], ['advice', 'PO', 'm’expliquer l’entretien']],
  [2, 'Impossible de se garer à proximité et le magasin était fermé alors que le site annonçait ouvert jusqu’à 19 heures.', ['parking', 'NG', 'Impossible de se garer'], ['opening-hours', 'NG', 'fermé alors que le site annonçait ouvert']],
  [5, 'Ma cocotte a vingt ans et le magasin a encore retrouvé le bouton du couvercle. Chapeau pour le suivi.', ['after-sales', 'PO', 'le suivi']],
  [3, 'Correct sans plus. Il manquait la taille 26 cm et personne ne savait quand elle reviendrait.', ['availability', 'NG', 'Il manquait la taille']],
  [5, 'Livraison en deux jours, tout était parfaitement protégé. Je recommande.', ['delivery', 'PO', 'Livraison en deux jours'], ['packaging', 'PO', 'parfaitement protégé']],
  [1, 'Vendeur désagréable, on a l’impression de déranger. Je ne reviendrai pas.', ['staff', 'NG', 'Vendeur désagréable']],
  [4, 'Bon rapport qualité-prix sur les poêles en promotion et personnel souriant.', ['price', 'PO', 'Bon rapport qualité-prix'], ['staff', 'PO', 'personnel souriant']],
  [5, 'Affûtage fait en une heure pendant mes courses, le couteau coupe comme au premier jour.', ['own-1', 'PO', 'Affûtage'], ['waiting', 'PO', 'en une heure']],
  [2, 'Vingt minutes de queue pour un simple échange, une seule caisse ouverte un samedi de décembre.', ['waiting', 'NG', 'Vingt minutes de queue']],
  [4, 'Jolie sélection de {product}, présentée avec goût. Dommage que le parking soit si petit.', ['choice', 'PO', 'Jolie sélection'], ['parking', 'NG', 'le parking soit si petit']],
  [5, 'Une adresse sérieuse, je suis conseillée depuis des années par la même personne.', ['advice', 'PO', 'conseillée']],
];
// biome-ignore format: one line a comment is read as the list it is
const GERMAN: readonly Line[] = [
  [2, 'Die Pfanne ist wunderbar, aber die Lieferzeit war mit drei Wochen unzumutbar und die Verpackung eingerissen. Im Laden war man sehr freundlich.', ['quality', 'PO', 'wunderbar'], ['delivery', 'NG', 'Lieferzeit'], ['packaging', 'NG', 'Verpackung eingerissen'], ['staff', 'PO', 'sehr freundlich']],
  [5, 'Hervorragende Beratung, der Verkäufer hat sich richtig Zeit genommen. Gekauft: {product}.', ['advice', 'PO', 'Hervorragende Beratung']],
  [1, 'Messer nach zwei Monaten stumpf, Schleifservice nicht erreichbar.', ['quality', 'NG', 'stumpf'], ['own-1', 'NG', 'Schleifservice nicht erreichbar']],
  [4, 'Große Auswahl und faire Preise. Samstags leider lange Schlange an der Kasse.', ['choice', 'PO', 'Große Auswahl'], ['price', 'PO', 'faire Preise'], ['waiting', 'NG', 'lange Schlange']],
  [5, 'Sauberer, heller Laden und sehr nettes Personal. Komme gerne wieder.', ['cleanliness', 'PO', 'Sauberer'], ['staff', 'PO', 'sehr nettes Personal']],
  [3, 'Ganz in Ordnung. Der Bräter in 28 cm war nicht auf Lager, obwohl online verfügbar angezeigt.', ['availability', 'NG', 'nicht auf Lager'], ['online-order', 'NG', 'online verfügbar angezeigt']],
  [5, 'Schnelle Lieferung, sicher verpackt, alles wie beschrieben. Top!', ['delivery', 'PO', 'Schnelle Lieferung'], ['packaging', 'PO', 'sicher verpackt']],
  [2, 'Laut Internet bis 19 Uhr geöffnet, um 18 Uhr standen wir vor verschlossener Tür. 40 km umsonst gefahren.', ['opening-hours', 'NG', 'vor verschlossener Tür']],
  [4, 'Mein {product} wurde anstandslos umgetauscht. Parkplätze direkt vor der Tür.', ['after-sales', 'PO', 'anstandslos umgetauscht'], ['parking', 'PO', 'Parkplätze direkt vor der Tür']],
  [1, 'Unfreundliche Bedienung, wir wurden regelrecht abgewimmelt.', ['staff', 'NG', 'Unfreundliche Bedienung']],
  [5, 'Der {product} ist jeden Cent wert. Brät gleichmäßig und sieht auf dem Tisch großartig aus.', ['quality', 'PO', 'Brät gleichmäßig'], ['price', 'PO', 'jeden Cent wert']],
  [3, 'Schöne Sachen, aber ziemlich teuer geworden.', ['quality', 'PO', 'Schöne Sachen'], ['price', 'NG', 'ziemlich teuer']],
  [2, 'Bestellung vor vier Wochen, seitdem drei verschiedene Liefertermine. Keiner wurde eingehalten.', ['delivery', 'NG', 'Liefertermine'], ['online-order', 'NG', 'Bestellung vor vier Wochen']],
  [5, 'Kompetent, geduldig, ehrlich: Mir wurde vom teureren Modell sogar abgeraten.', ['advice', 'PO', 'Kompetent'], ['staff', 'PO', 'geduldig']],
  [4, 'Guter Schleifservice, nach einer Woche abholbereit. Der Karton für den Rückweg war etwas dünn.', ['own-1', 'PO', 'Guter Schleifservice'], ['packaging', 'NG', 'Karton']],
  [5, 'Hier wird man noch beraten. Wartezeit gab es keine.', ['advice', 'PO', 'beraten'], ['waiting', 'PO', 'Wartezeit gab es keine']],
];
// biome-ignore format: one line a comment is read as the list it is
const NORWEGIAN: readonly Line[] = [
  [5, 'Fantastisk støpejernsgryte! De ansatte hjalp meg å velge riktig størrelse.', ['quality', 'PO', 'Fantastisk støpejernsgryte'], ['staff', 'PO', 'De ansatte hjalp meg']],
  [4, 'Skarpe kniver, god rådgivning om vedlikehold og sliping.', ['quality', 'PO', 'Skarpe kniver'], ['advice', 'PO', 'god rådgivning']],
  [2, 'Ventet en halvtime i kø for å hente en pakke. Bare én kasse var åpen.', ['waiting', 'NG', 'Ventet en halvtime i kø']],
  [5, 'Rask levering og pent innpakket. {product} står allerede på komfyren.', ['delivery', 'PO', 'Rask levering'], ['packaging', 'PO', 'pent innpakket']],
  [3, 'Greit utvalg, men prisene er høye sammenlignet med nettet.', ['choice', 'NE', 'Greit utvalg'], ['price', 'NG', 'prisene er høye']],
  [1, 'Bestilte på nett og betalte, men varen var utsolgt. Pengene har jeg ikke fått tilbake.', ['online-order', 'NG', 'Bestilte på nett'], ['availability', 'NG', 'utsolgt']],
  [4, 'Hyggelig betjening og ryddig butikk. Litt vanskelig å finne parkering.', ['staff', 'PO', 'Hyggelig betjening'], ['cleanliness', 'PO', 'ryddig butikk'], ['parking', 'NG', 'vanskelig å finne parkering']],
  [5, 'Fikk slipt kokkekniven mens jeg ventet. Service i verdensklasse.', ['own-1', 'PO', 'slipt kokkekniven']],
  [2, 'Stengt en time før det sto på døra. Skuffende når man kjører langt.', ['opening-hours', 'NG', 'Stengt en time før']],
  [5, 'Flinke folk som kan faget sitt, kommer tilbake til jul.', ['staff', 'PO', 'Flinke folk']],
];
// biome-ignore format: one line a comment is read as the list it is
const OTHERS: Readonly<Record<'en' | 'it' | 'es', readonly Line[]>> = {
  en: [
    [5, 'Bought a {product} as a souvenir, they wrapped it beautifully for the flight home.', ['packaging', 'PO', 'wrapped it beautifully']],
    [4, 'Lovely shop and helpful staff. A bit pricey, but you get what you pay for.', ['staff', 'PO', 'helpful staff'], ['price', 'NG', 'A bit pricey']],
    [2, 'The shop was closed on a Monday although the map said open. Nobody picked up the phone.', ['opening-hours', 'NG', 'closed on a Monday']],
    [3, 'Nice knives, but the size I wanted was out of stock.', ['quality', 'PO', 'Nice knives'], ['availability', 'NG', 'out of stock']],
  ],
  it: [
    [3, 'Bella pentola, ma il coperchio non chiude perfettamente.', ['quality', 'NE', 'il coperchio non chiude']],
    [5, 'Personale gentilissimo e tanti consigli utili per la cottura.', ['staff', 'PO', 'Personale gentilissimo'], ['advice', 'PO', 'consigli utili']],
    [2, 'Consegna in ritardo di due settimane e nessuno ha avvisato.', ['delivery', 'NG', 'Consegna in ritardo']],
  ],
  es: [
    [5, 'Una tienda preciosa y un trato excelente. Volveremos.', ['staff', 'PO', 'trato excelente']],
    [4, 'Mucha variedad de cuchillos y buenos precios.', ['choice', 'PO', 'Mucha variedad'], ['price', 'PO', 'buenos precios']],
    [1, 'Nos atendieron de mala gana y la sartén llegó rayada.', ['staff', 'NG', 'de mala gana'], ['quality', 'NG', 'rayada']],
  ],
};

const asComments = (locale: Locale, lines: readonly Line[]): DemoComment[] =>
  lines.map(([grade, text, ...topics]) => ({ locale, grade, text, topics }));

/** Comments of customers by country; tourists write in their own language. */
export const DEMO_COMMENTS: Readonly<
  Record<'FR' | 'DE' | 'NO' | 'tourists', readonly DemoComment[]>
> = {
  FR: asComments('fr', FRENCH),
  DE: asComments('de', GERMAN),
  NO: asComments('no', NORWEGIAN),
  tourists: [
    ...asComments('en', OTHERS.en),
    ...asComments('it', OTHERS.it),
    ...asComments('es', OTHERS.es),
  ],
};
