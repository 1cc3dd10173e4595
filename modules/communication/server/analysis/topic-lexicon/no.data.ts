import type { TopicWords } from '../lexicon.ts';

export const no: TopicWords = {
  staff: {
    words: `
personale*, personalet, ansatt*, ansatte, medarbeider*, betjening*, betjent, ekspeditør*, selger*, selgeren, selgerne, seljar*, butikkmedarbeider*, kassedame*, kassemann, sjef*, daglig leder,
butikksjef*, eier, eieren, eierne, damen, dama, dame, damer, damene, gutten, gutter, gutta, jenta, jenter, jentene, folk som jobber, de som jobber, de som jobbar, han bak, hun bak, service*, servicen,
mottakelse, mottatt, behandlet, behandla, behandling, vakt, vekter*, servitør*, kelner, frisør, team, teamet, holdning*, oppførsel, betjeninga, folkene, folka, tilsette, kassamann, karen, fyren, folk,
eier*, innehaver*, leder*, kundebehandler*, kundebehandling, service, servisen, optiker*, slakter*, baker*, blomsterdekoratør*, apoteker*, mekaniker*, tekniker*, montør*, skredder*, gullsmed*, frisør*,
lærling*, resepsjon*, gjengen, bak disken, bak kassa, hilste, hilse*, mottakelse*, møtt med, møtt av, motteken, blir møtt, ble møtt, *betjening, *selger`,
    good: `
hyggelig*, hyggelege, vennlig*, venleg*, blid, blide, blidt, imøtekommende, hjelpsom*, hjelpsam*, behjelpelig*, høflig*, serviceinnstilt*, serviceminded, service minded, smilende, koselig*, trivelig*,
triveleg*, snille, snill, tålmodig*, oppmerksom*, profesjonell*, proff, proffe, flinke folk, dyktige ansatte, flinke, flink, dyktig*, tatt godt imot, godt mottatt, god service, topp service,
bra service, strålende service, god betjening, godt hjulpet, god hjelp, hjelpsomme, kjempehyggelig*, superhyggelig*, hyggeleg*, koselige folk, koselig betjening, koselige ansatte, imøtekomande, blid*,
smil, med et smil, møtt med et smil, høfleg*, tolmodig*, omsorgsfull*, super service, utmerket service, fantastisk service, beste service, snill*, greie folk, greie karer, trivelige folk,
flinke ansatte, flink betjening, flinke til å, ærlig*, godt motteken, tatt imot, følte meg velkommen, føler meg velkommen, følte oss velkommen, velkommen, tok seg tid, tok seg god tid, tar seg tid,
tar seg god tid, strakk seg, strekker seg, går langt for, gjør alt for, gjorde alt for, gjer alt for, husker meg, husket meg, husker navnet, kjenner meg, kaffekopp, bød på kaffe, spanderte kaffe,
kopp kaffe, bar til bilen, bar det ut, bar ut, hjalp meg å bære, hjalp meg med å bære, hjalp oss å bære, godbit, humor, god replikk, alltid en god, god latter, slår av en prat, en perle, perle av,
ikke pågående, ikke påtrengende, uten mas, uten press, får gå i fred, i fred, som en dronning, som en konge, behandlet som, personlig service, genuint, brenner for, engasjert*, omtenksom*,
varm velkomst, tålmodighet, for en tålmodighet, like blide, hyggelig gjeng`,
    bad: `
uvennlig*, uhøflig*, frekk, frekt, frekke, arrogan*, nedlatende, sure, sur, surt, gretten*, grinete, respektløs*, avvisende, ufin, ufint, ufine, uforskamm*, uinteressert*, umotivert*, likegyldig*,
dårlig service, elendig service, null service, ingen service, ingen hjelp, fikk ikke hjelp, får ikke hjelp, ingen å se, ingen ansatte, få ansatte, for få ansatte, underbemannet*, underbemanna,
ignorert*, overser, overså, ble oversett, uprofesjonell*, inkompetent*, på mobilen, sto på mobilen, står og prater, himlet med øynene, lite hjelpsom*, lite serviceinnstilt*, ikke hjelpsomme,
surmulende, mutt*, uvenleg*, uhøfleg*, frekk*, frekkhet, ufin*, ubehøvlet*, arrogant*, nedlatande, overlegen*, blasert*, giddeløs*, lat, late, null interesse, ingen interesse, ingen som hjelper,
ingen hjelper, ingen hjalp, ingen som hjalp, ingen gidder, ingen bryr seg, bryr seg ikke, brydde seg ikke, gir blaffen, gadd ikke, gidder ikke, ignorert, ignorerte, oversett, som luft, usynlig,
skravler, skravlet, skravla, sladret, pratet sammen, prater sammen, snakker sammen, med mobilen, i mobilen, himlet med, himla med, himler med, sukket, sukka, trakk på skuldrene, trekker på skuldrene,
skuldertrekk, fnyste, freste, bjeffet, kjeftet, kjefta, lo av meg, lo av oss, hånlo, ydmyket, fornærmet, som en tyv, sett på som, som en kriminell, som en idiot, mistenkeliggjort, fulgte etter,
stirret på, påtrengende, pågående, masete, ikke et hei, ikke eit hei, ikke et smil, hilser ikke, hilste ikke, ingen hilste, uten å hilse, snudde ryggen, vendte ryggen, ingen betjening,
for lite betjening, underbemannet, mangel på folk, finner aldri, føler at man forstyrrer, forstyrre, i dårlig humør, dårlig humør, ubehagelig*, ufordragelig*, føltes uvelkommen, uvelkommen, pekte bare,
taste på mobilen, tastet på mobilen, bjeffa, bjeffet på, snakket bare til mannen, snakka bare til mannen`,
    weak: 'hjelp, hjulpet, hjalp, møtt, møtte',
  },
  advice: {
    words: `
rådgiv*, rådgivning, veiled*, veiledning, rettled*, forklar*, forklaring*, kunnskap*, fagkunnskap*, kompetanse, tips, opplæring, spørsmål, info, informasjon, ekspert*, anbefaling, anbefalinger,
anbefalte meg, rådene, rådgiving*, vegled*, forklarte, kompetanse*, kompetent*, fagmann, ekspertise, peiling, målte, synstest*, demonstr*, viste meg, viste oss, prøvekjør*`,
    good: `
gode råd, godt råd, god veiledning, kunnskapsrik*, kunnig*, god kunnskap, mye kunnskap, kan faget sitt, kan sitt fag, kan faget, vet hva de snakker om, vet hva de driver, god rådgivning, tok seg tid,
tar seg tid, tok seg god tid, tar seg god tid, brukte god tid, svarte på alle, svarer på alle, faglig*, gode tips, hjalp meg å velge, hjalp meg med å finne, forklarte godt, forklarte alt,
god informasjon, godt informert, god hjelp til å velge, fikk gode råd, flinke til å forklare, forklarte forskjellen, forklart alt, god forklaring, kunnskapsrike, dyktig*, flink fagmann, kan noe om,
kan alt om, kan sine saker, vet hva han snakker om, vet hva hun snakker om, veit kva dei, visste akkurat, visste nøyaktig, visste med en gang, vet alt, god peiling, har peiling, har greie på, greie på,
faglig dyktig*, faglig sterk*, flinke folk, hyggelige og flinke, flinke og hyggelige, fagfolk, brukte tid, svarte på alt, svar på alt, svar på alle, frarådet meg, fraråda, rådet meg fra,
prøvde ikke å selge, prakket ikke på, uten å prakke, fikk prøve, fikk teste, fikk låne, til vi fant, før vi fant, fant den rette, fant det rette, fant riktig, fant rett, fant løsningen,
fant en løsning, nyttige tips, mange tips, målte føttene, grundig*, ærlige råd, tålmodighet, for en tålmodighet`,
    bad: `
dårlige råd, dårlig veiledning, ingen veiledning, feil råd, kunne ingenting, kan ingenting, visste ikke, visste ingenting, vet ingenting, vet ikke, ingen kunnskap, manglende kunnskap, mangler kunnskap,
null peiling, ingen peiling, aner ikke, ante ikke, kunne ikke svare, lite kunnskap, kunnskapsløs*, dårlig informasjon, ingen råd, dårlig rådgivning, kunne ikke forklare, klarte ikke å svare,
lite kunnskapsrik*, uten peiling, ikke peiling, anar ikkje, vet ikke hva, kan ikke noe om, ingen kunne svare, ingen kunne, ingen visste, null veiledning, galt råd, anbefalt feil, ble anbefalt feil,
solgte meg feil, solgt feil, prakket på, prakka på, pådyttet, vil bare selge, ville bare selge, bare ute etter å selge, kun ute etter, mangler kompetanse, lite kompetanse, null kompetanse,
ingen kompetanse, uvitende, inkompetent*, ukvalifisert*, dårlig opplært, ikke opplæring, uten opplæring, måtte google, googlet, leste på esken, leste på pakken, leste opp, hørte ikke på, lyttet ikke,
lytter ikke, motstridende, ulike svar, forskjellige svar, trakk på skuldrene, ikke min avdeling, spørre kollegaen, spørre en kollega, spørre kolleger, ingen som kan forklare, ingen som forklarer`,
    weak: 'råd, måling',
  },
  price: {
    words: `
priser, prisene, prisen, prisnivå*, kostnad*, rabatt*, avslag, gavekort, regning*, kampanje*, medlemspris*, tilbud*, prisnivå, verdi for pengene, *pris, *priser, pris, prisane, prislapp*, prismatch*,
prisgaranti`,
    good: `
billig*, rimelig*, gode priser, god pris, lave priser, lav pris, gunstig*, prisgunstig*, overkommelig*, valuta for pengene, kupp, verdt pengene, verdt hver krone, greie priser, grei pris, bra priser,
bra pris, konkurransedyktig*, fine priser, gode tilbud, gratis, knallpris*, fornuftig*, rimeleg*, bra pris*, fin pris, låge prisar, beste prisen, beste priser, beste pris, godt tilbud, bra tilbud,
røverkjøp, sparte, spart, spare penger, mye for pengene, mykje for pengane, verdt prisen, verdt hver eneste krone, ikke dyrt, ikke dyr, billigere enn, rimeligere enn, halv pris, fikk rabatt,
fikk avslag, lite avslag, et avslag, prutet, prismatch, fornuftige priser, ærlige priser, den dyreste modellen, kostet halvparten, halvparten av, en tredjedel av`,
    bad: `
dyr, dyrt, dyre, dyrere, dyrest, kostbar*, overpris*, altfor dyrt, for dyrt, svindyr*, blodpris*, ågerpris*, høye priser, høy pris, stive priser, stiv pris, stivt priset, råflåing, ublu, ikke billig,
ikke verdt pengene, billigere andre steder, billigere på nett*, billigere andre plasser, prisøkning*, gått opp i pris, pris har økt, prisene har økt, prisene har gått opp, økt prisene,
satt opp prisene, skyhøye priser, skyhøy, drøye priser, drøy pris, stive, belastet to ganger, trukket to ganger, trukket dobbelt, for høye, dyrt og, dyrare, for dyr, altfor dyr, svindyrt, svindyr,
kostbart, høge prisar, overpriset, overprisa, blodpris, hinsides, sjokkpris, skyhøye, ran, rein ran, rent ran, flådd, råflådd, flår, grådig*, prisene har, prisene går, prisen har, prishopp,
satt opp prisen, økte priser, dyrere enn, dyrere her, halvparten på nett, halvparten av prisen, koster halvparten, billigere på nett, rimeligere andre steder, billigere hos, dobbelt så dyrt,
dobbelt pris, det dobbelte, ikke verdt prisen, for den prisen, til den prisen, for prisen, til den pris, kroner for en, kroner for et, kr for en, kr for et, kassa sa, hylla sa, feil pris, annen pris,
pris i kassa, prisen i kassa, høyere i kassa, slo inn feil, skjulte gebyr*, gebyr*, ekstra betalt, koste skjorta, kostet skjorta, svir, koster flesk, juksesalg, falske tilbud, falsk rabatt,
kroner for ei, kroner glasset, trykkfeil, dyreste laget, i dyreste laget, kroner bare for`,
    weak: `
penger, pengene, betal*, betale, betalte, krone*, tilbod*, kroner, kr, koster, kostet, betalt, medlemskort, bonus`,
  },
  quality: {
    words: `
kvalitet*, kvaliteten, materiale*, stoffet, smak, smaken, smaker, smakte, finish, passform, holdbarhet, sømm*, glidelås, utførelse, råvare*, varer av, sømmer, slitestyrke, ferskhet, håndverk*,
*kvalitet`,
    good: `
god kvalitet, bra kvalitet, topp kvalitet, høy kvalitet, solid*, slitesterk*, holdbar*, robust*, fungerer perfekt, fungerer bra, fungerer godt, fungerer utmerket, fungerer som den skal,
fungerer som det skal, virker som den skal, passer perfekt, passer bra, fersk*, ferske, velsmakende, deilig*, godt laget, nydelig mat, god mat, komfortabel*, behagelig*, som beskrevet, gode varer,
fine varer, flotte varer, gode produkter, flotte produkter, gode råvarer, myk, mykt, saftig*, holder mål, holder lenge, kvalitetsvare*, kvalitetsprodukt*, varer i årevis, varer lenge, varer evig,
varer og varer, holder i årevis, holder seg, har holdt, holdt i årevis, tåler alt, tåler mye, som ny, som nye, som nytt, de er som nye, ser fortsatt ny, ser ny ut, ser fortsatt ut som,
fortsatt like fin, like fin, like fine, går som en drøm, går som ei klokke, går som smurt, fungerer fortsatt, virker fortsatt, sitter som støpt, som støpt, sitter perfekt, sitter godt, passet perfekt,
som et skudd, god passform, god å ligge, sover som, sover godt, god søvn, lette og, lett som en fjær, myk*, deilig å ha på, varm og god, vanntett, holdt meg tørr, holdt oss tørre, skarp*, skarpe,
skjærer som, gjennom smør, ingenting setter seg fast, brenner seg ikke, ferskt, nydelig kjøtt, nydelig kake*, nydelig bord, nydelig kaffe, smaker himmelsk, smaker nydelig, smaker godt, smakte godt,
smakte nydelig, godt brød, gode boller, sprø*, mørt, mør, hjemmelaget, hjemmebakt, håndlaget, best i byen, verdens beste, godt sydd, pent sydd, fint håndverk, godt håndverk, solid håndverk, heltre,
massiv*, flott arbeid, godt arbeid, bra arbeid, nydelig arbeid, pent arbeid, fin jobb, kjempejobb, friske planter, planter lever, blomstrer, som på bildet, bedre enn på bildet, komplimenter`,
    bad: `
ødelagt*, ødela, defekt*, knust, knakk, knekt, gikk i stykker, gått i stykker, gjekk sund, i stykker, dårlig kvalitet, lav kvalitet, elendig kvalitet, billig kvalitet, skrap, skrot, søppelprodukt*,
virker ikke, virket ikke, fungerer ikke, fungerte ikke, funker ikke, slutta å virke, sluttet å virke, sluttet å fungere, revnet, revna, krympet, krympa, falmet, utgått*, utgått på dato,
gått ut på dato, muggen*, mugg, mugne, råtten*, råtne, smakløs*, smakte ikke, tørr, tørt, tørre, ripe*, ripete, vaklete, vakler, skjør, tynt stoff, falt fra hverandre, faller fra hverandre,
lekker vann, ikke fersk*, feil på, hadde feil, feilvare, nuppet, nupper, loer, røyk, røk, kvaliteten er, kvaliteten har, kvaliteten har gått, søppel, juggel, plast, plastdritt, billig plast, sponplate,
knust*, brukket, brakk, sprukket*, sprakk, rauk, ryker, gikk i oppløsning, oppløsning, falt av, falle fra hverandre, løsnet, løsna, sømmen gikk, sømmen, sømmene, rakner, raknet, hull i, hull på,
hull etter, høl, nuppete, falma, farget av, rust*, rustet, rusta, bulket, riper, bøyd, skjev*, vaklet, vinglete, vingler, knirker, piper, lekker, lekk, utett, ikke vanntett, sløv, sløve, virka ikke,
starter ikke, lader ikke, holder ikke strøm, passer ikke, passet ikke, holdt ikke, holder ikke, holdt bare, varte bare, varte ikke, varte i #, etter to uker, etter # uker, etter # måneder,
etter # dager, etter # vask, etter én vask, første vask, første gang jeg brukte, første bruk, første tur, gikk opp første, feil styrke, feil glass, hodepine, uklart, gnagsår, muggent, gammelt brød,
gamle boller, seig*, seigt, svidd*, brent, smakte ingenting, smaker ingenting, smakte vondt, smaker vondt, uspiselig*, lunken*, lunka, slappe, slapp salat, over dato, harsk*, visne*, visnet, vissen,
døde, døde planter, plantene døde, dårlig håndverk, dårlig arbeid, slurvete arbeid, slurvete, slurv, dårlig sydd, dårlig laget, dårlig utført, flekker, flekkete, skrens, mangler skruer, manglet skruer,
mangler deler, manglet deler, ikke som beskrevet, ikke som på bildet, mandagseksemplar`,
    weak: `
produkt*, vare, varen, varer, varene, mat, maten, brød, brødet, kake*, kaffe, kaffen, sko, skoene, skoa, jakke*, sofa*, seng*, madrass*, stol*, bord*, kjole*, klær, klærne, møbel*, møbler, frukt*,
grønnsak*, kjøtt*, mobil, mobilen, maskin*, lampe*, sykkel*, fisk, fisken, ost, blomster, bukett*, genser*, bukse*, tingene, telefonen, støvsuger*, vaskemaskin*, størrelse, størrelsen, farge*,
tilstand, vara, gryte*, panne*, stekepanne*, kniv*, kjele*, vannkoker*, brødrister*, mikser*, komfyr*, kjøleskap*, fryser*, oppvaskmaskin*, tørketrommel*, kaffemaskin*, apparat*, kopp*, tallerken*,
bestikk, vase*, telys, ramme*, speil*, teppe*, gardin*, pute*, dyne*, sengetøy, håndkle*, stoler, lenestol*, skrivebord*, skap*, kommode*, hylle jeg, barneseng, barnevogn*, leke*, leker, spill*, bok,
bøker, boka, telt*, sovepose*, sekk*, ryggsekk*, veske*, koffert*, lommebok*, belte*, klokke*, armbånd*, ringen, smykke*, øredobb*, støvler*, støvel*, sandal*, joggesko, løpesko, tursko, fjellsko,
sokk*, jeans, skjørt*, skjorte*, bluse*, jakka, frakk*, dress*, slips*, lue*, hanske*, votter, skjerf*, regntøy, ulltøy, hjelm*, sykkelen, brems*, ski, skiene, skistøvl*, staver, skøyter, våtdrakt*,
brille*, solbriller, glassene, linser, høreapparat*, plante*, trær, rose*, blomst*, frø, jord, gressklipper*, slange, grill*, parasoll*, drill*, sag, verktøy*, skruer, maling*, lakk, tapet*, fliser,
parkett*, gulv*, kran, dusj*, kabel*, lader*, batteri*, hodetelefon*, høyttaler*, tv, tven, pc, laptop*, skriver*, nettbrett*, krem*, parfyme*, såpe*, brød*, bolle*, boller, rundstykke*, kaker,
kanelboll*, wienerbrød*, pølse*, skinke*, biff*, kylling*, lam*, fisk*, laks, reker, ost*, salat*, suppe*, pizza*, pasta, vin*, kaffe*, sjokolade*, isen, honning, syltetøy, olje*, krydder*, melk, smør,
yoghurt*, jordbær*, epler, tomater, middag*, porsjon*, garn*, stoff, *sko, *bord, *stol, *sofa, *seng, *lampe, *maskin, *kniv, *panne, *gryte, *jakke, *bukse, *kjole, *genser, *sykkel, *briller, *kake,
*brød, *kjøtt, *ost, *fisk, *plante, *planter, *møbler, *teppe, *hjelm, *støvler, briller`,
  },
  choice: {
    words: `
utvalg*, utval, vareutvalg*, sortiment*, variasjon, modeller, merker, kolleksjon*, valgmulighet*, å velge mellom, vareutvalet, utval*, utvalet, vareutval*, varesortiment, varianter, spekter, *utvalg,
*utvalget`,
    good: `
stort utvalg, bredt utvalg, godt utvalg, bra utvalg, fint utvalg, rikt utvalg, flott utvalg, enormt utvalg, mye å velge, masse å velge, mye å velge mellom, har alt, de har alt, alt du trenger,
alt man trenger, alt jeg trenger, finner alt, finner alltid noe, noe for alle, noe for enhver, variert*, velassortert*, stort sortiment, alt på ett sted, kjempeutvalg, rikholdig, kjempestort utvalg,
supert utvalg, utrolig utvalg, spennende utvalg, godt vareutvalg, alt mulig, alt en kan, her finner du alt, finner det meste, finn alt, det meste, noe for enhver smak, enhver smak, mange merker,
mange modeller, mye fint, mye rart, mye spennende, ting du ikke finner, ikke finner andre steder, skattkammer, skattekiste, paradis, et eventyr, godteributikk, godt assortert, fikk prøve åtte,
bli borte, hel ettermiddag, hele ettermiddagen, i timevis blant, mange å velge i, å velge i, mye fint til, masse fint, masse greier`,
    bad: `
lite utvalg, dårlig utvalg, smalt utvalg, begrenset utvalg, begrensa utvalg, lite å velge, ikke mye å velge, ikke stort utvalg, lite variasjon, få modeller, få merker, dårlig sortiment,
utvalget er lite, utvalget var lite, tynt utvalg, labert utvalg, mangelfullt utvalg, alltid det samme, lite vareutvalg, dårlig vareutvalg, labert, skralt utvalg, ikke mye utvalg, utvalget har,
utvalg er dårlig, få varianter, få størrelser, bare ett merke, bare to, det samme, ingenting nytt, ingenting for, ikke noe for, bare telys, bare småting, bare puter, er borte, kuttet ut,
sluttet å føre, fører ikke, fører ikke lenger, tatt bort, tatt ut, mindre og mindre, færre og færre, store størrelser, beige eller grått, alt er grått, alt er beige, bare svart, bare én farge`,
    weak: 'avdeling*, *disken, modell*',
  },
  delivery: {
    words: `
levering*, leveringen, leveringstid*, levert, frakt*, frakten, forsendelse*, budet, budbil, postnord, helthjem, transport*, ankom, ankomst, hjemlevering, kom frem, utkjøring, sporing, postkassen,
på døren, leveranse*, levert*, sending*, budbil*, hjemlever*, utkjør*, utlever*, hentested*, sporing*, *levering, *leveringen`,
    good: `
rask levering, raskt levert, rask frakt, kjapp levering, levert i tide, levert på dagen, gratis frakt, fri frakt, kom raskt, kom fort, levering på dagen, kom dagen etter, levert dagen etter,
rask forsendelse, levert til avtalt tid, hurtig levering, effektiv levering, ekspresslevering, lynrask levering, rask leveranse, levert raskt, levert på døra, levert hjem, levert neste dag, kom kjapt,
kom i tide, kom presis, kom neste dag, kom etter # dager, kom på onsdag, kom på tirsdag, kom på torsdag, kom på fredag, kom på mandag, kom som avtalt, kom fram, kom hel, kom trygt, dagen etter,
lå på trappa, på trappa, på to dager, på døra neste, gratis levering, presis levering, til avtalt tid, som avtalt, til rett tid, på minuttet, bar opp, bar det opp, båret inn, bar inn, hyggelig sjåfør,
blid sjåfør, tok med emballasjen, tok med seg emballasje*, monterte, satte sammen`,
    bad: `
sen levering, sein levering, treg levering, forsinket levering, aldri levert, ikke levert, aldri kommet frem, kom aldri, kom aldri frem, aldri kommet, pakken kom aldri, pakken forsvant,
pakken er borte, levert for sent, lang leveringstid, leveringen tok, leveringa tok, dyr frakt, ikke mottatt pakken, levert feil, feil adresse, satt igjen ute, forsinka levering, forsinket,
forsinkelse*, dumpet, slengt, kom ikke, ikke kommet, kommer aldri, aldri mottatt, ikke mottatt, leveringen utsatt, levering utsatt, utsatt levering, utsatt tre, utsatt # ganger, utsatt igjen,
leveringsdato, ny leveringsdato, forsinket*, forsinka, uker forsinket, uker forsinka, # uker forsinket, # uker på en, # måneder på en, måneder på en, uker på en, tok # uker, tok # måneder, tok ti uker,
ti uker, uker før det kom, måneder før det kom, tok evigheter, venter fortsatt, ventet i # uker, ventet # uker, ventet i # måneder, ventet # måneder, venter ennå, vente # uker, vente # måneder,
ingen kom, ingen dukket opp, dukket aldri opp, dukket ikke opp, tok fri fra jobb, tok fri, ventet hele dagen, satt hjemme hele, ringte ikke på, ringte aldri på, uten å ringe, satt igjen i regnet,
i regnet, slengte pakken, kastet pakken, kasta pakken, kastet over, slengte * over, over gjerdet, hos naboen, pakken borte, pakke forsvunnet, forsvunnet, mistet pakken, sporingen, skadet under,
skadd under, ødelagt under, knust i posten, kom knust, kom ødelagt, kom skadet, knust ved ankomst, var knust, fraktskade, transportskade, feil vare, fikk feil, feil farge, sendte feil, sendt feil,
ufullstendig, manglet halvparten, mangla halvparten, fraktkostnad*, ville ikke bære, nektet å bære, bare til fortauskant`,
    weak: 'pakke, pakker, pakken, pakka, sjåfør*, montør*, montering, posten, sendt',
  },
  waiting: {
    words: `
vent*, vente, ventet, venta, ventetid*, kø, køen, køer, i kø, tålmodighet, ekspeditt*, betjeningstid, køane, ventar, telefonkø*, kølapp*, ekspeder*, ekspedert, *kø`,
    good: `
ingen ventetid, ingen kø, uten kø, uten å vente, lite kø, kort ventetid, kort kø, rask service, rask betjening, kjapp service, kjapp betjening, raskt betjent, raskt ekspedert, gikk fort, gikk raskt,
gikk kjapt, slapp å vente, rask ekspedering, fikk hjelp med en gang, hjelp med en gang, hjelp umiddelbart, rask hjelp, fikk raskt hjelp, rask i kassen, slipper å vente, effektiv betjening,
kjapp ekspedering, aldri kø, null kø, sjelden kø, null ventetid, uten venting, trengte ikke vente, måtte ikke vente, lite ventetid, lita ventetid, fikk hjelp umiddelbart, fikk hjelp straks,
ekspedert med en gang, kom til med en gang, gikk unna, går unna, går fort, går raskt, inn og ut, mange kasser åpne, alle kasser åpne, nok kasser, ferdig på # minutter, klart på # minutter,
klar på # minutter, klart samme dag, svarte med en gang, svarte på telefonen`,
    bad: `
lang kø, lange køer, lang ventetid, lange ventetider, ventet lenge, venta lenge, vente lenge, måtte vente, må vente, treg, tregt, trege, sakte, langsom*, tar evigheter, tok evigheter, evighet*,
evigheter, i timevis, timevis, bare en kasse, kun en kasse, bare en kasse åpen, en kasse åpen, en time, halvtime, en halvtime, 20 minutter, 30 minutter, 40 minutter, 45 minutter, 15 minutter, 20 min,
30 min, 40 min, tok lang tid, tar lang tid, tok altfor lang tid, tok for lang tid, tar for lang tid, treg betjening, treg service, i kø i, for få kasser, få kasser, stå i kø, sto i kø, ventetiden er,
evig kø, enorm kø, kø til, kø ut, kø helt, stod i kø, stått i kø, køen var, køen er, telefonkø, i telefonkø, satt i telefonkø, ventet i # minutter, ventet # minutter, ventet ~ minutter,
vente # minutter, vente i # minutter, venta # minutter, venta i # minutter, # minutter i, # minutters venting, i en time, en time i, en time på, ventet en time, lenge å vente, en evighet, i evigheter,
ei kasse, bare to kasser, kasser stengt, kassene stengt, ingen i kassa, ingen i kassen, ingen på kassa, treigt, treig betjening, treg ekspedering, treig, sneglefart, ingen som hjelper,
ingen ekspederte, ingen kom, før noen kom, før noen hjalp, før jeg fikk hjelp, før vi fikk hjelp, ingen tar telefonen, tar aldri telefonen, tar ikke telefonen, svarer ikke på telefon,
umulig å komme gjennom på telefon, kommer aldri gjennom, lagt på, la på røret, kastet ut av køen, # minutter på å, # minutter før noen, # minutter før jeg, # minutter før vi`,
    weak: 'kasse, kassen, kasser, kassene, minutter, min, kassa',
  },
  'opening-hours': {
    words: `
åpningstid*, opningstid*, stenger, stenge, stengetid*, stengt*, helligdag*, lunsj*, lunsjpause, kveldsåpent, lukker, åpningstidene, søndag*, hverdager, røde dager, skjærtorsdag, langfredag, julaften,
nyttårsaften, pinse*, 17 mai, har dere åpent, er dere åpne, når åpner, når stenger`,
    good: `
gode åpningstider, lange åpningstider, lang åpningstid, åpent lenge, åpent på søndag*, åpent sent, åpent til sent, åpent hver dag, fine åpningstider, døgnåpent, langåpent, åpent til 23, kveldsåpent,
åpent på kvelden, greie åpningstider, åpner tidlig, åpent alle dager, lenge åpent, åpent til åtte, åpent til ni, åpent til #, søndagsåpent, åpent søndag*, holder åpent, åpent etter jobb, etter jobb,
fleksible åpningstider, søndag kveld, heldigvis hadde de åpent, heldigvis åpent, åpent når de andre, åpent når andre`,
    bad: `
stengt, var stengt, stengte, stengt dør, stenger for tidlig, stenger tidlig, stengte tidlig, stengte før, stengt før tiden, feil åpningstid*, åpningstidene stemmer ikke, stemmer ikke, ikke åpent,
ikke åpen, dårlige åpningstider, korte åpningstider, låst dør, stengte dører, åpnet for sent, åpnet ikke, åpner for sent, lengre åpent, lenger åpent, lengre åpningstider, lukket dør, møtte en stengt,
stengt kl, stengt når, stengt selv om, det var stengt, er stengt, stod stengt, fant det stengt, låste døra, stenger før, allerede stengt, stengt uten, stengt i dag, feil åpningstider,
åpningstider stemmer ikke, åpningstidene på google, åpningstidene på nett, rare åpningstider, selv om det står, står på døra, ifølge google, åpner sent, aldri åpent, bare åpent, kun åpent,
kastet ut før, slukket lyset, slo av lyset, ingen som låste opp, fortsatt stengt, ikke åpnet ennå, låste opp`,
    weak: 'åpen, åpne, åpna, helg, helger, lørdag*, søndager',
  },
  cleanliness: {
    words: `
ren, rene, rein, renhold*, reinhold, renslig*, hygien*, toalett*, doen, wc, golv, lukt, lukten, vaske, vasket, orden, reinhald, hygiene*, hygienisk*, rengjøring`,
    good: `
rent, rene, reint, ren og pen, rent og pent, rent og ryddig, ryddig*, velstelt*, velholdt*, godt vedlikeholdt, skinnende rent, pent og ryddig, ryddig og rent, rent og fint, fint og rent,
rene toaletter, strøkent, rent og, rene lokaler, reine, reint og ryddig, strøken, oversiktlig*, velholdt, lukter godt, lukter så godt, lukter nydelig, lukter nybakt, lett å finne fram,
lett å finne frem, i orden overalt`,
    bad: `
skitten*, skittent, skitne, møkkete, grisete, uhumsk*, støvete, støv, lukter, luktet, lukta, stinker, stinket, ekkel*, ekkelt, ekle, rotete, rot, uryddig*, uhygienisk*, ikke rent, ikke reint, klissete,
søppel, dårlig renhold, vond lukt, ille lukt, griseri, trenger en vask, klebrig*, shabby, mus, kakerlakk*, skitt, svinesti, støv på, hybelkaniner, klistrete, lukter vondt, lukter innestengt,
lukter mugg, lukter kloakk, lukter piss, lukter svette, stinka, stank, innestengt, forsøplet, ustelt*, kaos i hyllene, esker overalt, esker i gangen, paller, paller overalt, varer på gulvet,
klær på gulvet, søppel på, søppel overalt, overfylt søppel*, ikke vasket, aldri vasket, ikke såpe, ikke dopapir, tomt for papir, fluer, hår i`,
    weak: 'prøverom*, gulv, gulvet',
  },
  parking: {
    words: `
parker*, parkering*, parkeringen, parkeringsplass*, p plass*, p hus, parkeringshus*, p bot, parkert, parkeringsmulighet*, garasje*, parkere, rullestolbruker*, handikap*, hc plass*, rampe*, heis*,
universell utforming, universelt, tilgjengelighet, adkomst*, tilkomst*, atkomst*, bussholdeplass, t bane, kollektiv*, ladestasjon*, elbillader*, *parkering`,
    good: `
gratis parkering, god parkering, lett å parkere, enkelt å parkere, mye parkering, gode parkeringsmuligheter, god plass til parkering, mange parkeringsplasser, fri parkering, enkel parkering,
grei parkering, gode parkeringsforhold, stor parkeringsplass, parkering rett utenfor, parkering like ved, bra parkering, nok parkering, rikelig med parkering, masse parkering, fin parkering,
god parkeringsplass, god plass til å parkere, nok parkeringsplasser, parkere rett utenfor, lett tilgjengelig, lett å komme til, lett å komme seg, god tilgjengelighet, rullestolvennlig*, rampe,
trinnfri*, buss rett utenfor`,
    bad: `
ingen parkering, dårlig parkering, vanskelig å parkere, umulig å parkere, lite parkering, for lite parkering, for få parkeringsplasser, få parkeringsplasser, dyr parkering, trang parkering,
trange parkeringsplasser, dårlige parkeringsmuligheter, parkeringsbot, full parkeringsplass, parkeringsplassen er full, parkeringsplassen er alltid full, ikke parkering, vanskelig parkering,
parkeringskaos, parkering er et mareritt, betalt parkering, ingen parkeringsplasser, liten parkeringsplass, umulig å få parkert, umulig å finne parkering*, vanskelig å få parkert,
vanskelig å finne parkering*, håpløst å finne parkering*, håpløst å parkere, dårlig med parkering*, parkering er, parkeringen er, fullt på parkering*, parkeringsplassen var full, parkeringsgebyr, bot,
lete etter parkering*, kjøre rundt, kjørte rundt, runder rundt, ikke rampe, ingen rampe, ingen heis, heisen virker ikke, heis ute av drift, heisen er, trapp ved inngangen, trinn ved inngangen,
kommer ikke inn med, kom ikke inn med, ikke tilrettelagt, ikke tilpasset, ikke fram med barnevogn, ikke frem med barnevogn, ikke med rullestol, trange ganger, for trangt for, vanskelig tilgjengelig,
vanskelig å komme, ingen plass å sette bilen, plass å sette bilen, ikke plass til bilen`,
    weak: 'rullestol*, trapp, trappa, barnevogn*',
  },
  'after-sales': {
    words: `
reklam*, reklamasjon*, retur*, returen, returner*, bytt*, byttet, bytta, ombytt*, refusjon, refunder*, refundert, reparasjon*, reparer*, reparert, kjøpslov*, angrerett, klagde, pengene tilbake,
ettersalg, oppfølging, fulgt opp, support, erstatning*, ny vare, ta den tilbake, levere tilbake, leverte tilbake, tok i retur, verksted, tilbakebetal*, forbrukerrådet, kreditnota, leverte den inn,
returnere, returnert, byttelapp, refusjon*, pengane tilbake, garantien, repar*, fikset, fiksa, rettet dem, slipt, slipe, slipte, sålet, nye såler, service på, omsøm, lagt opp, lappet, klaga,
kundesenter*, ettermarked*, tilgodelapp*, erstatt*, erstatning, *reparasjon, *garanti, garanti, garantitid, garantisak*, klagesak*, bytte vare, bytte den, bytte dem, bytta den`,
    good: `
enkel retur, enkelt å bytte, byttet uten problemer, fikk byttet, fikk ny, pengene tilbake med en gang, god oppfølging, fulgte opp, løste problemet, ordnet opp, ordna opp, rask refusjon,
problemfri retur, enkelt å returnere, reparert raskt, byttet med en gang, fikk pengene tilbake, problemfritt bytte, byttet den, reklamasjonen gikk, ryddet opp, grei retur, byttet uten,
byttet umiddelbart, byttet på flekken, bytte uten problem*, bytte gikk, uten kvittering, ny med en gang, fikk nye, fikk en ny, fikk ny med en gang, ny på flekken, ny på dagen, rettet dem på, rettet på,
rettet brillene, justert*, justerte, uten å ta betalt, tok ikke betalt, uten kostnad, kostnadsfritt, gratis reparasjon, reparert gratis, reparert på, reparerte, fikset på, fiksa på, fikset det gratis,
fikset gratis, fikset det med en gang, fikset med en gang, slipt knivene, fikk slipt, slipte knivene, pengene tilbake uten, pengene tilbake på, penger tilbake uten, refundert med en gang, refunderte,
retur gikk greit, retur uten problem*, gratis retur, reklamasjon uten problem*, reklamasjon gikk, god reklamasjonsbehandling, ordnet med en gang, løste saken, løste det, null stress, tok ansvar,
beklaget og, ble byttet mens, byttet mens, fikset mens, mens jeg ventet, mens jeg tok en kaffe, ombestemte meg, helt uproblematisk`,
    bad: `
nekter å refundere, nektet å refundere, ikke fått pengene tilbake, ikke pengene tilbake, fikk ikke pengene, fikk ikke bytte, fikk ikke byttet, nektet å bytte, ville ikke bytte, nekter å ta,
nektet å ta, nektet retur, avslo reklamasjon*, avviste reklamasjon*, reklamasjon avvist, ingen svar, ingen respons, svarer ikke, svarar ikkje, svarte ikke, ikke svar, svarer aldri, fikk aldri svar,
aldri fått svar, får ikke svar, ikke fått svar, dårlig oppfølging, ingen oppfølging, null oppfølging, manglende oppfølging, umulig å få tak i, umulig å komme i kontakt, venter på pengene,
venter fortsatt på pengene, ventet på refusjon, aldri hørt noe, ikke hørt noe, hører ingenting, reklamasjonen siden, reklamasjonen ble, reklamasjon ble, purret på, purra på, purret, purra, runddans,
kasteball, sendt rundt, skylder på, skyldte på, ingen svarer, aldri svar, # mail, # mailer, # e poster, ingen tilbakemelding, hørte ingenting, ringer aldri, ingen ringer tilbake, ingen tar telefonen,
tar ikke telefonen, nekter å bytte, nekter retur, nekter å betale tilbake, fikk ikke bytta, fikk ikke returnere, fikk ikke returnert, får ikke pengene, ikke fått pengene, pengene har jeg ennå ikke,
ikke sett noe til, venter på refusjon, vente på pengene, bare tilgodelapp, kun tilgodelapp, betale returen, betale retur, betale for retur, returen selv, returfrakt, for egen regning, normal slitasje,
slitasje, feil bruk, min egen feil, min feil, garanti avvist, garantien gjelder ikke, dekkes ikke, dekket ikke, ikke garanti, ingen garanti, garanti glem, fornøydgaranti, kontakt produsenten,
henviser til produsent*, dårlig reparert, ikke reparert, ble ikke reparert, like ødelagt, ødelagt igjen, samme feil igjen, samme feilen, reparasjonen tok, reparasjon tok, uker på reparasjon,
måneder på reparasjon, dårlig kundeservice, elendig kundeservice, kundeservice er, kundeservicen er, håpløs kundeservice, ingen beklagelse, ingen unnskyldning, ikke en gang beklag*,
når de har fått pengene, skulle ringe, skulle ringt, ringte aldri, ikke ringt tilbake, lovet å ringe, lovte å ringe, satt på pengene, telefoner senere, bare for å se på`,
    weak: 'kvittering*, reservedel*, bytte, klage, klaget',
  },
  packaging: {
    words: `
emballasje*, emballasjen, innpakk*, innpakning, pakket inn, pakka inn, pakket, pakka, eske, esken, eska, esker, boble*, bobleplast, innpakket, kartong*, plastemballasje, kassen var, innpakning*,
pakke inn, gavepapir*, gaveinnpakk*, pappeske*, plastpose*, *emballasje`,
    good: `
godt pakket, godt pakka, godt innpakket, pent pakket, pent pakket inn, pent innpakket, fint pakket, fint innpakket, forsvarlig pakket, nøye pakket, godt emballert, fin innpakning, fin emballasje,
flott innpakning, flott innpakket, flott emballasje, god emballasje, vakkert innpakket, pakket med omhu, solid emballasje, trygt pakket, pakket inn som gave, vakker innpakning, kjempegodt pakket,
bra pakket, pakket inn så fint, pakket inn fint, pakket så fint inn, pakket inn pent, pakket inn nydelig, pakket inn gratis, gratis innpakning, gaveinnpakning, i gavepapir, med sløyfe, fin eske,
nydelig eske, uten plast, plastfri*, resirkuler*`,
    bad: `
dårlig pakket, dårlig pakka, dårlig innpakket, dårlig emballasje, ødelagt eske, esken var ødelagt, esken var knust, esken var åpen, esken var åpnet, skadet emballasje, skadd emballasje,
emballasjen var ødelagt, emballasjen var skadet, for mye emballasje, for mye plast, mye unødvendig emballasje, unødvendig emballasje, slurvete pakket, knust ved ankomst, skadet under transport,
ødelagt i posten, uten beskyttelse, uten bobleplast, bulkete eske, knust i posten, ødelagt pakke, pakken var ødelagt, pakken var åpnet, emballasjen revnet, løst i esken, dårlig emballert,
dårlig innpakning, ikke pakket, ikke pakket inn, uten emballasje, ingen beskyttelse, ikke bobleplast, esken var, eska var, eske revet, revet opp, esken knust, esken ødelagt, esken åpnet, eske åpnet,
åpnet eske, brutt forsegling, klemt, sammenklemt, mye plast, så mye plast, masse plast, svær eske, ville ikke pakke inn, pakker ikke inn, ikke gavepapir, lappet sammen`,
    weak: 'eske*, pose*, kartong, plast',
  },
  'online-order': {
    words: `
nettbutikk*, nettbutikken, nettside*, nettsiden, nettsida, nettet, online, netthandel*, app, appen, hjemmeside*, klikk og hent, klikk hent, klikk & hent, handlekurv*, ordrebekreftelse, ordrenummer,
internett, bestillingsnummer, innlogging, hent i butikk, betalingsløsning*, nettsidene, på nett bestilt, bestilt på nett, bestilte på nett, bestille på nett, kjøpt på nett, click and collect,
click & collect, hente i butikk, kundekonto, passord*, rabattkode*, ordrebekreftelse*, nettbestilling*, nyhetsbrev*, booking`,
    good: `
enkelt å bestille, lett å bestille, enkel bestilling, enkel nettside, oversiktlig nettside, god nettside, bra nettside, fin nettbutikk, god nettbutikk, brukervennlig*, klikk og hent fungerer,
enkelt å handle på nett, fin nettside, bra nettbutikk, enkel netthandel, oversiktlig nettbutikk, enkel nettbutikk, klikk og hent fungerte, klikk og hent funket, klikk og hent gikk, klikk og hent var,
klikk og hent er, klikk og hent på, appen er grei, appen er bra, god app, appen fungerer, hentet samme dag, klart til henting, hentet på vei hjem, bestilte og hentet`,
    bad: `
bestillingen ble kansellert, kansellerte bestillingen, kansellerte ordren, ordren ble kansellert, nettsiden fungerer ikke, nettsiden virker ikke, appen fungerer ikke, appen virker ikke, appen krasjer,
krasjer, appen henger, feil i bestillingen, feil vare, fikk feil vare, feil bestilling, fikk feil, betaling feilet, betalingen feilet, betalingen gikk ikke, dårlig nettside, dårlig nettbutikk,
tungvint nettside, rotete nettside, treg nettside, manglet varer, uoversiktlig nettside, håpløs nettside, feilmelding*, bestillingen forsvant, nettsiden krasjer, nettsida krasjer, nettsida virker ikke,
nettsiden henger, nettsiden er nede, nettsiden er, appen er ubrukelig, appen er, krasjer når, henger seg opp, betaling avvist, får ikke betalt, får ikke logget inn, logger meg ut, rabattkoden virker,
rabattkode virker, koden virker ikke, koden fungerer ikke, på nett sto det, på nettet sto det, på nett står det, ifølge nettsiden, ifølge nettsida, ifølge appen, nettsiden sier, nettsida sier,
nettsiden viste, trukket to ganger, belastet to ganger, kansellert bestilling, kansellerte bestilling*, ordren kansellert, ordre kansellert, fant ikke bestillingen, ikke klar, ikke klart,
ingen bekreftelse, ikke fått bekreftelse, ikke bekreftelse`,
    weak: 'bestill*, bestilling*, bestillingen, bestilte, bestilt, ordren, web, på nett, på nettet, ordre',
  },
  availability: {
    words: `
lager*, lagerstatus, tilgjengelig*, tilgjengelighet, utseld, bestillingsvare*, påfyll, varebeholdning, lagerbeholdning, restordre*, skaffe, bestille inn, satt av`,
    good: `
alltid på lager, har det meste på lager, alltid inne, fant det jeg lette etter, fant alt, fant alt jeg trengte, finner alltid det, fulle hyller, har alltid det jeg, tilgjengelig med en gang,
hadde akkurat det, hadde det jeg trengte, hadde det jeg lette etter, finner det jeg trenger, finner alltid det jeg, godt fylte hyller, hadde alt på lager, fikk det jeg trengte, alt på lager, på lager,
hadde på lager, har alltid det, har alltid alt, hadde alt, hadde det jeg, hadde akkurat, hadde nøyaktig, hadde delen, de hadde delen, hadde min størrelse, hadde størrelsen, hadde den siste, den siste,
lagt til side, la til side, la av, satte av, holdt av, skaffet, skaffa, skaffet på, bestilte inn, fylte hyller, velfylte hyller, fant det jeg, fant det vi, har lett etter, lett etter i, fikk med meg,
ringte # butikker, ringte tre, ringte rundt, fant størrelsen, fra en annen butikk, annen butikk`,
    bad: `
utseld, ikke på lager, ikkje på lager, aldri på lager, tomt på lager, ikke inne, tom hylle, tomt i hyllene, hyllene var tomme, hyllene er tomme, halvtomme, mangler varer, ikke tilgjengelig,
aldri tilgjengelig, hadde ikke, har ikke, har aldri, hadde det ikke, fant ikke det, fant ikke, går tomt, gått tomt, gikk tomt, tomt for, ikke størrelsen, ikke min størrelse, aldri det jeg,
finner aldri, fant ingenting, stadig utsolgt, alltid utsolgt, alltid tomt, mangler alltid, utgått av sortiment*, mangler ofte, utsolgt*, utseld*, utsolgt igjen, utsolgt for, aldri noe på lager,
ingenting på lager, tomme hyller, halvtomme hyller, halvtomt, hyllene er halvtomme, huller i hyllene, aldri inne, har ikke inne, hadde ikke min, har aldri min, aldri min størrelse, mangler størrelser,
ingen størrelser, i butikken var det ingen, var det ingen, ingen igjen, ingen å få, alt var borte, alt var solgt, allerede solgt, solgt til noen andre, solgte den, må bestilles, må bestille,
kan bestilles, bestillingsvare, bare bestillingsvare, kommer neste uke, prøv igjen, tilbudsvaren var, tilbudsvare utsolgt, restordre, revet bort, i kundeavisa`,
    weak: 'hyll*, hyller, hyllene, hylla, reservert',
  },
  customerService: 'kundeservice*, kundeservicen, kundesenter, kundestøtte, kundebehandling*',
  ignored: `
noe valg, ikke noe valg, for enhver pris, sette pris på, setter pris på, setter stor pris, satte pris på, takk for hjelpen, i orden, alt i orden, orden, mat og, ventet meg, som ventet,
bedre enn ventet, min mann, mannen min, kona, kjæresten, mor, gutten min, jenta mi, datteren, sønnen, gutten på, åpen for, åpenhet, åpnet pakken, åpnet esken, ser frem til retur, i retur, helgen,
i helga, i helgen, denne helgen, på lørdag, på søndag, forrige lørdag, stolt av, stole på, stol på, stoler på, bordet rundt, service på bilen, pakket sammen, på vei, på min, min datter, min sønn,
min mor, min kone, min nye, min gamle, min, mine, vente å, venter spent, gleder meg til, ventet på, kost, kostelig, koste på, råd til, ikke råd, sendt meg, sendt e post, sendt mail, har sendt, sendte,
fisk og, bringe, rene, rett, bestiller igjen, bestiller gjerne, på nytt, prisverdig, pris satt på, sett pris på, for alt i verden, koste hva det koste, tusen takk, lykke til, kona mi, dama mi,
jentene mine, gutta mine, folk som, mange folk, mye folk, andre folk, folk flest, masse folk, alle folk, ungdommer, lagt merke til, i tilfelle, på tilbud om, nyåpnet, nyopna, åpnet nylig, har åpnet,
åpnet i, siden åpningen, med åpne armer, god service på bilen, bytte jobb, vel verdt ventetiden, verdt ventetiden, verdt å vente, kan ikke vente med, forventet, forvent*, garantert, spill av, på spill,
ett glass, et glass, en kopp, kopp kaffe, bok om, i boks, bordet fanger, trær, klokka, klokken, bra greier, lett å, lett for, te seg, en tur, øl og, ball i, lam av, i stuss`,
};
