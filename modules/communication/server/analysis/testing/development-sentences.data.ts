/**
 * Sentences that the word lists were tuned on, by language. A line: grade, sentiment with the grade, sentiment of the words,
 * topics with their sentiment (+ praise, - complaint, ~ neutral), and after the bar the comment.
 */
export const developmentSentences = {
  en: `
5 PO PO staff+ | Lovely staff, always friendly and helpful!
5 PO PO advice+ | The advice I got about running shoes was excellent.
4 PO PO advice+ staff+ | Knowledgeable team who took the time to explain everything.
1 NG NG staff- | Very rude cashier, she rolled her eyes at me.
2 NG NG price- | Far too expensive for what you get.
5 PO PO price+ | Great prices, real bargains.
1 NG NG quality- | The zip broke after two days, poor quality.
5 PO PO quality+ | Well made and sturdy, looks great in our kitchen.
5 PO PO choice+ | Huge selection of paint, something for everyone.
3 NE NG choice- | Not much choice in my size.
5 PO PO delivery+ | Fast delivery, arrived the next day.
1 NG NG delivery- | My parcel never arrived.
2 NG NG waiting- | Queued for half an hour with only one till open.
5 PO PO waiting+ | Served straight away, no queue at all.
2 NG NG opening-hours- | Turned up at 5 and it was closed, the opening hours on Google are wrong.
5 PO PO opening-hours+ | Open late and on Sundays, so handy.
2 NG NG cleanliness- | The toilets were filthy and the floor sticky.
5 PO PO cleanliness+ | Always clean and tidy.
2 NG NG parking- | Nowhere to park, the car park is always full.
5 PO PO parking+ | Plenty of free parking right outside.
1 NG NG after-sales- | They refuse to refund me and nobody answers my emails.
5 PO PO after-sales+ | My faulty kettle was exchanged without any fuss.
5 PO PO packaging+ | Beautifully wrapped and carefully packed.
2 NG NG packaging- | Box was crushed and there was no padding.
5 PO PO online-order+ | The website is easy to use and click and collect worked perfectly.
1 NG NG online-order- | The app keeps crashing and they cancelled my order.
2 NG NG availability- | Always out of stock, empty shelves everywhere.
5 PO PO availability+ | They always have what I need in stock.
3 NE NE staff+ delivery- | Nice staff but slow delivery.
3 NE NE | It's ok, nothing special.
3 NE NE | Average shop, does the job.
4 PO PO | Not bad at all.
1 NG NG | I was not happy with my visit.
1 NG NG | Worst shop ever, avoid!
5 PO PO | Never disappointed here.
5 PO PO | Soooo goood!!! Love this place
1 NG PO | Well done, three weeks for a lamp. Bravo!
5 PO PO staff+ | Definitly the freindliest staff in town
2 NG NG | Used to be better.
4 PO PO price- quality+ | Pricey but the quality is outstanding.
5 PO PO | Better than any other store in the area.
2 NG NG advice- | The assistant had no idea and couldn't answer my questions.`,
  fr: `
5 PO PO staff+ | Personnel très accueillant et souriant.
5 PO PO advice+ | De très bons conseils, merci à la vendeuse.
1 NG NG advice- | Aucun conseil, le vendeur n'y connaît rien.
1 NG NG staff- | Vendeuse hautaine et désagréable, pas un bonjour.
2 NG NG price- | Beaucoup trop cher pour ce que c'est.
5 PO PO price+ | Prix très attractifs, de bonnes affaires.
1 NG NG quality- | Chaussures décollées au bout d'une semaine, mauvaise qualité.
5 PO PO quality+ | Produits de qualité, toujours frais.
5 PO PO choice+ | Un large choix, on y trouve de tout.
3 NE NG choice- | Peu de choix dans les grandes tailles.
5 PO PO delivery+ | Livraison rapide et soignée.
1 NG NG delivery- | Colis jamais reçu, livraison catastrophique.
2 NG NG waiting- | Attente interminable en caisse, une seule caisse ouverte.
5 PO PO waiting+ | Pas d'attente, service rapide.
2 NG NG opening-hours- | Magasin fermé alors que les horaires indiquaient ouvert.
5 PO PO opening-hours+ | Ouvert le dimanche et jusqu'à tard, très pratique.
2 NG NG cleanliness- | Sol sale et mauvaise odeur dans les cabines.
5 PO PO cleanliness+ | Magasin très propre et bien rangé.
2 NG NG parking- | Impossible de se garer, parking trop petit.
5 PO PO parking+ | Grand parking gratuit.
1 NG NG after-sales- | Le SAV est injoignable et refuse de me rembourser.
5 PO PO after-sales+ | Article échangé sans problème, SAV efficace.
5 PO PO packaging+ | Colis très bien emballé.
2 NG NG packaging- | Carton écrasé, vase mal protégé.
5 PO PO online-order+ | Commande en ligne facile, site clair.
1 NG NG online-order- | Le site bugue et ma commande a été annulée.
2 NG NG availability- | Rayons vides, toujours en rupture de stock.
5 PO PO availability+ | Je trouve toujours ce que je cherche, tout est en stock.
4 PO NE staff+ price- | Personnel sympa mais les prix sont élevés.
3 NE NE | Correct sans plus.
3 NE NE | Bof, moyen.
4 PO PO | Pas mal du tout.
1 NG NG | Je ne recommande pas ce magasin.
1 NG NG | Une honte, à fuir !
5 PO PO | Jamais déçue.
5 PO PO | Suuuuper magasin, j'adore 😍
1 NG PO | Bravo, félicitations pour votre efficacité, trois mois...
5 PO PO staff+ | Tres bon acceuil, personel agreable
2 NG NG | C'était mieux avant.
5 PO PO | Rien à redire, je reviendrai.
4 PO PO waiting- advice+ | Un peu d'attente mais très bien conseillé.`,
  de: `
5 PO PO staff+ | Sehr nettes und hilfsbereites Personal.
5 PO PO advice+ | Tolle Beratung, die Verkäuferin hat sich viel Zeit genommen.
1 NG NG advice- | Keine Beratung, der Mitarbeiter hatte keine Ahnung.
1 NG NG staff- | Unfreundliche Bedienung, wurde pampig abgefertigt.
2 NG NG price- | Viel zu teuer, woanders günstiger.
5 PO PO price+ | Faire Preise und gute Angebote.
1 NG NG quality- | Nach zwei Wochen kaputt, schlechte Qualität.
5 PO PO quality+ | Hochwertige Ware, sehr gut verarbeitet.
5 PO PO choice+ | Riesige Auswahl, hier findet man alles.
3 NE NG choice- | Leider nur wenig Auswahl bei den Schuhen.
5 PO PO delivery+ | Schnelle Lieferung, am nächsten Tag da.
1 NG NG delivery- | Paket nie angekommen.
2 NG NG waiting- | Ewig gewartet, nur eine Kasse offen.
5 PO PO waiting+ | Keine Wartezeit, schnell bedient.
2 NG NG opening-hours- | Stand vor verschlossener Tür, die Öffnungszeiten stimmen nicht.
5 PO PO opening-hours+ | Gute Öffnungszeiten, auch abends lange geöffnet.
2 NG NG cleanliness- | Dreckige Umkleiden, es stinkt.
5 PO PO cleanliness+ | Sauberer und aufgeräumter Laden.
2 NG NG parking- | Kaum Parkplätze, Parken ist eine Katastrophe.
5 PO PO parking+ | Genügend kostenlose Parkplätze vor der Tür.
1 NG NG after-sales- | Reklamation abgelehnt, niemand meldet sich zurück.
5 PO PO after-sales+ | Umtausch war problemlos, sehr kulant.
5 PO PO packaging+ | Alles sehr gut verpackt.
2 NG NG packaging- | Karton aufgerissen, Ware schlecht verpackt.
5 PO PO online-order+ | Bestellung im Onlineshop einfach und übersichtlich.
1 NG NG online-order- | Bestellung wurde einfach storniert, die App stürzt ständig ab.
2 NG NG availability- | Angebote immer ausverkauft, leere Regale.
5 PO PO availability+ | Alles vorrätig, habe sofort alles gefunden.
3 NE NE staff+ price- | Nettes Personal, aber leider teuer.
3 NE NE | Ganz okay, nichts Besonderes.
3 NE NE | Durchschnittlich, geht so.
4 PO PO | Gar nicht schlecht.
1 NG NG | Gefällt mir überhaupt nicht.
1 NG NG | Nie wieder, absolute Frechheit!
5 PO PO | Noch nie enttäuscht worden.
5 PO PO | Suuuper Laden, gerne wieder 👍
1 NG PO | Glückwunsch, tolle Leistung: vier Wochen für eine Schraube.
5 PO PO staff+ | Serh freundliche Mitarbieter
2 NG NG | Früher war es besser.
5 PO PO | Schoener Laden, kann ich nur empfehlen.
2 NG NG | Funktioniert nicht, würde ich nicht empfehlen.`,
  no: `
5 PO PO staff+ | Utrolig hyggelige og hjelpsomme ansatte.
5 PO PO advice+ | Fikk gode råd og god veiledning.
1 NG NG advice- | De ansatte kunne ingenting om produktene.
1 NG NG staff- | Sur og uhøflig dame i kassen.
2 NG NG price- | Altfor dyrt for det du får.
5 PO PO price+ | Gode priser og bra tilbud.
1 NG NG quality- | Gikk i stykker etter en uke, dårlig kvalitet.
5 PO PO quality+ | Solid og god kvalitet.
5 PO PO choice+ | Stort utvalg, de har alt.
3 NE NG choice- | Lite utvalg i store størrelser.
5 PO PO delivery+ | Rask levering, kom dagen etter.
1 NG NG delivery- | Pakken kom aldri fram.
2 NG NG waiting- | Lang kø og bare en kasse åpen.
5 PO PO waiting+ | Ingen ventetid, rask betjening.
2 NG NG opening-hours- | Butikken var stengt, åpningstidene stemmer ikke.
5 PO PO opening-hours+ | Gode åpningstider, åpent på søndager.
2 NG NG cleanliness- | Skittent gulv og vond lukt på toalettet.
5 PO PO cleanliness+ | Rent og ryddig i butikken.
2 NG NG parking- | Umulig å parkere, alltid fullt.
5 PO PO parking+ | Gratis parkering rett utenfor.
1 NG NG after-sales- | Nektet å bytte varen og svarer ikke på reklamasjonen.
5 PO PO after-sales+ | Fikk byttet den ødelagte varen uten problemer.
5 PO PO packaging+ | Varen var godt pakket inn.
2 NG NG packaging- | Esken var ødelagt, dårlig pakket.
5 PO PO online-order+ | Enkelt å bestille i nettbutikken.
1 NG NG online-order- | Nettsiden fungerer ikke og bestillingen ble kansellert.
2 NG NG availability- | Tomme hyller, alltid utsolgt.
5 PO PO availability+ | Har alltid det jeg trenger på lager.
3 NE NE staff+ price- | Hyggelig betjening, men dyrt.
3 NE NE | Helt grei butikk, ikke noe spesielt.
3 NE NE | Midt på treet.
4 PO PO | Ikke verst!
1 NG NG | Anbefales ikke.
1 NG NG | Aldri mer, helt forferdelig!
5 PO PO | Aldri skuffet.
5 PO PO | Kjempebra butikk, kommer tilbake 😊
1 NG PO | Gratulerer, bra jobba! Seks uker på en lampe.
5 PO PO staff+ | Veldig hygelig betjenning
2 NG NG | Var bedre før.
5 PO PO | Ingenting å utsette, toppen!
1 NG NG | Fungerer ikke, er ikke fornøyd.`,
  es: `
5 PO PO staff+ | Personal muy amable y atento.
5 PO PO advice+ | Me asesoraron muy bien, buenos consejos.
1 NG NG advice- | El dependiente no tenía ni idea, ninguna explicación.
1 NG NG staff- | La cajera muy borde y maleducada.
2 NG NG price- | Carísimo para lo que es.
5 PO PO price+ | Muy buenos precios, barato.
1 NG NG quality- | Se rompió a la semana, muy mala calidad.
5 PO PO quality+ | Productos frescos y de gran calidad.
5 PO PO choice+ | Mucha variedad, tienen de todo.
3 NE NG choice- | Poca variedad en tallas grandes.
5 PO PO delivery+ | El envío fue rápido, llegó al día siguiente.
1 NG NG delivery- | El paquete nunca llegó.
2 NG NG waiting- | Colas interminables, solo una caja abierta.
5 PO PO waiting+ | Sin esperas, me atendieron enseguida.
2 NG NG opening-hours- | Estaba cerrado, el horario de Google es incorrecto.
5 PO PO opening-hours+ | Horario amplio, abren los domingos.
2 NG NG cleanliness- | Los baños estaban sucios y olía mal.
5 PO PO cleanliness+ | Todo muy limpio y ordenado.
2 NG NG parking- | Imposible aparcar, el parking siempre lleno.
5 PO PO parking+ | Parking gratuito y fácil de aparcar.
1 NG NG after-sales- | No me devuelven el dinero y nadie contesta.
5 PO PO after-sales+ | Me lo cambiaron sin problemas, la garantía funciona.
5 PO PO packaging+ | Venía muy bien embalado.
2 NG NG packaging- | La caja rota y mal embalado.
5 PO PO online-order+ | La web es fácil y el pedido perfecto.
1 NG NG online-order- | La app no funciona y cancelaron mi pedido.
2 NG NG availability- | Siempre agotado, estanterías vacías.
5 PO PO availability+ | Siempre tienen lo que busco en stock.
3 NE NE staff+ price- | Personal amable pero precios altos.
3 NE NE | Normal, nada del otro mundo.
3 NE NE | Ni fu ni fa.
4 PO PO | No está nada mal.
1 NG NG | No lo recomiendo.
1 NG NG | ¡Una vergüenza, no vuelvo!
5 PO PO | Nunca me han decepcionado.
5 PO PO | Buenísimo, me encantaaaa ❤️
1 NG PO | Enhorabuena, qué eficacia: un mes para una lámpara.
5 PO PO staff+ | Exelente atencion, muy profesionales
2 NG NG | Antes era mejor.
5 PO PO | Sin ninguna pega, volveré.
2 NG NG | No funciona y no me gusta.`,
  it: `
5 PO PO staff+ | Personale gentilissimo e disponibile.
5 PO PO advice+ | Ottimi consigli, commessa molto competente.
1 NG NG advice- | Nessun consiglio, non sanno nulla dei prodotti.
1 NG NG staff- | Commessa scortese e maleducata.
2 NG NG price- | Troppo caro per quello che è.
5 PO PO price+ | Prezzi bassi e belle offerte.
1 NG NG quality- | Si è rotto dopo una settimana, qualità scadente.
5 PO PO quality+ | Prodotti freschi e di ottima qualità.
5 PO PO choice+ | Vasta scelta, si trova di tutto.
3 NE NG choice- | Poca scelta nelle taglie grandi.
5 PO PO delivery+ | Consegna veloce e puntuale.
1 NG NG delivery- | Il pacco non è mai arrivato.
2 NG NG waiting- | Fila interminabile, solo una cassa aperta.
5 PO PO waiting+ | Nessuna attesa, servito subito.
2 NG NG opening-hours- | Trovato chiuso, gli orari sono sbagliati.
5 PO PO opening-hours+ | Orario continuato, aperti la domenica, comodissimo.
2 NG NG cleanliness- | Bagni sporchi e cattivo odore.
5 PO PO cleanliness+ | Ambiente pulito e ordinato.
2 NG NG parking- | Impossibile parcheggiare, parcheggio sempre pieno.
5 PO PO parking+ | Ampio parcheggio gratuito.
1 NG NG after-sales- | Assistenza inesistente, rimborso mai arrivato.
5 PO PO after-sales+ | Sostituito subito senza problemi, garanzia rispettata.
5 PO PO packaging+ | Pacco ben imballato.
2 NG NG packaging- | Scatola schiacciata, imballato male.
5 PO PO online-order+ | Sito intuitivo, ordinare online è facile.
1 NG NG online-order- | Il sito non funziona e hanno annullato il mio ordine.
2 NG NG availability- | Scaffali vuoti, articoli sempre esauriti.
5 PO PO availability+ | Trovo sempre quello che cerco, tutto disponibile subito.
3 NE NE staff+ price- | Personale gentile ma prezzi alti.
3 NE NE | Nella media, niente di che.
3 NE NE | Così così.
4 PO PO | Niente male!
1 NG NG | Non lo consiglio.
1 NG NG | Una vergogna, mai più!
5 PO PO | Mai deluso.
5 PO PO | Bellissimooo, ci torno sempre 😍
1 NG PO | Complimenti, che efficienza: un mese per una lampada.
5 PO PO staff+ | Personale gentilisimo e profesionale
2 NG NG | Una volta era meglio.
5 PO PO | Niente da ridire, tornerò.
2 NG NG | Non funziona e non mi piace.`,
};
