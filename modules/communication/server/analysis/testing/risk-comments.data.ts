/**
 * By language: one line per comment. `+ kind | comment` must be detected as that risk, `- kind | comment` must not. Recall is
 * more important, because a missed risk is answered automatically.
 */
export const riskComments = {
  en: `
+ injury | My son cut his hand on the sharp edge of the shelf and needed stitches
+ injury | I slipped on the wet floor and broke my wrist
+ injury | The ladder collapsed and I ended up in hospital
+ injury | The pan exploded and burned my arm
- injury | I fell in love with this sofa
- injury | The shop is next to the hospital, easy to find
- injury | It wouldn't hurt to smile now and then
- injury | The candle burns for hours
+ food-safety | The whole family had food poisoning after the salad
+ food-safety | There was a maggot in the cheese
+ food-safety | The yoghurt was out of date and made us ill
+ food-safety | My daughter had an allergic reaction, nuts were not on the label
- food-safety | Cakes to die for
- food-safety | I am sick of waiting
- food-safety | Great choice of gluten free bread
- food-safety | Their cheese counter makes my mouth water
+ discrimination | The guard followed me because I'm black
+ discrimination | Racist remarks at the till
+ discrimination | They refused to serve us because of my headscarf
+ discrimination | The salesman was openly homophobic
- discrimination | A very discerning selection of wines
- discrimination | Lovely black shoes
- discrimination | They treat everybody the same, lovely
- discrimination | Great place for a woman who hates shopping
+ harassment | The security man grabbed me by the arm
+ harassment | The manager threatened me when I complained
+ harassment | An assistant touched me in the changing room
+ harassment | He shouted at me and pushed me out of the door
- harassment | No pushy sales people here
- harassment | A touching gift for my mother
- harassment | Hit the spot, thank you
- harassment | The colours really grab you
+ theft | My wallet was stolen in the shop
+ theft | They accused me of stealing in front of everybody
+ theft | Someone used my card, this is fraud
+ theft | The cashier searched my bags like a thief's
- theft | At that price it is a steal
- theft | This lamp stole the show at our party
- theft | The view from the terrace stole my heart
- theft | A nice safe place to lock your bike
+ legal-threat | You will hear from my lawyer
+ legal-threat | I am taking you to court
+ legal-threat | I have reported this to trading standards
+ legal-threat | Next step is the police
- legal-threat | Handy, right beside the food court
- legal-threat | The tennis court shoes fit well
- legal-threat | I suggest trying the cakes
- legal-threat | Do pursue your dream kitchen here
+ press | I will send this story to the local newspaper
+ press | A journalist friend of mine is very interested
+ press | This is going to go viral on TikTok
+ press | The BBC will hear about it
- press | I love my new French press
- press | Just press the button and it works
- press | Bought a television here, great picture
- press | They impressed me
+ personal-data | They gave my phone number to another customer
+ personal-data | I received the invoice of another customer with his address
+ personal-data | This is a data breach, I did not consent
+ personal-data | Call me on 07700 900123, my address is 5 Mill Lane
- personal-data | They gave me good advice personally
- personal-data | Personal service as it should be
- personal-data | I shared my opinion with the owner
- personal-data | Nice personal touch with the card
+ named-employee-accused | The salesman named Kevin is a rude liar
+ named-employee-accused | Mrs Brown was incredibly rude and arrogant
+ named-employee-accused | The manager Steve lied to me, terrible behaviour
+ named-employee-accused | A lady called Sharon insulted my mother, awful
- named-employee-accused | Mrs Brown was lovely and patient
- named-employee-accused | The salesman named Kevin was a great help
- named-employee-accused | The staff were rude
- named-employee-accused | Thank you Sharon for the wonderful advice`,
  fr: `
+ injury | Ma fille s'est coupé la main sur l'étagère, points de suture
+ injury | J'ai glissé sur le sol mouillé, fracture du poignet
+ injury | L'échelle s'est effondrée et je me suis retrouvé aux urgences
+ injury | La poêle a explosé et je me suis brûlé
- injury | Je suis tombée sous le charme de cette boutique
- injury | En face de l'hôpital, facile à trouver
- injury | Les prix sont en chute libre, tant mieux
- injury | Crème brûlée délicieuse
+ food-safety | Intoxication alimentaire après la salade
+ food-safety | Un asticot dans le fromage
+ food-safety | Yaourts périmés, toute la famille a été malade
+ food-safety | Réaction allergique, les noix n'étaient pas indiquées
- food-safety | Gâteaux à mourir, un délice
- food-safety | Du pain bien cuit et croustillant
- food-safety | Le fromage est une tuerie
- food-safety | On tombe toujours sur de bons produits
+ discrimination | Le vigile m'a suivi à cause de ma couleur de peau
+ discrimination | Remarques racistes à la caisse
+ discrimination | On a refusé de nous servir à cause de mon voile
+ discrimination | Vendeur ouvertement homophobe
- discrimination | Belle collection de chaussures noires
- discrimination | Tout le monde est traité pareil, c'est agréable
- discrimination | Des vins de toutes origines, large choix
- discrimination | Idéal pour une femme pressée
+ harassment | Le vigile m'a attrapé par le bras
+ harassment | La responsable m'a menacée
+ harassment | Un vendeur m'a touchée dans la cabine
+ harassment | Il m'a insultée et m'a poussée dehors
- harassment | Un cadeau touchant pour ma mère
- harassment | Le vendeur n'est jamais insistant
- harassment | Des couleurs qui accrochent le regard
- harassment | Une équipe de choc, bravo
+ theft | On m'a volé mon sac dans le magasin
+ theft | J'ai été accusée de vol devant tout le monde
+ theft | Carte piratée après mon achat chez eux
+ theft | Le vigile a fouillé mon sac
- theft | À ce prix c'est donné
- theft | Le vol-au-vent est excellent
- theft | À deux kilomètres à vol d'oiseau de la gare
- theft | Tout le monde se l'arrache, ce modèle
+ legal-threat | Vous aurez des nouvelles de mon avocat
+ legal-threat | Je vais porter plainte
+ legal-threat | J'ai signalé cela à la répression des fraudes
+ legal-threat | La prochaine étape, c'est le tribunal
- legal-threat | Il faut leur rendre justice, ils sont top
- legal-threat | Je ne me plains pas, tout va bien
- legal-threat | Des avocats bien mûrs au rayon fruits
- legal-threat | Une vraie loi du bon goût
+ press | J'enverrai cette histoire aux journaux
+ press | Une journaliste de mes amies est très intéressée
+ press | Je vais faire le buzz avec ça sur TikTok
+ press | Les médias seront prévenus
- press | Je suis toujours pressée et ils le comprennent
- press | Mon presse-agrumes marche très bien
- press | Achat d'une télé, image superbe
- press | Bar tabac presse bien pratique
+ personal-data | Ils ont donné mon numéro à un autre client
+ personal-data | J'ai reçu la facture d'un autre client
+ personal-data | Fuite de données, je contacte la CNIL
+ personal-data | Appelez-moi au 06 12 34 56 78
- personal-data | Un service personnel comme on l'aime
- personal-data | Conseils personnalisés, merci
- personal-data | Personnel au top
- personal-data | J'ai donné mon avis à la patronne
+ named-employee-accused | Madame Martin a été odieuse et arrogante
+ named-employee-accused | La vendeuse nommée Sophie est malpolie et menteuse
+ named-employee-accused | Monsieur Durand m'a insulté, accueil déplorable
+ named-employee-accused | Le vendeur Kevin est désagréable et incompétent
- named-employee-accused | Madame Martin est adorable
- named-employee-accused | Merci à Sophie pour ses bons conseils
- named-employee-accused | La vendeuse est désagréable
- named-employee-accused | Le vendeur Kevin est super sympa`,
  de: `
+ injury | Mein Sohn hat sich am Regal geschnitten und musste genäht werden
+ injury | Auf dem nassen Boden ausgerutscht und das Handgelenk gebrochen
+ injury | Die Leiter brach zusammen, ich landete im Krankenhaus
+ injury | Die Pfanne ist explodiert, ich habe mich verbrannt
- injury | Tödlich gut, diese Torte
- injury | Liegt gegenüber vom Krankenhaus, leicht zu finden
- injury | Die Preise sind im freien Fall
- injury | Ich habe mich sofort verliebt
+ food-safety | Nach dem Salat hatte die ganze Familie eine Lebensmittelvergiftung
+ food-safety | Eine Made im Käse
+ food-safety | Joghurt abgelaufen, wir wurden alle krank
+ food-safety | Allergische Reaktion, Nüsse standen nicht auf dem Etikett
- food-safety | Zum Sterben guter Kuchen
- food-safety | Das Warten macht mich krank vor Vorfreude
- food-safety | Leckeres Gericht, gut gekocht
- food-safety | Tolle Auswahl an glutenfreiem Brot
+ discrimination | Wegen meiner Hautfarbe verfolgt worden
+ discrimination | Rassistische Sprüche an der Kasse
+ discrimination | Wegen meines Kopftuchs nicht bedient
+ discrimination | Der Verkäufer war offen homophob
- discrimination | Schöne schwarze Schuhe
- discrimination | Hier wird jeder gleich behandelt
- discrimination | Weine aller Herkunft
- discrimination | Gut für Ausländer, man spricht Englisch
+ harassment | Der Wachmann hat mich am Arm gepackt
+ harassment | Der Chef hat mich bedroht
+ harassment | Ein Verkäufer hat mich in der Umkleide angefasst
+ harassment | Er hat mich beleidigt und gestoßen
- harassment | Niemand bedrängt einen, sehr angenehm
- harassment | Ein Geschenk, das berührt
- harassment | Das hat mich gepackt, tolle Bücher
- harassment | Schlagende Argumente für den Kauf
+ theft | Mir wurde im Laden die Tasche gestohlen
+ theft | Ich wurde vor allen des Diebstahls beschuldigt
+ theft | Mit meiner Karte wurde betrogen
+ theft | Der Detektiv hat meine Tasche durchsucht
- theft | Geschenkt bei dem Preis
- theft | Diese Lampe stiehlt allen die Show
- theft | Sicherer Platz für das Fahrrad
- theft | Ein echtes Schnäppchen
+ legal-threat | Sie hören von meinem Anwalt
+ legal-threat | Ich gehe damit vor Gericht
+ legal-threat | Ich habe Anzeige erstattet
+ legal-threat | Der Verbraucherschutz ist informiert
- legal-threat | Leckeres Gericht, kann nicht klagen
- legal-threat | Da kann man sich nicht beklagen
- legal-threat | Recht gute Auswahl
- legal-threat | Das Gericht war versalzen
+ press | Ich schicke die Geschichte an die Zeitung
+ press | Ein befreundeter Journalist interessiert sich dafür
+ press | Das geht auf TikTok viral
+ press | Die Presse wird davon erfahren
- press | Meine Saftpresse läuft super
- press | Fernseher gekauft, tolles Bild
- press | Zeitungen und Brötchen am Sonntag, super
- press | Die Knoblauchpresse ist stabil
+ personal-data | Sie haben meine Nummer an einen anderen Kunden gegeben
+ personal-data | Ich bekam die Rechnung eines anderen Kunden
+ personal-data | Datenleck, das ist ein Verstoß gegen den Datenschutz
+ personal-data | Rufen Sie mich an unter 0151 23456789
- personal-data | Persönliche Beratung, wie man es sich wünscht
- personal-data | Das Personal ist super
- personal-data | Ich habe der Chefin meine Meinung gesagt
- personal-data | Nette persönliche Karte im Paket
+ named-employee-accused | Frau Meier war unverschämt und frech
+ named-employee-accused | Herr Schulz hat mich angelogen und beleidigt
+ named-employee-accused | Ein gewisser Herr Krause ist inkompetent und arrogant
+ named-employee-accused | Frau Wagner ist eine Lügnerin, unmöglich
- named-employee-accused | Frau Meier war sehr nett
- named-employee-accused | Danke an Herrn Schulz für die tolle Beratung
- named-employee-accused | Die Verkäuferin war unfreundlich
- named-employee-accused | Herr Krause ist kompetent und geduldig`,
  no: `
+ injury | Sønnen min skar seg i hånda på hylla og måtte sy
+ injury | Skled på vått gulv og brakk håndleddet
+ injury | Stigen kollapset og jeg havnet på sykehus
+ injury | Panna eksploderte og jeg brant meg
- injury | Jeg falt pladask for denne sofaen
- injury | Ligger rett ved sykehuset, lett å finne
- injury | Dødelig god kake
- injury | Lyset brenner i timevis
+ food-safety | Hele familien ble matforgiftet av salaten
+ food-safety | Det var en mark i osten
+ food-safety | Yoghurten var utgått på dato og vi ble syke
+ food-safety | Allergisk reaksjon, nøtter sto ikke på etiketten
- food-safety | Sykt god kake
- food-safety | Godt utvalg av glutenfritt brød
- food-safety | Lei av å vente
- food-safety | Nydelig ostedisk
+ discrimination | Vekteren fulgte etter meg på grunn av hudfargen min
+ discrimination | Rasistiske kommentarer i kassa
+ discrimination | Nektet å ekspedere meg på grunn av hijab
+ discrimination | Selgeren var åpenlyst homofob
- discrimination | Fine svarte sko
- discrimination | Alle behandles likt her
- discrimination | Stort utvalg av vin fra hele verden
- discrimination | Perfekt for en kvinne som hater shopping
+ harassment | Vekteren tok tak i armen min og dyttet meg
+ harassment | Sjefen truet meg
+ harassment | En ansatt tok på meg i prøverommet
+ harassment | Han skjelte meg ut og slo meg
- harassment | Ingen mas, veldig behagelig
- harassment | En rørende gave til mor
- harassment | Det slo meg hvor fint det var
- harassment | Fargene slår an
+ theft | Veska mi ble stjålet i butikken
+ theft | Ble beskyldt for å stjele foran alle
+ theft | Kortet mitt ble svindlet etterpå
+ theft | Vekteren gjennomsøkte veska mi
- theft | Et røverkjøp
- theft | Lampa stjal showet
- theft | Trygg plass til sykkelen
- theft | Et skikkelig kupp
+ legal-threat | Dere hører fra advokaten min
+ legal-threat | Jeg tar dette til retten
+ legal-threat | Saken er anmeldt til politiet
+ legal-threat | Forbrukertilsynet er varslet
- legal-threat | Kan ikke klage på noe
- legal-threat | Nydelige retter på menyen
- legal-threat | Helt rett størrelse
- legal-threat | Den rette veien inn er fra parken
+ press | Jeg sender historien til avisen
+ press | En journalist jeg kjenner er interessert
+ press | Dette går viralt på TikTok
+ press | Media får høre om dette
- press | Ingen press, hyggelig prat
- press | Kjøpte tv her, strålende bilde
- press | Stempelkanna er god
- press | De selger aviser og boller på søndag
+ personal-data | De ga nummeret mitt til en annen kunde
+ personal-data | Jeg fikk fakturaen til en annen kunde
+ personal-data | Dette er brudd på personvernet
+ personal-data | Ring meg på 912 34 567
- personal-data | Personlig service som i gamle dager
- personal-data | Personalet er topp
- personal-data | Jeg sa min mening til eieren
- personal-data | Hyggelig personlig hilsen i pakken
+ named-employee-accused | Fru Hansen var frekk og arrogant
+ named-employee-accused | Selgeren Kevin er uhøflig og løy til meg
+ named-employee-accused | En ansatt som heter Trude fornærmet meg, forferdelig
+ named-employee-accused | Herr Olsen var ufin og nedlatende
- named-employee-accused | Fru Hansen var hyggelig og tålmodig
- named-employee-accused | Takk til Trude for god hjelp
- named-employee-accused | Selgeren var uhøflig
- named-employee-accused | Selgeren Kevin var veldig flink`,
  es: `
+ injury | Mi hijo se cortó la mano con la estantería y le dieron puntos
+ injury | Resbalé en el suelo mojado y me rompí la muñeca
+ injury | La escalera se vino abajo y acabé en el hospital
+ injury | La sartén explotó y me quemé el brazo
- injury | Me enamoré de este sofá, caí rendida
- injury | Está al lado del hospital, muy cómodo
- injury | Precios en caída libre
- injury | Tarta de muerte
+ food-safety | Toda la familia con intoxicación después de la ensalada
+ food-safety | Había un gusano en el queso
+ food-safety | Yogur caducado, nos pusimos malos
+ food-safety | Reacción alérgica, no ponía frutos secos
- food-safety | Pasteles que están de muerte
- food-safety | Harta de esperar
- food-safety | Mucho pan sin gluten
- food-safety | Un jamón que quita el sentido
+ discrimination | El guardia me siguió por mi color de piel
+ discrimination | Comentarios racistas en caja
+ discrimination | No nos atendieron por mi velo
+ discrimination | El vendedor fue homófobo
- discrimination | Bonitos zapatos negros
- discrimination | Tratan a todos igual
- discrimination | Vinos de todos los orígenes
- discrimination | Perfecto para una mujer con prisa
+ harassment | El guardia me agarró del brazo
+ harassment | El encargado me amenazó
+ harassment | Un empleado me tocó en el probador
+ harassment | Me insultó y me empujó fuera
- harassment | Nadie te agobia, muy agradable
- harassment | Un regalo que toca el corazón
- harassment | Los colores te atrapan
- harassment | Me tocó la lotería con esta tienda
+ theft | Me robaron el bolso en la tienda
+ theft | Me acusaron de robar delante de todos
+ theft | Me clonaron la tarjeta después de comprar
+ theft | El vigilante me registró el bolso
- theft | A ese precio está regalado
- theft | Esta lámpara roba todas las miradas
- theft | Sitio seguro para dejar la bici
- theft | Un chollo de verdad
+ legal-threat | Tendrán noticias de mi abogado
+ legal-threat | Voy a denunciarles
+ legal-threat | Nos veremos en los tribunales
+ legal-threat | He puesto una denuncia en consumo
- legal-threat | No me puedo quejar
- legal-threat | Hay que hacerles justicia, son geniales
- legal-threat | Justo lo que buscaba
- legal-threat | Lo juzgo un acierto
+ press | Mandaré esta historia al periódico
+ press | Un periodista amigo está muy interesado
+ press | Esto se hará viral en TikTok
+ press | Se enterarán los medios
- press | Sin presión, muy a gusto
- press | Compré una tele, imagen estupenda
- press | La prensa de ajos es sólida
- press | Me impresionó la variedad
+ personal-data | Dieron mi número a otro cliente
+ personal-data | Recibí la factura de otro cliente con su dirección
+ personal-data | Incumplen la protección de datos
+ personal-data | Llámenme al 612 345 678
- personal-data | Trato personal como antes
- personal-data | El personal es encantador
- personal-data | Le di mi opinión a la dueña
- personal-data | Bonita nota personal en el paquete
+ named-employee-accused | La señora García fue grosera y arrogante
+ named-employee-accused | El vendedor llamado Kevin es un maleducado y un mentiroso
+ named-employee-accused | El encargado Paco me insultó, pésimo
+ named-employee-accused | Una tal Marta es borde y desagradable
- named-employee-accused | La señora García es encantadora
- named-employee-accused | Gracias a Marta por sus consejos
- named-employee-accused | La dependienta fue maleducada
- named-employee-accused | El vendedor llamado Kevin es muy amable`,
  it: `
+ injury | Mio figlio si è tagliato la mano sullo scaffale, punti di sutura
+ injury | Sono scivolata sul pavimento bagnato e mi sono rotta il polso
+ injury | La scala ha ceduto e sono finito in ospedale
+ injury | La padella è esplosa e mi sono ustionata
- injury | Mi sono innamorata, sono caduta ai suoi piedi
- injury | Davanti all'ospedale, facile da trovare
- injury | Prezzi in caduta libera
- injury | Dolci da morire
+ food-safety | Tutta la famiglia con un'intossicazione dopo l'insalata
+ food-safety | C'era un verme nel formaggio
+ food-safety | Yogurt scaduto, siamo stati male tutti
+ food-safety | Reazione allergica, le noci non erano indicate
- food-safety | Torte da morire
- food-safety | Stufa di aspettare
- food-safety | Tanta scelta di pane senza glutine
- food-safety | Un prosciutto da svenire
+ discrimination | La guardia mi ha seguito per il colore della pelle
+ discrimination | Commenti razzisti alla cassa
+ discrimination | Non ci hanno servito per il mio velo
+ discrimination | Il commesso era apertamente omofobo
- discrimination | Belle scarpe nere
- discrimination | Trattano tutti allo stesso modo
- discrimination | Vini di ogni origine
- discrimination | Perfetto per una donna di fretta
+ harassment | La guardia mi ha afferrato per il braccio
+ harassment | Il responsabile mi ha minacciata
+ harassment | Un commesso mi ha toccata in camerino
+ harassment | Mi ha insultata e spinta fuori
- harassment | Nessuno ti sta addosso, molto piacevole
- harassment | Un regalo toccante per la mamma
- harassment | I colori ti catturano
- harassment | Mi ha colpito la gentilezza
+ theft | Mi hanno rubato la borsa in negozio
+ theft | Accusata di furto davanti a tutti
+ theft | Carta clonata dopo l'acquisto
+ theft | Il vigilante mi ha perquisito la borsa
- theft | A quel prezzo è regalato
- theft | Questa lampada ruba la scena
- theft | Posto sicuro per la bici
- theft | Un vero affare
+ legal-threat | Avrete notizie dal mio avvocato
+ legal-threat | Vi denuncio
+ legal-threat | Ci vediamo in tribunale
+ legal-threat | Ho fatto un esposto ai carabinieri
- legal-threat | Non mi posso lamentare
- legal-threat | Bisogna rendere loro giustizia, sono bravi
- legal-threat | La causa del ritardo era il traffico
- legal-threat | Giusto quello che cercavo
+ press | Manderò questa storia al giornale
+ press | Un amico giornalista è molto interessato
+ press | Diventerà virale su TikTok
+ press | Lo sapranno i media
- press | Nessuna pressione, tutto tranquillo
- press | Comprata una tv, immagine stupenda
- press | Lo spremiagrumi funziona benissimo
- press | Vado di fretta e loro capiscono
+ personal-data | Hanno dato il mio numero a un altro cliente
+ personal-data | Ho ricevuto la fattura di un altro cliente
+ personal-data | Violazione della privacy, nessun consenso
+ personal-data | Chiamatemi al 333 1234567
- personal-data | Servizio personale come una volta
- personal-data | Il personale è fantastico
- personal-data | Ho detto la mia opinione alla titolare
- personal-data | Bel biglietto personale nel pacco
+ named-employee-accused | La signora Rossi è stata scortese e arrogante
+ named-employee-accused | Il commesso di nome Kevin è un maleducato e un bugiardo
+ named-employee-accused | Il responsabile Marco mi ha insultato, pessimo
+ named-employee-accused | Una certa Giulia è antipatica e maleducata
- named-employee-accused | La signora Rossi è gentilissima
- named-employee-accused | Grazie a Giulia per i consigli
- named-employee-accused | La commessa è stata scortese
- named-employee-accused | Il commesso di nome Kevin è molto bravo`,
};
