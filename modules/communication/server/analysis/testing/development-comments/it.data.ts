export const it = `
5 PO staff+ | Personale gentilissimo e disponibile.
5 PO advice+ | Ottimi consigli, commessa molto competente.
1 NG advice- | Nessun consiglio, non sanno nulla dei prodotti.
1 NG staff- | Commessa scortese e maleducata.
2 NG price- | Troppo caro per quello che è.
5 PO price+ | Prezzi bassi e belle offerte.
1 NG quality- | Si è rotto dopo una settimana, qualità scadente.
5 PO quality+ | Prodotti freschi e di ottima qualità.
5 PO choice+ | Vasta scelta, si trova di tutto.
3 NG choice- | Poca scelta nelle taglie grandi.
5 PO delivery+ | Consegna veloce e puntuale.
1 NG delivery- | Il pacco non è mai arrivato.
2 NG waiting- | Fila interminabile, solo una cassa aperta.
5 PO waiting+ | Nessuna attesa, servito subito.
2 NG opening-hours- | Trovato chiuso, gli orari sono sbagliati.
5 PO opening-hours+ | Orario continuato, aperti la domenica, comodissimo.
2 NG cleanliness- | Bagni sporchi e cattivo odore.
5 PO cleanliness+ | Ambiente pulito e ordinato.
2 NG parking- | Impossibile parcheggiare, parcheggio sempre pieno.
5 PO parking+ | Ampio parcheggio gratuito.
1 NG after-sales- | Assistenza inesistente, rimborso mai arrivato.
5 PO after-sales+ | Sostituito subito senza problemi, garanzia rispettata.
5 PO packaging+ | Pacco ben imballato.
2 NG packaging- | Scatola schiacciata, imballato male.
5 PO online-order+ | Sito intuitivo, ordinare online è facile.
1 NG online-order- | Il sito non funziona e hanno annullato il mio ordine.
2 NG availability- | Scaffali vuoti, articoli sempre esauriti.
5 PO availability+ | Trovo sempre quello che cerco, tutto disponibile subito.
3 NE staff+ price- | Personale gentile ma prezzi alti.
3 NE | Nella media, niente di che.
3 NE | Così così.
4 PO | Niente male!
1 NG | Non lo consiglio.
1 NG | Una vergogna, mai più!
5 PO | Mai deluso.
5 PO | Bellissimooo, ci torno sempre 😍
1 NG | Complimenti, che efficienza: un mese per una lampada.
5 PO staff+ | Personale gentilisimo e profesionale
2 NG | Una volta era meglio.
5 PO | Niente da ridire, tornerò.
2 NG | Non funziona e non mi piace.
5 PO advice+ staff+ | Il signore del reparto pentole mi ha spiegato tutto con calma, si vede che ama il suo lavoro.
1 NG waiting- | Mezz'ora di fila perché c'era una cassa sola aperta. Ho mollato tutto e me ne sono andata.
5 PO | Top!
5 PO | Ottimo.
1 NG | Statene alla larga.
3 NE | Nella media.
3 NE | Né carne né pesce.
3 NE | Va bene, niente di che.
3 NE choice+ price- | Tantissima scelta, però prezzi da gioielleria.
4 PO price- quality+ | Non regalano niente, ma le padelle durano una vita.
1 NG quality- | Dopo due settimane si è rotta la cerniera.
5 PO quality+ | Divano preso otto anni fa, sembra ancora nuovo.
1 NG after-sales- | Reclamo aperto da gennaio, continuano a rimpallarsi la colpa.
5 PO after-sales+ | Occhiali storti sistemati in cinque minuti senza chiedere un euro.
5 NG staff- | Metto cinque stelle così qualcuno legge: mai vista tanta maleducazione.
1 PO staff+ advice+ | Scusate, ho sbagliato stelle! Ragazze gentilissime e preparate.
2 NG price- | Lo stesso trapano altrove costa la metà.
5 PO price+ | Prezzi stracciati, ho risparmiato 60 euro.
3 NE opening-hours~ | Siete aperti il 25 aprile?
2 NG opening-hours- | Su Google c'è scritto fino alle 20, alle 19.30 serranda giù.
4 PO opening-hours+ | Comodo l'orario continuato.
1 NG staff- | Ti squadrano dall'alto in basso se non sei vestito firmato.
5 PO staff+ | Sempre col sorriso e disponibili.
2 NG advice- | Il commesso non sapeva nemmeno cosa vendeva.
1 NG delivery- | Consegna rimandata tre volte e nessuno che avvisi.
5 PO delivery+ packaging+ | Ordinato lunedì, arrivato mercoledì, imballato benissimo.
2 NG packaging- delivery- | Scatola sfondata e due bicchieri in frantumi.
4 PO packaging+ | Confezione regalo curatissima.
1 NG online-order- | Il sito si blocca al pagamento, soldi scalati due volte.
4 PO online-order+ waiting+ | Ritiro in negozio velocissimo, dentro e fuori.
2 NG availability- online-order- | Sull'app risultava disponibile, arrivo lì e non c'era.
2 NG availability- | Mai che abbiano la mia taglia.
5 PO availability+ | Avevano il ricambio che cercavo da mesi!
1 NG cleanliness- | Camerini luridi e polvere ovunque.
5 PO cleanliness+ | Tutto pulitissimo e in ordine.
2 NG parking- | Parcheggiare è un'impresa.
5 PO parking+ | Ampio parcheggio gratuito davanti e rampa per il passeggino.
4 PO staff+ parking- | Gente squisita, peccato per il parcheggio.
3 NE staff+ quality- | Gentili per carità, ma il pane era raffermo.
3 NE quality+ delivery- | Tavolo meraviglioso, arrivato però con tre mesi di ritardo.
1 NG quality- after-sales- | Scarpe scollate dopo tre settimane e dicono che è normale usura. Presa in giro.
5 PO | Niente da dire.
5 PO | Non cambierei per nulla al mondo.
1 NG | Mai più.
2 NG | Non è più quello di una volta.
2 NG | Mi aspettavo di più.
4 PO | Piacevolmente sorpresa.
5 PO | Posto da dieci e lode.
5 PO staff+ | Ammazza che bravi, troppo simpatici.
3 NE staff~ | Dipende da chi trovi.
1 NG price- | Quattro euro per un caffè, un furto.
5 PO quality+ | I cornetti sono la fine del mondo.
5 PO quality+ price+ | Rapporto qualità prezzo imbattibile, la bici va che è una meraviglia.
2 NG quality- | Al primo lavaggio si è ristretto.
1 NG quality- | Fragole ammuffite sul fondo della vaschetta.
4 PO quality+ | Occhiali leggerissimi, non mi accorgo nemmeno di averli.
2 NG quality- | Lenti sbagliate, una settimana di mal di testa.
5 PO advice+ | Finalmente qualcuno che se ne intende di scarpe da corsa.
5 PO advice+ price+ | Mi ha sconsigliato il modello più caro. Onestà d'altri tempi.
2 NG staff- waiting- | Tre commesse a chiacchierare e nessuno che serve.
1 NG staff- | La guardia mi ha seguita per tutto il negozio come una ladra.
4 PO staff+ choice- | Poca roba, ma la titolare è un tesoro.
2 NG choice- | Hanno tolto le stoffe, ormai solo candele e cianfrusaglie.
5 PO choice+ quality+ | Il banco dei formaggi è uno spettacolo.
1 NG | Complimenti, tre appuntamenti e tre disdette.
1 NG after-sales- | Bella la garanzia, se qualcuno rispondesse al telefono.
5 PO after-sales+ staff+ | Cambio senza scontrino, zero storie e col sorriso.
4 PO after-sales+ | Mi hanno affilato i coltelli, tagliano come nuovi.
2 NG after-sales- delivery- | Arriva il colore sbagliato e il reso lo devo pagare io.
3 NE | Sono solo entrata a dare un'occhiata.
3 NE | È davanti alla stazione.
5 PO | 😍👏
1 NG | 😡👎
5 PO | bravissimi consigliatissimo
1 NG staff- | scortesi e cafoni, pessima accoglienza
2 NG staff- | Nemmeno un buongiorno.
5 PO staff+ waiting+ | Servita subito e mi hanno pure offerto il caffè.
4 PO waiting+ | C'era gente ma la fila scorre.
2 NG waiting- | Quaranta minuti al telefono con la musichetta.
3 NE choice+ waiting- | Tante piante belle, ma il sabato si fa la coda fino in strada.
5 PO delivery+ staff+ | Montatori puntuali ed educati, hanno lasciato tutto pulito.
1 NG delivery- | Il corriere ha lanciato il pacco oltre il cancello.
4 PO delivery- quality+ | C'è voluto un po', ma ne è valsa la pena: armadio stupendo.
5 PO quality+ staff+ | Macellaio di una volta, carne di prima scelta e sempre la battuta pronta.
2 NG price- quality- | Cari e scadenti.
3 NE price+ quality- | Costa poco ma si vede.
1 NG price- | Sullo scaffale 29, in cassa 39. Truffa.
5 PO | Ci tornerò sicuramente.
2 NG | Prima e ultima volta.
5 PO | Meglio di così non si può.
5 PO advice+ choice+ | Mi hanno fatto provare otto selle prima di trovare quella giusta.
1 NG advice- quality- | Mi hanno venduto l'olio sbagliato e ora il parquet è tutto macchiato.
2 NG online-order- | Il codice sconto sull'app non funziona mai.
4 PO cleanliness+ staff+ | Locale curato, personale attento.
2 NG cleanliness- quality- | Puzza di chiuso e verdura appassita.
3 NE advice+ availability- | Ben consigliati, ma non c'è mai niente in magazzino.
2 NG | Che delusione.
4 PO | Vale il viaggio.
1 NG | Roba da matti.
3 NE | Senza infamia e senza lode.
2 NG quality- | Il tavolo traballa.
1 NG staff- advice- | Zero competenza e zero voglia di lavorare.
5 PO staff+ | Mia nonna in carrozzina trattata come una regina.
2 NG staff- | Sembra di dare fastidio.
4 PO | I bambini non volevano più andare via.
1 NG after-sales- | Garanzia? Seee.
3 NE | Si può migliorare.
5 PO | Straconsigliato.
2 NG | Non ci siamo proprio.
5 PO staff+ | Daje, i mejo de Roma.
1 NG after-sales- | Dei miei soldi nessuna traccia.
5 PO quality+ | La tenda ha retto un temporale senza una goccia dentro.
4 PO delivery+ | Il giorno dopo era già a casa.
2 NG | Me ne sono andata a mani vuote e arrabbiata.
5 PO price+ choice+ | Affari a non finire e c'è di tutto.
4 PO advice+ waiting- | C'è da aspettare, ma sanno il fatto loro.
2 NG staff- | Scocciati dalla mattina alla sera.
5 PO staff+ | Il piccolo urlava e la cassiera gli ha dato un adesivo. Che tenera.
4 PO quality+ | Il bollitore ci mette un minuto e non sveglia nessuno.
1 NG after-sales- | Dovevano richiamarmi lunedì. È venerdì.
2 NG quality- | Due lavaggi e il maglione sembra uno straccio.
5 PO advice+ quality+ | Mi ha misurato il piede: portavo il numero sbagliato da trent'anni. Prima camminata senza dolori.
3 NE | Né da ricordare né da dimenticare.
5 PO price+ | Volevo una rosa, sono uscita con cinque perché costano la metà del supermercato.
1 NG staff- | Ha indicato col dito e ha continuato a guardare il telefono.
5 PO delivery+ | Alle nove il frigo era già acceso in cucina e quello vecchio sparito.
2 NG waiting- | Appuntamento alle dieci, ricevuta alle undici meno dieci senza una parola.
4 PO choice+ parking- | Ci si perde un pomeriggio tra i libri, ma venite in autobus.
1 NG online-order- delivery- | Pagato un extra per l'espresso, sei giorni dopo il tracking è ancora vuoto.
5 PO after-sales+ | Mi hanno cambiato la zip dello zaino mentre bevevo un caffè.
2 NG price- | Dodici euro un vasetto di miele, pensavo a un errore di stampa.
3 NE price+ staff- | Prezzi ottimi, ma farsi abbaiare contro per un melone anche no.
5 PO | Così si gestisce un negozio.
1 NG cleanliness- | In quel bagno non farei entrare nemmeno il cane.
4 PO availability+ | Hanno chiamato tre negozi finché hanno trovato il mio numero.
2 NG choice- | Tutto beige o grigio, fine.
5 PO packaging+ | Mia sorella pensava venisse da una gioielleria, tanto era bella la scatola.
1 NG advice- | Vernice per esterni, dicevano: andata via alla prima pioggia.
3 NE | Seconda visita meno convincente della prima.
4 PO opening-hours+ | Domenica sera senza pannolini, per fortuna erano aperti.
2 NG opening-hours- | Le nove e mezza e ancora nessuno che apra.
5 PO quality+ | Il pane non è arrivato intero a casa.
5 PO staff+ quality+ | Squadra simpatica, cucina montata in tre giorni e lasciato tutto pulito.
4 PO choice+ price- | Tante bici, prezzi un po' altini.
2 NG staff- advice- | Il ragazzo era evidentemente nuovo, per ogni domanda doveva chiedere a un collega.
1 NG delivery- after-sales- | Armadio arrivato con le ante sbagliate. Due mesi e quattro telefonate dopo viviamo ancora negli scatoloni.
5 PO advice+ staff+ | Che pazienza con un signore anziano che non sa decidersi.
3 NE quality+ waiting- | Si mangia bene, ma si aspetta troppo.
1 NG quality- | La giacca impermeabile fa passare l'acqua.
4 PO online-order+ | Ordinato in treno, ritirato tornando a casa. Semplice.
2 NG price- after-sales- | 45 euro solo per guardare l'orologio.
5 PO quality+ | I vicini mi invidiano i pomodori delle loro piantine.
5 PO after-sales+ | Cambiato idea sul colore, nessun problema.
3 NE | Non mi ha fatto né caldo né freddo.
1 NG staff- | Parlava solo con mio marito, ma a comprare ero io.
4 PO cleanliness+ choice+ | Negozio ordinato con belle cose per la casa.
2 NG availability- | Sul volantino a metà prezzo, alle nove già finito tutto.
1 NG | Una volta e basta.
5 PO | Mia madre era raggiante.
2 NG parking- | Ho dovuto portare due sacchi di terra per mezzo chilometro perché non c'era un posto.
5 PO waiting+ | Entrata per la visita, uscita venti minuti dopo con le lenti.
4 PO | Proprio quello che mi serviva.
2 NG quality- price- | Tessuto sottile per quel prezzo.
3 NE choice+ advice- | Un sacco di roba, ma nessuno che spieghi.
1 NG online-order- after-sales- | Ordine annullato senza avvisare e soldi tenuti tre settimane.
5 PO packaging+ delivery+ | Arrivato presto, ogni piatto incartato a parte.
4 PO opening-hours+ staff+ | Aperti quando gli altri sono già a casa, e sempre di buon umore.`;
