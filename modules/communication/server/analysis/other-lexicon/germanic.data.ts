import type { OtherLanguageWords } from '../lexicon.ts';

export const nl: OtherLanguageWords = {
  praise: `goed, goede, prima, top, toppie, super, geweldig*, fantastisch*, uitstekend*, perfect*, prachtig*, mooi, mooie, leuk*, fijn, fijne, heerlijk*, lekker*, vriendelijk*, aardig*, behulpzaam*, klantvriendelijk*, geduldig*, eerlijk*, deskundig*, vakkundig*, kundig*, snel, snelle, vlot, vlotte, netjes, keurig*, schoon, tevreden, blij, aanrader, aan te raden, raad ik aan, bedankt, dank, complimenten, kom graag terug, kom zeker terug, kwaliteit is goed, betaalbaar*, goedkoop*, voordelig*, stevig*, degelijk*, gezellig*, niets op aan te merken, niks op aan te merken, zoals beloofd, als nieuw, beste, lof, echt een aanrader, dikke pluim, geholpen, goed geholpen`,
  complaint: `slecht*, matig*, waardeloos, waardeloze, verschrikkelijk*, vreselijk*, teleurgesteld, teleurstell*, onvriendelijk*, onbeschoft*, arrogant*, chagrijnig*, duur, dure, te duur, kapot, stuk, gebroken, defect*, beschadigd*, vies, vieze, smerig*, traag, trage, langzaam, lang wachten, lange rij, nooit meer, nooit ontvangen, niet ontvangen, niet geleverd, te laat, wachten, klacht*, klachten, oplichters, oplichting, schandalig*, belachelijk*, jammer, helaas, geen reactie, geen antwoord, uitverkocht, niet op voorraad, gesloten, dicht, fout, verkeerd*, probleem, problemen, niet aan te raden, afrader, geld terug, weigert, weigeren, troep, rommel*, onbereikbaar, genegeerd`,
  neutral:
    'gaat wel, prima te doen, gemiddeld*, redelijk*, niet bijzonder, niks bijzonders, oké, ok, valt mee, wisselend',
  negators: 'niet, geen, nooit, niets, niks, zonder, niemand, nauwelijks',
  contrast: 'maar, echter, alleen, helaas wel',
  functionWords: `de, het, een, en, niet, ik, wij, zijn, was, heel, erg, maar, voor, met, ook, aan, van, dat, deze, winkel, bij, veel, te, naar, werd, wordt, hebben, heeft, mijn, je, jullie, ze, er, om, nog, wel, dan, als, door, over, uit, geen, nooit, altijd, wat, hier, daar, kan, zeer, weer, besteld, gekocht`,
  topics: {
    staff:
      'personeel, medewerk*, verkoper*, verkoopster, bediening, dame, meneer, eigenaar, eigenaresse, vriendelijk*, onvriendelijk*, behulpzaam*, onbeschoft*, service, geholpen',
    advice:
      'advies, adviseren, uitleg, deskundig*, vakkundig*, kennis van zaken, verstand van, kundig*',
    price:
      'prijs, prijzen, duur, dure, goedkoop*, betaalbaar*, korting, aanbieding*, prijs kwaliteit',
    quality:
      'kwaliteit, kapot, stuk, stevig*, lekker*, vers, verse, product*, degelijk*, brood, vlees',
    choice: 'keuze, assortiment, aanbod, ruime keuze',
    delivery: 'levering, geleverd, bezorg*, bezorgd, pakket*, koerier, verzending, postnl',
    waiting: 'wachten, wachttijd*, rij, rijen, kassa, wachtrij',
    'opening-hours': 'openingstijd*, open op, gesloten, zondag*',
    cleanliness: 'schoon, netjes, vies, vieze, opgeruimd, toilet*, stinkt, hygiëne',
    parking: 'parker*, parkeerplaats*, parkeergelegenheid, rolstoel*',
    'after-sales':
      'garantie, retour*, ruilen, omruilen, terugbetal*, geld terug, reparatie, gerepareerd, klacht*, klantenservice',
    packaging: 'verpakt, verpakking, ingepakt, inpakken, doos',
    'online-order': 'website, webshop, app, online, online besteld',
    availability: 'voorraad, op voorraad, uitverkocht, leverbaar, lege schappen',
  },
};

export const sv: OtherLanguageWords = {
  praise: `bra, jättebra, toppen, super, suverän*, fantastisk*, underbar*, utmärkt*, perfekt*, fin, fint, fina, trevlig*, vänlig*, hjälpsam*, snäll*, glad*, kunnig*, duktig*, proffsig*, professionell*, snabb*, smidig*, enkel*, ren, rent, fräsch*, god, gott, goda, nöjd*, rekommender*, tack, kommer tillbaka, kommer gärna, prisvärd*, billig*, bästa, bäst, härlig*, mysig*, otroligt bra, väldigt bra, hållbar*, sköna, skön, inget att klaga, färsk*, kan varmt`,
  complaint: `dålig*, dåligt, usel*, urusel*, hemsk*, fruktansvärd*, besviken, besvikna, otrevlig*, oförskämd*, otrevligt, arrogant*, sur, sura, nonchalant*, dyr, dyrt, dyra, trasig*, sönder, gick sönder, skadad*, smutsig*, äcklig*, långsam*, seg, lång kö, lång väntan, fick vänta, väntat, aldrig mer, aldrig igen, kom aldrig, kommer aldrig, försenad*, fel, problem, tyvärr, skandal, skräp, slut i lager, slutsåld*, stängt, inget svar, svarar inte, ingen hjälp, undvik, rekommenderar inte, katastrof*, klag*, bluff, lurad`,
  neutral: 'okej, ok, helt okej, sådär, medel, inget speciellt, varken eller, lagom, godkänt',
  negators: 'inte, ingen, inget, inga, aldrig, utan, icke, knappt',
  contrast: 'men, dock, tyvärr, fast',
  functionWords: `och, är, jag, inte, mycket, med, på, det, att, för, från, var, har, också, men, som, en, ett, av, till, vi, de, den, så, när, alltid, aldrig, butik, butiken, väldigt, bara, fick, blev, efter, här, där, kan, inom, mig, oss, skulle, hade, över, något, köpte, köpt, igen, ännu, ut`,
  topics: {
    staff:
      'personal, personalen, bemötande, bemött, expedit*, säljare*, service, trevlig*, otrevlig*, hjälpsam*, ägare*, tjej*, kille*, butiksbiträde*',
    advice: 'råd, rådgivning, kunnig*, kunskap, förklara*, tips, expertis',
    price: 'pris*, dyr, dyrt, dyra, billig*, prisvärd*, rabatt, erbjudande*',
    quality: 'kvalitet*, trasig*, sönder, hållbar*, god mat, gott, färsk*, produkt*, vara, bröd*',
    choice: 'utbud*, sortiment*, urval*',
    delivery: 'leverans*, levere*, frakt*, paket*, postnord',
    waiting: 'kö, köer, kön, väntetid*, vänta, väntade, kassan',
    'opening-hours': 'öppettid*, öppet, stängt, söndag*',
    cleanliness: 'rent, ren, smuts*, städat, luktar, toalett*, fräsch*',
    parking: 'parker*, parkering*, rullstol*',
    'after-sales':
      'garanti*, reklam*, retur*, byta, bytte, återbetal*, pengarna tillbaka, reparation*, kundtjänst*',
    packaging: 'förpack*, inslag*, paketer*, emball*, kartong*',
    'online-order': 'hemsid*, webb*, app, appen, nätet, online',
    availability: 'lager, i lager, slutsåld*, slut i lager, tomma hyllor',
  },
};

export const da: OtherLanguageWords = {
  praise: `god, godt, gode, super, rigtig god, fantastisk*, perfekt*, fremragende*, flot*, flotte, dejlig*, lækker*, skøn, skønne, sød, søde, venlig*, flink*, hjælpsom*, imødekommende, smilende, dygtig*, kompetent*, professionel*, hurtig*, nem, nemt, ren, rent, pæn, pænt, tilfreds*, glad*, anbefal*, tak, mange tak, kommer igen, vender tilbage, billig*, rimelig*, bedste, bedst, hyggelig*, frisk*, holdbar*, ingen problemer, intet at klage, varmt anbefales, ros`,
  complaint: `dårlig*, elendig*, forfærdelig*, frygtelig*, skuff*, skuffet, uvenlig*, uforskammet*, sur, sure, arrogant*, ligeglad*, dyr, dyrt, dyre, i stykker, ødelagt*, gået i stykker, beskadiget*, beskidt*, ulækker*, langsom*, lang kø, lang ventetid, ventet, venter stadig, aldrig mere, aldrig igen, kom aldrig, ikke modtaget, forsinket*, fejl, forkert*, problem*, desværre, skandale*, bras, udsolgt, lukket, intet svar, svarer ikke, ingen hjælp, undgå, kan ikke anbefale, anbefaler ikke, katastrof*, klage*, spild`,
  neutral: 'okay, ok, fint nok, middel, gennemsnit*, hverken eller, ikke noget særligt, udmærket',
  negators: 'ikke, ingen, intet, aldrig, uden, næppe',
  contrast: 'men, dog, desværre',
  functionWords: `og, er, jeg, ikke, meget, med, på, det, at, af, fra, var, har, også, men, som, en, et, til, vi, de, den, så, når, altid, aldrig, butik, butikken, rigtig, virkelig, bliver, blev, efter, her, der, kan, hvad, noget, nogle, nogen, selvom, mig, os, hende, fik, gik, købte, købt, igen, ud, op, lige, betjening, udvalg, hjælp, tilbage, gerne, ved, blevet, ekspedient*, uger, måneder`,
  topics: {
    staff:
      'personale*, betjening*, ekspedient*, medarbejder*, service, sød, søde, venlig*, uvenlig*, flink*, hjælpsom*, imødekommende, ejer*, uforskammet*',
    advice: 'rådgiv*, vejled*, råd, forklar*, kompetent*, faglig*, viden',
    price: 'pris*, dyr, dyrt, dyre, billig*, rimelig*, tilbud*, rabat*',
    quality:
      'kvalitet*, i stykker, ødelagt*, holdbar*, vare, varer, produkt*, lækker*, brød*, frisk*',
    choice: 'udvalg*, sortiment*',
    delivery: 'lever*, levering*, pakke*, fragt*, forsendelse*',
    waiting: 'kø, køen, ventetid*, vente, ventede, kassen',
    'opening-hours': 'åbningstid*, åbent, lukket, søndag*',
    cleanliness: 'rent, ren, beskidt*, rodet, lugter, toilet*, ryddeligt',
    parking: 'parker*, parkering*, kørestol*',
    'after-sales':
      'garanti*, reklam*, retur*, byttet, bytte, refunder*, pengene tilbage, reparation*, repareret, kundeservice*',
    packaging: 'pakket, indpakk*, emballage*, indpakning*, kasse',
    'online-order': 'hjemmeside*, webshop*, app, nettet, online',
    availability: 'lager, på lager, udsolgt, tomme hylder',
  },
};
