export const no = `
5 PO staff+ | Utrolig hyggelige og hjelpsomme ansatte.
5 PO advice+ | Fikk gode råd og god veiledning.
1 NG advice- | De ansatte kunne ingenting om produktene.
1 NG staff- | Sur og uhøflig dame i kassen.
2 NG price- | Altfor dyrt for det du får.
5 PO price+ | Gode priser og bra tilbud.
1 NG quality- | Gikk i stykker etter en uke, dårlig kvalitet.
5 PO quality+ | Solid og god kvalitet.
5 PO choice+ | Stort utvalg, de har alt.
3 NG choice- | Lite utvalg i store størrelser.
5 PO delivery+ | Rask levering, kom dagen etter.
1 NG delivery- | Pakken kom aldri fram.
2 NG waiting- | Lang kø og bare en kasse åpen.
5 PO waiting+ | Ingen ventetid, rask betjening.
2 NG opening-hours- | Butikken var stengt, åpningstidene stemmer ikke.
5 PO opening-hours+ | Gode åpningstider, åpent på søndager.
2 NG cleanliness- | Skittent gulv og vond lukt på toalettet.
5 PO cleanliness+ | Rent og ryddig i butikken.
2 NG parking- | Umulig å parkere, alltid fullt.
5 PO parking+ | Gratis parkering rett utenfor.
1 NG after-sales- | Nektet å bytte varen og svarer ikke på reklamasjonen.
5 PO after-sales+ | Fikk byttet den ødelagte varen uten problemer.
5 PO packaging+ | Varen var godt pakket inn.
2 NG packaging- | Esken var ødelagt, dårlig pakket.
5 PO online-order+ | Enkelt å bestille i nettbutikken.
1 NG online-order- | Nettsiden fungerer ikke og bestillingen ble kansellert.
2 NG availability- | Tomme hyller, alltid utsolgt.
5 PO availability+ | Har alltid det jeg trenger på lager.
3 NE staff+ price- | Hyggelig betjening, men dyrt.
3 NE | Helt grei butikk, ikke noe spesielt.
3 NE | Midt på treet.
4 PO | Ikke verst!
1 NG | Anbefales ikke.
1 NG | Aldri mer, helt forferdelig!
5 PO | Aldri skuffet.
5 PO | Kjempebra butikk, kommer tilbake 😊
1 NG | Gratulerer, bra jobba! Seks uker på en lampe.
5 PO staff+ | Veldig hygelig betjenning
2 NG | Var bedre før.
5 PO | Ingenting å utsette, toppen!
1 NG | Fungerer ikke, er ikke fornøyd.
5 PO advice+ staff+ | Han bak disken tok seg god tid og forklarte forskjellen på tre typer gryter. Kjempefornøyd!
1 NG waiting- | Sto i kø i 25 minutter fordi bare én kasse var åpen. Gikk tomhendt hjem.
5 PO | Supert!
5 PO | Anbefales.
1 NG | Styr unna.
3 NE | Helt greit.
3 NE | Grei nok butikk, ikke noe spesielt.
3 NE | Tja.
3 NE choice+ price- | Stort utvalg, men stive priser.
4 PO price- quality+ | Ikke billig, men skoene varer i årevis.
1 NG quality- | Glidelåsen røk etter to uker.
5 PO quality+ | Sofaen er åtte år gammel og ser fortsatt ny ut.
1 NG after-sales- | Har purret på reklamasjonen siden januar, får bare runddans.
5 PO after-sales+ | Brillene var bøyd, de rettet dem på fem minutter uten å ta betalt.
5 NG staff- | Fem stjerner så noen leser dette: maken til sur betjening har jeg aldri opplevd.
1 PO staff+ advice+ | Oi, trykket feil! Skulle vært 5. Hyggelige og flinke folk.
2 NG price- | Samme drill koster halvparten på nett.
5 PO price+ | Gode tilbud hver uke, sparte masse penger.
3 NE opening-hours~ | Har dere åpent på skjærtorsdag?
2 NG opening-hours- | Stengt kl 17 selv om det står 18 på døra. Bomtur.
4 PO opening-hours+ | Fint at de holder åpent til åtte på hverdager.
1 NG staff- | Ble sett på som en tyv med en gang jeg kom inn.
5 PO staff+ | Alltid blide og imøtekommende.
5 PO staff+ | Du blir møtt med et smil uansett.
2 NG advice- | Ekspeditøren ante ikke hva han solgte.
1 NG delivery- | Leveringen utsatt tre ganger, og ingen gir beskjed.
5 PO delivery+ packaging+ | Bestilte på mandag, kom på onsdag, kjempegodt pakket inn.
2 NG packaging- delivery- | Esken var revet opp og to glass var knust.
4 PO packaging+ | Pakket inn så fint i gavepapir.
1 NG online-order- | Nettsiden krasjer når jeg skal betale.
4 PO online-order+ waiting+ | Klikk og hent fungerte knirkefritt, inn og ut på to minutter.
2 NG availability- online-order- | På nett sto det 5 på lager, i butikken var det ingen.
2 NG availability- | Utsolgt for tredje gang.
5 PO availability+ | De hadde delen jeg har lett etter i månedsvis!
1 NG cleanliness- | Skitne prøverom og hybelkaniner overalt.
5 PO cleanliness+ | Rent og ryddig, lett å finne fram.
2 NG parking- | Umulig å få parkert.
5 PO parking+ | Masse gratis parkering rett utenfor døra.
4 PO staff+ parking- | Trivelige folk, men håpløst å finne parkeringsplass.
3 NE staff+ quality- | Hyggelig betjening, men brødet var tørt.
3 NE quality+ delivery- | Nydelig bord, synd det tok ti uker før det kom.
1 NG quality- after-sales- | Skoene gikk i oppløsning på tre uker og de kaller det normal slitasje.
5 PO | Ingenting å utsette på noe.
5 PO | Går ikke andre steder lenger.
1 NG | Aldri mer.
2 NG | Hadde forventet mer.
4 PO | Positivt overrasket.
5 PO | Rett og slett konge!
5 PO staff+ | Kjempekoselig butikk og dæven så greie folk.
5 PO staff+ | Eg vart så godt motteken, dei var hyggelege og tolmodige.
2 NG | Eg er ikkje nøgd i det heile.
3 NE staff~ | Kommer an på hvem du treffer.
3 NE | Både og.
1 NG price- | 65 kroner for en lunken kaffe. Rein ran.
5 PO quality+ | Verdens beste kanelboller.
5 PO quality+ price+ | Mye for pengene, sykkelen går som en drøm.
2 NG quality- | Sømmen gikk opp første gang jeg brukte jakka.
1 NG quality- | Muggent brød. To ganger!
4 PO quality+ | Brillene sitter som støpt.
2 NG quality- | Feil styrke i glassene, gikk rundt med hodepine i en uke.
5 PO advice+ | Endelig noen som kan noe om løpesko.
5 PO advice+ price+ | Han frarådet meg den dyreste modellen. Ærlig, det liker jeg.
2 NG staff- waiting- | Tre ansatte som skravler, og ingen som hjelper.
1 NG staff- | Dama i kassa himlet med øynene da jeg spurte.
4 PO staff+ choice- | Lite utvalg, men eieren er en perle.
2 NG choice- | Nå er det bare telys og puter igjen, garnet er borte.
5 PO choice+ quality+ | Ostedisken er et eventyr!
1 NG | Jaja, tusen takk for ingenting.
1 NG delivery- | Imponerende. Fire måneder på en stol. Bra jobba.
1 NG after-sales- | Fornøydgaranti, liksom, når ingen tar telefonen.
5 PO after-sales+ staff+ | Byttet uten kvittering, null stress og med et smil.
4 PO after-sales+ | Fikk slipt knivene, de er som nye.
2 NG after-sales- delivery- | Fikk feil farge, og så må jeg betale returen selv?
3 NE | Var bare innom en tur, kjøpte ikke noe.
3 NE | Ligger rett ved stasjonen.
5 PO | 😍👍
1 NG | 😡
5 PO | kjempebra butikk anbefaler på det sterkeste
1 NG staff- | uhøfflig og frekk kundebehandling
2 NG staff- | Ikke et hei engang.
5 PO staff+ waiting+ | Fikk hjelp med en gang og en kaffekopp attpåtil.
4 PO waiting+ | Mye folk, men det gikk unna.
2 NG waiting- | Satt i telefonkø i 40 minutter før jeg ble kastet ut.
3 NE choice+ waiting- | Flott planteutvalg, men lørdager er det lang kø.
5 PO delivery+ staff+ | Montørene kom presis, var hyggelige og ryddet etter seg.
1 NG delivery- | Sjåføren slengte pakken over gjerdet.
4 PO delivery- quality+ | Det tok tid, men det var verdt ventetiden. Praktfull benk.
5 PO quality+ staff+ | Skikkelig slakter, nydelig kjøtt og alltid en god replikk.
2 NG price- quality- | Dyrt skrot.
3 NE price+ quality- | Billig, men du får det du betaler for.
1 NG price- | Hylla sa 299, kassa sa 399. Svindel.
5 PO | Kommer garantert tilbake!
2 NG | Det var første og siste gang.
5 PO | Kan ikke få det bedre.
5 PO advice+ choice+ | Fikk prøve åtte seter før vi fant det rette.
1 NG advice- quality- | Ble anbefalt feil olje, nå er gulvet fullt av flekker.
2 NG online-order- | Rabattkoden virker aldri i appen.
4 PO cleanliness+ staff+ | Lyst, rent og serviceinnstilte ansatte.
2 NG cleanliness- quality- | Det lukter innestengt og grønnsakene er slappe.
3 NE advice+ availability- | God rådgivning, men aldri noe på lager.
2 NG | Skuffa.
4 PO | Artig butikk, verdt turen.
1 NG | For noe tull.
2 NG quality- | Bordet vakler, måtte legge papp under beinet.
1 NG staff- advice- | Null peiling og null interesse.
5 PO staff+ | Mormor i rullestol ble behandlet som en dronning.
2 NG staff- | Han virka totalt uinteressert.
4 PO | Ungene ville ikke dra hjem.
1 NG after-sales- | Garanti? Glem det.
3 NE | Kunne vært bedre, kunne vært verre.
5 PO | Topp service fra A til Å, digg!
2 NG | Kan dessverre ikke anbefales.
4 PO price+ staff+ | Fikk et lite avslag og en god latter på kjøpet.
2 NG staff- | Følte meg oversett.
1 NG after-sales- | Pengene har jeg ennå ikke sett noe til.
5 PO quality+ | Telt som tåler alt, vi har ligget ute i storm.
4 PO delivery+ | Pakken lå på trappa dagen etter.
5 PO staff+ | Minsten hylte, og dama i kassa fant fram et klistremerke. Så søt!
4 PO quality+ | Vannkokeren er ferdig på et minutt og vekker ingen.
1 NG after-sales- | De skulle ringe mandag. Nå er det fredag.
2 NG quality- | To vask og genseren ser ut som en gulvfille.
5 PO advice+ quality+ | Han målte føttene mine, jeg har gått med feil størrelse i tretti år. Første tur uten vondt.
3 NE | Ingen fulltreffer, ingen bom.
5 PO price+ | Skulle ha én rose, gikk hjem med fem fordi de kostet halvparten av hos Plantasjen.
1 NG staff- | Hun pekte bare og fortsatte å taste på mobilen.
5 PO delivery+ | Klokka ni sto kjøleskapet på kjøkkenet og gikk, det gamle var borte.
2 NG waiting- | Time klokka ti, kom inn ti på elleve, ikke et ord om hvorfor.
4 PO choice+ parking- | Kan bli borte en hel ettermiddag blant bøkene, men ta bussen.
1 NG online-order- delivery- | Betalte ekstra for ekspress, seks dager senere viser sporingen fortsatt ingenting.
5 PO after-sales+ | Glidelåsen på sekken ble byttet mens jeg tok en kaffe.
2 NG price- | Hundreogtjue kroner for et glass honning, trodde det var en trykkfeil.
3 NE price+ staff- | Fine priser, men å bli bjeffet på for en melon er ikke greit.
5 PO | Sånn skal en butikk drives.
1 NG cleanliness- | Det toalettet ville jeg ikke latt hunden bruke.
4 PO availability+ | Ringte tre butikker til de fant størrelsen min.
2 NG choice- | Alt er beige eller grått, ferdig med det.
5 PO packaging+ | Søsteren min trodde det kom fra gullsmeden, så fin var esken.
1 NG advice- | Malingen skulle tåle vær, den rant av i første regnskyll.
3 NE | Andre besøk mindre overbevisende enn det første.
4 PO opening-hours+ | Tom for bleier søndag kveld, heldigvis hadde de åpent.
2 NG opening-hours- | Halv ti og fortsatt ingen som låste opp.
5 PO quality+ | Brødet var spist før vi kom hjem.
5 PO staff+ quality+ | Hyggelig gjeng, satte inn kjøkkenet på tre dager og ryddet etter seg.
4 PO choice+ price- | Mange sykler å velge i, litt i dyreste laget.
2 NG staff- advice- | Unggutten var visst helt ny og måtte spørre kollegaen om alt.
1 NG delivery- after-sales- | Skapet kom med feil dører. To måneder og fire telefoner senere bor vi fortsatt i pappesker.
5 PO advice+ staff+ | For en tålmodighet med en gammel mann som ikke klarer å bestemme seg.
3 NE quality+ waiting- | Maten var god, men ventetiden for lang.
1 NG quality- | Regnjakka slipper gjennom vann.
4 PO online-order+ | Bestilte på toget, hentet på vei hjem. Enkelt.
2 NG price- after-sales- | Skulle ha 450 kroner bare for å se på klokka.
5 PO quality+ | Hele nabolaget er misunnelig på tomatene mine.
5 PO after-sales+ | Ombestemte meg på fargen, helt uproblematisk.
3 NE | Ikke noe å skrive hjem om.
1 NG staff- | Snakket bare til mannen min selv om det var jeg som skulle handle.
4 PO cleanliness+ choice+ | Ryddig butikk med mye fint til hjemmet.
2 NG availability- | Halv pris i kundeavisa, men klokka ni var alt revet bort.
1 NG | En gang er nok.
5 PO | Mamma strålte.
2 NG parking- | Måtte bære to sekker jord et halvt kvartal, ingen plass å sette bilen.
5 PO waiting+ | Inn til synstest, ut med linser tjue minutter senere.
4 PO | Akkurat det jeg var ute etter.
2 NG quality- price- | Tynt stoff til den prisen.
3 NE choice+ advice- | Masse greier, men ingen som kan forklare.
1 NG online-order- after-sales- | Avbestilte ordren min uten å si fra og satt på pengene i tre uker.
5 PO packaging+ delivery+ | Kom raskt, hver tallerken pakket for seg.
4 PO opening-hours+ staff+ | Åpent når de andre har gått hjem, og like blide.`;
