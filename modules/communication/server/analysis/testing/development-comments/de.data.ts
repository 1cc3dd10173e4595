export const de = `
5 PO staff+ | Sehr nettes und hilfsbereites Personal.
5 PO advice+ | Tolle Beratung, die Verkäuferin hat sich viel Zeit genommen.
1 NG advice- | Keine Beratung, der Mitarbeiter hatte keine Ahnung.
1 NG staff- | Unfreundliche Bedienung, wurde pampig abgefertigt.
2 NG price- | Viel zu teuer, woanders günstiger.
5 PO price+ | Faire Preise und gute Angebote.
1 NG quality- | Nach zwei Wochen kaputt, schlechte Qualität.
5 PO quality+ | Hochwertige Ware, sehr gut verarbeitet.
5 PO choice+ | Riesige Auswahl, hier findet man alles.
3 NG choice- | Leider nur wenig Auswahl bei den Schuhen.
5 PO delivery+ | Schnelle Lieferung, am nächsten Tag da.
1 NG delivery- | Paket nie angekommen.
2 NG waiting- | Ewig gewartet, nur eine Kasse offen.
5 PO waiting+ | Keine Wartezeit, schnell bedient.
2 NG opening-hours- | Stand vor verschlossener Tür, die Öffnungszeiten stimmen nicht.
5 PO opening-hours+ | Gute Öffnungszeiten, auch abends lange geöffnet.
2 NG cleanliness- | Dreckige Umkleiden, es stinkt.
5 PO cleanliness+ | Sauberer und aufgeräumter Laden.
2 NG parking- | Kaum Parkplätze, Parken ist eine Katastrophe.
5 PO parking+ | Genügend kostenlose Parkplätze vor der Tür.
1 NG after-sales- | Reklamation abgelehnt, niemand meldet sich zurück.
5 PO after-sales+ | Umtausch war problemlos, sehr kulant.
5 PO packaging+ | Alles sehr gut verpackt.
2 NG packaging- | Karton aufgerissen, Ware schlecht verpackt.
5 PO online-order+ | Bestellung im Onlineshop einfach und übersichtlich.
1 NG online-order- | Bestellung wurde einfach storniert, die App stürzt ständig ab.
2 NG availability- | Angebote immer ausverkauft, leere Regale.
5 PO availability+ | Alles vorrätig, habe sofort alles gefunden.
3 NE staff+ price- | Nettes Personal, aber leider teuer.
3 NE | Ganz okay, nichts Besonderes.
3 NE | Durchschnittlich, geht so.
4 PO | Gar nicht schlecht.
1 NG | Gefällt mir überhaupt nicht.
1 NG | Nie wieder, absolute Frechheit!
5 PO | Noch nie enttäuscht worden.
5 PO | Suuuper Laden, gerne wieder 👍
1 NG | Glückwunsch, tolle Leistung: vier Wochen für eine Schraube.
5 PO staff+ | Serh freundliche Mitarbieter
2 NG | Früher war es besser.
5 PO | Schoener Laden, kann ich nur empfehlen.
2 NG | Funktioniert nicht, würde ich nicht empfehlen.
5 PO advice+ staff+ | Der Verkäufer hat sich richtig Zeit genommen und mir drei Pfannen in die Hand gegeben, bis es passte.
1 NG waiting- | Eine halbe Stunde an der Kasse gestanden, weil nur eine offen war. Geht gar nicht.
5 PO | Passt!
5 PO | Spitze, gerne wieder.
1 NG | Finger weg!
3 NE | Na ja.
3 NE | Ganz ok, mehr aber auch nicht.
3 NE | In Ordnung.
3 NE choice+ price- | Riesige Auswahl, allerdings gesalzene Preise.
4 PO price- quality+ | Nicht billig, dafür hält das Zeug ewig.
1 NG quality- | Nach zwei Wochen ist der Reißverschluss hin.
5 PO quality+ | Unser Sofa steht seit acht Jahren und sieht aus wie neu.
1 NG after-sales- | Reklamation seit Januar, man wird nur vertröstet.
5 PO after-sales+ | Brille verbogen, in fünf Minuten gerichtet, wollten nicht mal was dafür haben.
5 NG staff- | Fünf Sterne, damit es jemand liest: So pampig wurde ich noch nie bedient.
1 PO advice+ staff+ | Ups, falsch geklickt, sollten 5 Sterne sein! Super nette und fachkundige Beratung.
2 NG price- | Beim Discounter nebenan kostet derselbe Akku die Hälfte.
5 PO price+ | Faire Preise, da kann man nicht meckern.
3 NE opening-hours~ | Haben Sie am Brückentag auf?
2 NG opening-hours- | Laut Internet bis 18 Uhr, stand um halb sechs vor verschlossener Tür.
4 PO opening-hours+ | Super, dass die auch samstags bis acht aufhaben.
1 NG staff- | Man wird angeschaut, als hätte man den Laden ausrauben wollen.
5 PO staff+ | Hier wird man noch gegrüßt.
5 PO staff+ | Herzlich, geduldig, einfach liebe Leute.
2 NG advice- | Von Tuten und Blasen keine Ahnung, hat alles vom Etikett abgelesen.
1 NG delivery- | Liefertermin dreimal verschoben, Urlaub dafür genommen, keiner kam.
5 PO delivery+ packaging+ | Gestern bestellt, heute da, bombensicher verpackt.
2 NG packaging- delivery- | Karton aufgerissen, zwei Gläser Scherben.
4 PO packaging+ | Als Geschenk liebevoll eingepackt.
1 NG online-order- | Bezahlvorgang bricht dauernd ab, App unbrauchbar.
4 PO online-order+ waiting+ | Online reserviert, im Laden abgeholt, keine Minute gewartet.
2 NG availability- online-order- | Im Netz stand "verfügbar", vor Ort: leider aus.
2 NG availability- | Die Regale sind halb leer und nachbestellt wird auch nicht.
5 PO availability+ | Hatten das Ersatzteil tatsächlich noch da, Wahnsinn.
1 NG cleanliness- | Umkleiden dreckig, überall Staubmäuse.
5 PO cleanliness+ | Blitzsauber und aufgeräumt.
2 NG parking- | Parken kann man vergessen.
5 PO parking+ | Genug Parkplätze direkt vor der Tür und alles ebenerdig.
4 PO staff+ parking- | Sehr nettes Team, nur die Parkplatzsuche nervt.
3 NE staff+ quality- | Freundlich waren sie ja, aber die Brötchen waren von gestern.
3 NE quality+ delivery- | Schrank ist top, die Lieferung war ein Drama.
1 NG quality- after-sales- | Schuhe nach drei Wochen durch, und dann heißt es "normaler Verschleiß".
5 PO | Nix zu meckern.
5 PO | Ich geh nirgendwo anders mehr hin.
1 NG | Nie wieder.
2 NG | War früher besser.
2 NG | Hab mir mehr erwartet.
4 PO | Bin angenehm überrascht.
5 PO | Der Laden is der Hammer.
5 PO staff+ | Griaß eich, a super Gschäft, d'Leit san so nett!
4 PO | Kann man machen, sogar sehr gut.
3 NE | Durchwachsen.
3 NE staff~ | Kommt drauf an, wen man erwischt.
3 NE | Geht so.
1 NG price- | 4,50 für einen Kaffee aus dem Automaten, habt ihr sie noch alle?
5 PO quality+ | Das Brot ist ein Gedicht.
5 PO quality+ price+ | Preis-Leistung unschlagbar, das Rad läuft wie am ersten Tag.
2 NG quality- | Naht ging beim ersten Tragen auf.
1 NG quality- | Der Joghurt war schimmlig. Beim Bio-Laden!
4 PO quality+ | Die Gleitsichtbrille sitzt perfekt, ich vergess sie auf der Nase.
2 NG quality- | Gläser falsch eingeschliffen, tagelang Kopfweh gehabt.
5 PO advice+ | Endlich mal jemand, der sich mit Laufschuhen auskennt.
5 PO advice+ price+ | Hat mir vom teureren Modell abgeraten. So was nenn ich ehrlich.
2 NG staff- waiting- | Drei Verkäuferinnen tratschen, und keine fühlt sich zuständig.
1 NG staff- | Der Ladendetektiv ist mir durch den ganzen Markt hinterhergelaufen.
4 PO staff+ choice- | Kleiner Laden, wenig Modelle, aber die Chefin ist Gold wert.
2 NG choice- | Stoffabteilung zusammengestrichen, stattdessen nur noch Deko-Krempel.
5 PO choice+ quality+ | Käsetheke vom Feinsten, da schlägt das Herz höher.
1 NG | Ganz großes Kino. Drei Termine, drei Absagen.
1 NG after-sales- | Toll, "Zufriedenheitsgarantie", wenn keiner ans Telefon geht.
5 PO after-sales+ staff+ | Umtausch ohne Bon, völlig unkompliziert und mit einem Lächeln.
4 PO after-sales+ | Messer geschliffen, schneiden wieder wie Gift.
2 NG after-sales- delivery- | Falsche Farbe geliefert und ich soll das Porto für die Rücksendung zahlen?
3 NE | War nur kurz drin, nichts gekauft.
3 NE | Liegt direkt am Bahnhof.
5 PO | 😍👍
1 NG | 🤬
5 PO | klasse laden echt toll
1 NG staff- | unfreundlichste bedinung ever
2 NG staff- | Kein Gruß, kein Lächeln, nichts.
5 PO staff+ waiting+ | Kam sofort dran und bekam sogar einen Espresso.
4 PO waiting+ | Voll war's, aber es ging zügig.
2 NG waiting- | Zwanzig Minuten in der Warteschleife, dann rausgeflogen.
3 NE choice+ waiting- | Tolle Pflanzen, am Samstag aber Schlange bis zum Eingang.
5 PO delivery+ staff+ | Die Monteure waren pünktlich, sauber und haben alles wieder mitgenommen.
1 NG delivery- | Paket einfach in den Regen gestellt, Danke für nichts.
4 PO delivery- quality+ | Hat gedauert, aber das Warten hat sich gelohnt: wunderschöner Tisch.
5 PO quality+ staff+ | Metzger wie früher, Wurst ein Traum und immer einen Spruch auf den Lippen.
2 NG price- quality- | Überteuerter Ramsch.
3 NE price+ quality- | Billig, aber eben auch billig verarbeitet.
1 NG price- | Am Regal 29, an der Kasse 39. Abzocke.
5 PO | Jederzeit wieder!
2 NG | Einmal und nicht wieder.
5 PO | Besser geht's nicht.
5 PO advice+ choice+ | Acht Sättel durfte ich probefahren, bis der richtige dabei war.
1 NG advice- quality- | Falsches Öl verkauft, jetzt ist das Parkett fleckig.
2 NG online-order- | Gutscheincode wird nicht angenommen, Newsletter kommt trotzdem dreimal am Tag.
4 PO cleanliness+ staff+ | Gepflegter Laden, zuvorkommende Leute.
2 NG cleanliness- quality- | Es muffelt und das Gemüse ist welk.
3 NE advice+ availability- | Gut beraten worden, aber lagernd war wieder nix.
4 PO | Isch würkli en tolle Lade.
2 NG | Muss man nicht haben.
4 PO | Da gehste gern hin.
1 NG | Saftladen.
3 NE | Ich würde sagen Mittelmaß.
2 NG quality- | Der Tisch wackelt, hab Pappe druntergelegt.
1 NG staff- advice- | Null Kompetenz, null Interesse, null Freundlichkeit.
5 PO staff+ | Meine Oma im Rollstuhl wurde behandelt wie eine Königin.
2 NG staff- | Der Herr an der Info hatte sichtlich keine Lust.
4 PO | Mein Mann wollte gar nicht mehr raus.
1 NG after-sales- | Garantie? Fehlanzeige.
3 NE | Könnte besser sein, könnte schlechter sein.
5 PO | Ohne Wenn und Aber empfehlenswert.
2 NG | Leider nicht zu empfehlen.
4 PO | Moin, schnackiger Laden, löppt.
5 PO staff+ | Mein Kleiner hat gebrüllt, die Kassiererin hat ihm einen Aufkleber geschenkt. Herzig.
4 PO quality+ | Der Wasserkocher ist in einer Minute fertig und weckt keinen auf.
1 NG after-sales- | Rückruf war für Montag versprochen. Heute ist Freitag.
2 NG quality- | Zweimal gewaschen und der Pulli sieht aus wie ein Putzlappen.
5 PO advice+ quality+ | Füße vermessen und festgestellt, dass ich dreißig Jahre die falsche Größe getragen hab. Endlich wandern ohne Schmerzen.
3 NE | Kein Highlight, kein Reinfall.
5 PO price+ | Wollte eine Rose, bin mit fünf heim, weil sie halb so viel kosten wie im Supermarkt.
1 NG staff- | Hat nur mit dem Finger gezeigt und weiter aufs Handy gestarrt.
5 PO delivery+ | Um neun stand der Kühlschrank in der Küche und lief, der alte war weg.
2 NG waiting- | Termin um zehn, drangekommen um zehn vor elf, kein Wort dazu.
4 PO choice+ parking- | In den Büchern kann man sich verlieren, kommt aber besser mit dem Bus.
1 NG online-order- delivery- | Aufpreis für Express gezahlt, sechs Tage später zeigt die Verfolgung immer noch nichts.
5 PO after-sales+ | Reißverschluss am Rucksack ersetzt, während ich nebenan einen Kaffee trank.
2 NG price- | Zwölf Euro für ein Glas Honig, ich dachte erst an einen Druckfehler.
3 NE price+ staff- | Preise top, aber wegen einer Melone angeblafft werden muss nicht sein.
5 PO | So stellt man sich einen Laden vor.
1 NG cleanliness- | Auf die Toilette würde ich nicht mal meinen Hund lassen.
4 PO availability+ | Hat drei Filialen angerufen, bis meine Größe gefunden war.
2 NG choice- | Alles in Beige oder Grau, fertig.
5 PO packaging+ | Meine Schwester dachte, es kommt vom Juwelier, so hübsch war die Schachtel.
1 NG advice- | Angeblich Farbe für draußen, nach dem ersten Regen war sie weg.
3 NE | Zweiter Besuch weniger überzeugend als der erste.
4 PO opening-hours+ | Sonntagabend keine Windeln mehr, die hatten zum Glück auf.
2 NG opening-hours- | Halb zehn und immer noch keiner da, der aufsperrt.
5 PO quality+ | Das Brot hat den Heimweg nicht überlebt.
5 PO staff+ quality+ | Nettes Team, Küche in drei Tagen eingebaut und alles sauber hinterlassen.
4 PO choice+ price- | Viele Räder da, preislich eher gehoben.
2 NG staff- advice- | Der junge Mann war wohl neu und musste wegen jeder Frage einen Kollegen holen.
1 NG delivery- after-sales- | Schrank kam mit falschen Türen. Zwei Monate und vier Anrufe später leben wir immer noch aus Kartons.
5 PO advice+ staff+ | So viel Geduld mit einem alten Mann, der sich nicht entscheiden kann.
3 NE quality+ waiting- | Essen war gut, Wartezeit zu lang.
1 NG quality- | Die wasserdichte Jacke ist alles, nur nicht wasserdicht.
4 PO online-order+ | Im Zug bestellt, auf dem Heimweg abgeholt. So einfach.
2 NG price- after-sales- | 45 Euro nur fürs Anschauen meiner Uhr verlangt.
5 PO quality+ | Um meine Tomaten von dort beneidet mich die ganze Straße.
5 PO after-sales+ | Farbe doch nicht gefallen, Umtausch kein Thema.
3 NE | Haut mich nicht vom Hocker.
1 NG staff- | Hat nur mit meinem Mann geredet, obwohl ich die Kundin war.
4 PO cleanliness+ choice+ | Aufgeräumter Laden mit hübschen Sachen fürs Zuhause.
2 NG availability- | Im Prospekt zum halben Preis, um neun schon alles weg.
1 NG | Einmal und nie mehr.
5 PO | Meine Mutter hat gestrahlt.
2 NG parking- | Musste zwei Säcke Erde einen halben Kilometer schleppen, weil nirgends ein Platz frei war.
5 PO waiting+ | Zum Sehtest rein, zwanzig Minuten später mit Linsen raus.
4 PO | Genau das, was ich gesucht habe.
2 NG quality- price- | Dünner Stoff für so viel Geld.
3 NE choice+ advice- | Jede Menge Zeug, aber keiner, der es erklärt.
1 NG online-order- after-sales- | Bestellung ohne Info storniert und das Geld drei Wochen behalten.
5 PO packaging+ delivery+ | Schnell da, jeder Teller einzeln eingewickelt.
4 PO opening-hours+ staff+ | Haben noch auf, wenn andere längst daheim sind, und sind trotzdem gut drauf.`;
