import type { Language } from './texts-of-namespace.ts';

interface FixedTerm {
  language: Language;
  /** A word that stood for the thing once, or that readers take for another thing. */
  not: RegExp;
  /** The one word for it: docs/words.md. */
  say: string;
  /** Texts in which the word has its other sense, or that are not ours to change: `namespace:key`. */
  except?: readonly string[];
  /** The namespaces in which the word is wrong; without it, all of them. */
  only?: readonly string[];
}

/** A word that starts like this; `\b` would split words at é, ø or ß. */
function word(start: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}{-])(?:${start})`, 'iu');
}

const END = '(?![\\p{L}\\p{N}])';

function terms(language: Language, given: readonly [string, string, string[]?][]): FixedTerm[] {
  return given.map(([start, say, except]) => ({
    language,
    not: word(start),
    say,
    ...(except && { except }),
  }));
}

export const FIXED_TERMS: readonly FixedTerm[] = [
  ...terms('en', [
    [`mend(s|ed|ing)?${END}`, 'fix, correct'],
    [`anew${END}`, 'refresh, again'],
    [`shall${END}`, 'should'],
    [`whoever${END}`, 'the person who'],
    [`(some|every)body${END}`, 'someone, everyone'],
    [`of yours${END}`, 'your'],
    [`(e-mail|mail)s?${END}`, 'email'],
    [`at once${END}`, 'immediately, at a time'],
    [
      `(bring|brings|bringing|brought)${END}`,
      'upload, restore, reactivate',
      ['directory:group.help'],
    ],
    [`disabl`, 'deactivate', ['platform:map.noGeolocation', 'leads:widget.geolocationOff']],
    [`shops?${END}`, 'store'],
    [`pieces?${END}`, 'printed copy'],
    [`pictures?${END}`, 'image'],
    [`(tries|left out|stays? out)${END}`, 'attempts, skipped'],
    [`kinds?${END}`, 'type'],
    [`states?${END}`, 'status'],
    [`customers?${END}`, 'consumer'],
    [`suite${END}`, 'Comptoir'],
    [`dead codes?${END}`, 'unknown short URL'],
    [`print guard${END}`, 'print check'],
    [`web address`, 'URL'],
    [`(colors?|center|catalog)${END}`, 'colour, centre, catalogue'],
    [`by (itself|themselves)${END}`, 'automatically'],
    [`told${END}`, 'notified', ['leads:formText.mail.bought.body']],
    [`bell${END}`, 'notification'],
    [`towns?${END}`, 'city'],
    [`for ever${END}`, 'forever'],
    [`first language${END}`, 'main language'],
    [`pass on${END}`, 'decline, forward'],
  ]),
  ...terms('fr', [
    [`courriels?${END}`, 'e-mail'],
    [`codes? QR${END}`, 'QR code'],
    [`points? de contact`, 'touchpoint'],
    [`pages? produits?${END}|pages? d’atterrissage`, 'landing page'],
    [`localisateurs?${END}`, 'store locator'],
    [`points? (d’accès|de réception)`, 'endpoint'],
    [`super[ -]admins?${END}|super administrateur`, 'super-administrateur'],
    [`pièces?${END}(?! jointe)`, 'exemplaire'],
    [`adresses? web`, 'URL'],
    [`états?${END}`, 'statut', ['platform:problem.importNotPossible']],
    [`réglages?${END}`, 'paramètres'],
    [`suite${END}`, 'Comptoir', ['directory:importFault.gtin']],
    [`serez (averti|prévenu)`, 'une notification vous préviendra'],
    [`cloche`, 'notification'],
    [`propriétaires?${END}`, 'responsable'],
    [`(d’eux|d’elles?|de lui)-mêmes?${END}`, 'automatiquement'],
    [`première langue${END}`, 'langue principale'],
  ]),
  ...terms('de', [
    [`Kunden?${END}`, 'Mandant (der Verbraucher: Endkunde)'],
    [`Endung(en)?${END}`, 'Suffix'],
    [`Stückzahl|Stücke?${END}`, 'Menge, Exemplar'],
    [`Mitteilung`, 'Benachrichtigung'],
    [`Auftr[aä]g(e|en|s)?${END}`, 'Aufgabe'],
    [`Zust[aä]nd(e|s|en)?${END}`, 'Status'],
    [`Art(en)?${END}`, 'Typ'],
    [`erneuern`, 'aktualisieren'],
    [`(zurück)?bring(en|e|t)?${END}|gebracht`, 'hochladen'],
    [`Locators?${END}`, 'Händlersuche'],
    [`Produktseiten?${END}`, 'Landingpage'],
    [`Marken(admin|benutzer)`, 'Marken-Admin, Marken-Benutzer'],
    [`Sendung(en)?${END}|Webhook-Sendung`, 'Zustellung'],
    [`Suite${END}`, 'Comptoir'],
    [`Tätigkeit`, 'Branche'],
    [`Artikelnummer`, 'SKU'],
    [`Verbindungen`, 'Schnittstellen'],
    [`Glocken?${END}`, 'Benachrichtigung'],
    [`Anschrift(en)?${END}`, 'Adresse'],
    [`von selbst${END}`, 'automatisch'],
    [`Bearbeiter(n|s)?${END}`, 'Abonnent'],
    [`erste Sprache${END}`, 'Hauptsprache'],
  ]),
  ...terms('es', [
    [`ubicaci(ón|ones)${END}`, 'punto de venta'],
    [`renovar`, 'actualizar'],
    [`páginas? de (producto|destino)`, 'landing page'],
    [`(traer|traiga|traído)${END}`, 'subir'],
    [`recuper(ar|e|ado)`, 'restaurar'],
    [`puntos? de (contacto|recepción)`, 'touchpoint, endpoint'],
    [`piezas?${END}`, 'ejemplar'],
    [`dirección web`, 'URL'],
    [`período`, 'periodo'],
    [`suite${END}`, 'Comptoir'],
    [`representantes? de ventas`, 'representante comercial'],
    [`super admin`, 'superadministrador'],
    [`campanas?${END}`, 'notificación'],
    [`propietari[oa]s?${END}`, 'responsable'],
    [`papel(es)?${END}`, 'rol', ['touchpoints:code.onPaper']],
    [`localidad(es)?${END}`, 'ciudad'],
    [`quitad[oa]s?${END}`, 'eliminado, retirado'],
    [`borrad[oa]s?${END}`, 'suprimido, eliminado'],
    [`primer idioma${END}`, 'idioma principal'],
  ]),
  ...terms('it', [
    [`sed[ei]${END}`, 'punto vendita'],
    [`riferiment[oi]${END}`, 'referenza'],
    [`(tuo|tua|tuoi|tue)${END}`, 'Suo'],
    [`un[a’] ?URL`, 'un URL'],
    [`(togli|togliere|tolga)${END}`, 'rimuovi'],
    [`super admin${END}`, 'super amministratore'],
    [`rappresentant[ei]${END}`, 'referente'],
    [`pezz[oi]${END}`, 'copia'],
    [`formular[io]`, 'form'],
    [`suite${END}`, 'Comptoir'],
    [`campanell[ae]${END}`, 'notifica'],
    [`proprietari[oa]?${END}`, 'responsabile'],
    [`località${END}`, 'città'],
    [`toglilo${END}`, 'lo rimuova'],
    [`da sol[oaie]${END}`, 'automaticamente'],
  ]),
  ...terms('no', [
    [`lokasjon`, 'utsalgssted'],
    [`omtale`, 'anmeldelse'],
    [`lokator`, 'butikkfinner'],
    [`merke(t|ts|ne|r|admin|farge|-ID)?${END}|merkeadmin`, 'merkevare'],
    [`(suiten|pakken)${END}`, 'Comptoir, løsningen'],
    [`forny`, 'oppdater'],
    [`feilet${END}`, 'mislyktes'],
    [`fram${END}`, 'frem'],
    [`stille sone`, 'stillesone'],
    [`korte? (URL|nettadresse)`, 'kort-URL'],
    [`steg(et|ene)?${END}`, 'trinn'],
    [`påkrevd`, 'obligatorisk'],
    [`leaden${END}`, 'leadet'],
    [`endelse`, 'suffiks'],
    [`tilstand`, 'status'],
    [`aksept`, 'godta'],
    [`bjelle`, 'varsel'],
    [`eier(en|e|ne)?${END}`, 'ansvarlig'],
    [`av seg selv${END}`, 'automatisk'],
    [`reise[nr]?${END}`, 'kundereise'],
    [`første språk(et)?${END}`, 'hovedspråk'],
  ]),
  // A module of Comptoir is a modulo too, but not in these texts.
  { language: 'it', not: word(`modul[oi]${END}`), say: 'form', only: ['leads'] },
];
