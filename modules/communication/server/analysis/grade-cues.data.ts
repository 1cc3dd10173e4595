import type { AnalysedLanguage } from './language-lists.ts';

/**
 * Words that tell how a comment relates to its grade: they explain a wrong grade, mock, postpone the judgement or only
 * inform. Each class has one weight for low, middle and high grades, learned from all languages. Entries use the syntax
 * of the sentiment word lists.
 */
export const GRADE_CUES = {
  mistake: {
    en: 'wrong, mistake, accident*, meant, slipped, finger*, thumb, button, mis click*, misclick*, tapped, ignore the, instead of five, cannot change, can t change, can t edit, how to change',
    fr: 'erreur, trompé*, glissé, doigt*, manip*, clic, cliqué, appuyé, voulais, bouton, au lieu de, modifier, corriger, changer la note',
    de: 'versehen*, falsch, vertippt, verklickt, verdrückt, abgerutscht, finger, daumen, eigentlich, natürlich fünf, natürlich 5, gemeint, statt, ändern, korrigieren',
    no: 'feil, uhell, bomma, bommet, trykte, trykket, trykka, skulle vært, mente, finger*, tommel*, endre, rette, i stedet for, egentlig',
    es: 'error, equivoc*, sin querer, dedo*, pulsé, pulsado, marqué, quería poner, querido poner, en vez de, cambiar la nota, cambiarlo, corregir, eran cinco, son cinco',
    it: 'errore, sbagliat*, sbaglio, dito, dita, pollice, premuto, schiacciato, cliccato, volevo, invece di, modificare, correggere, cambiare il voto, erano cinque, sarebbero cinque',
  },
  attention: {
    en: 'so that, so this, so you, so someone, so somebody, so people, read this, reads this, reads it, gets read, attention, noticed, see this, be seen, at the top, visible',
    fr: 'pour que, pour être, lise, lisiez, lu, lue, attention, visible, remonte, voie, en haut',
    de: 'damit, liest, lest, lesen, gelesen, auffällt, gesehen wird, sichtbar, oben, aufmerksamkeit',
    no: 'så noen, slik at, for at, leser, leses, lest, blir lest, sett, synlig, øverst, oppmerksomhet',
    es: 'para que, lea, lean, leáis, lo lean, leído, atención, visible, se vea, vean, arriba',
    it: 'così, affinché, perché qualcuno, legga, leggano, leggiate, letto, attenzione, visibile, si veda, in alto, in evidenza',
  },
  mocking: {
    en: 'comedy, entertainment, theatre, museum, medal, trophy, oscar, prize, record, talent, consistency, reliability, creativity, imagination, courage, patience, concept, authentic, workout, gym, exercise, training, tradition, art, artist*, magic*, consider*, generous*, impressive, bravo, congratulations, hats off, chapeau, well done, thank you for, thanks for, if you like, if you enjoy, ideal for, perfect for, perfect if, look no further, who needs, only took',
    fr: 'comédie, spectacle, théâtre, musée, médaille, trophée, oscar, prix du, record, talent, constance, créativité, imagination, courage, patience, concept, authentique, sport, musculation, entraînement, tradition, art, artiste*, magi*, prouesse, exploit, généreu*, impressionnant, bravo, félicitations, chapeau, merci pour, merci de, si vous aimez, idéal pour, parfait pour, pour ceux qui, à qui, seulement',
    de: 'komödie, kino, theater, museum, medaille, pokal, oscar, preis für, rekord, talent, beständigkeit, zuverlässig*, kreativ*, fantasie, phantasie, mut, geduld, konzept, authentisch, sport*, fitness*, training, tradition, kunst*, künstler*, magi*, zauber*, leistung, großzügig, beeindruckend, bravo, glückwunsch, gratul*, respekt, hut ab, chapeau, danke dafür, danke für, wer gern, wer gerne, ideal für, perfekt für, perfekt um, genau richtig, geschafft',
    no: 'komedie, underholdning, teater, museum, medalje, pokal, oscar, pris for, rekord, talent, oppfinnsom*, kreativ*, fantasi, mot, tålmodighet, konsept, autentisk, trim, trening*, tradisjon, kunst*, magi*, prestasjon, bragd, raus*, imponer*, bravo, gratulerer, hatten av, applaus, takk for, hvis du liker, om du liker, perfekt for, ideelt for, passer for, klarte å, bare',
    es: 'comedia, espectáculo, teatro, museo, medalla, trofeo, óscar, oscar, premio, récord, talento, constancia, creatividad, imaginación, valor, paciencia, concepto, auténtic*, gimnasio, deporte, entrenamiento, tradición, arte, artista*, magi*, mago*, hazaña, generos*, impresionante, bravo, enhorabuena, felicidades, felicit*, me quito el sombrero, gracias por, si te gusta, si os gusta, ideal para, perfecto para, perfecta para, solo tard*',
    it: 'commedia, spettacolo, teatro, museo, medaglia, trofeo, oscar, premio, record, talento, costanza, creatività, fantasia, coraggio, pazienza, concetto, autentic*, palestra, sport, allenamento, tradizione, arte, artist*, magi*, mago*, impresa, generos*, impressionante, bravi, bravo, complimenti, congratulazioni, chapeau, tanto di cappello, grazie per, se vi piace, se ti piace, ideale per, perfetto per, perfetta per, indimenticabil*, ci vuole',
  },
  postponed: {
    en: 'we ll see, will see, wait and see, not sure, undecided, too soon, too early, not yet, haven t, have not, yet to, will update, update later, can t judge, can t say, cannot say, hard to say, jury, suppose, maybe, might, torn, mixed, hit and miss, depends, in two minds, make up your',
    fr: 'on verra, à voir, à suivre, pas encore, trop tôt, je verrai, j attends, mitigé*, partagé*, perplexe, je ne sais pas, sais pas, difficile de juger, difficile à dire, pour juger, juger, peut être, ça dépend, selon les jours, hésite, moyen, sans plus',
    de: 'mal sehen, mal schauen, schauen wir, abwarten, noch nicht, zu früh, weiß nicht, weiß noch nicht, kann ich nicht sagen, kann nicht beurteilen, beurteilen, unentschlossen, hin und hergerissen, hin und her, zwiegespalten, gemischt*, vielleicht, kommt drauf an, je nachdem, mal so, teils, geht so, halt',
    no: 'får se, vi får se, ikke ennå, ikke enda, har ikke, for tidlig, vet ikke, usikker, vanskelig å si, kan ikke si, bedømme, delt, blandet*, kanskje, kommer an på, både og, tja, så som så, litt av hvert',
    es: 'ya veremos, veremos, a ver, todavía no, aún no, pronto para, no sé, no sabría, no puedo opinar, opinar, juzgar, indecis*, dud*, depende, según el día, quizá*, tal vez, regular, sin más, ni fu ni fa, a medias, agridulce',
    it: 'vedremo, si vedrà, da vedere, non ancora, troppo presto, non so, non saprei, non posso giudicare, giudicare, giudizio, indecis*, combattut*, dipende, a seconda, forse, magari, così così, nella media, senza infamia, vediamo, a metà',
  },
  notice: {
    en: 'next to, opposite, round the corner, around the corner, entrance, moved, relocated, formerly, used to be, street, road, square, floor, upstairs, branch, address, fyi, by the way, note that, station, bus, tram, does anyone, do they, do you, are you, is there, can you, is it possible',
    fr: 'à côté, en face, au coin, entrée, déménagé, anciennement, autrefois, avant c était, rue, place, avenue, étage, succursale, adresse, pour info, à noter, gare, bus, tram, est ce que, avez vous, faites vous, y a t il, peut on, êtes vous, quelqu un sait, acceptez vous',
    de: 'neben, gegenüber, um die ecke, eingang, umgezogen, ehemals, früher, straße, platz, etage, stock, filiale, adresse, zur info, übrigens, achtung, bahnhof, bus, tram, habt ihr, haben sie, gibt es, kann man, seid ihr, führt ihr, weiß jemand, nehmt ihr, bieten sie',
    no: 'ved siden av, rett over, rundt hjørnet, inngang*, flytta, flyttet, tidligere, gate, gata, gaten, torget, etasje, filial, adresse, til info, obs, forresten, stasjon*, buss*, trikk*, har dere, er det, kan man, finnes det, noen som vet, tar dere, er dere, selger dere',
    es: 'al lado, enfrente, frente a, a la vuelta, esquina, entrada, mudado, trasladado, antes era, antigua, antiguo, calle, plaza, avenida, planta, sucursal, dirección, para info, ojo, aviso, estación, autobús, tranvía, tenéis, tienen, hacen, hacéis, se puede, hay, sabéis, alguien sabe, abren, abrís, envían',
    it: 'accanto, di fronte, all angolo, dietro, ingresso, entrata, trasferit*, spostat*, prima era, ex, via, piazza, viale, piano, filiale, indirizzo, per info, attenzione, stazione, autobus, tram, avete, fate, c è, si può, qualcuno sa, siete, accettate, vendete',
  },
  outsider: {
    en: 'never been, haven t been, not been, passing, passed by, drove past, walked past, from the outside, only went with, accompan*, my neighbour, my neighbor, i work, works there, used to work, know the owner, on behalf, a friend of mine, colleague*, for my, didn t buy, bought nothing, just looking, only looked, just browsing',
    fr: 'jamais allé*, pas encore allé*, de passage, passant, passé devant, vu de l extérieur, de l extérieur, accompagn*, mon voisin, ma voisine, je travaille, y travaille, travaillé, connais le patron, pour le compte, un ami, une amie, collègue*, rien acheté, juste regardé, pour regarder',
    de: 'nie drin, noch nie, war nur, auf der durchreise, vorbeigefahren, vorbeigelaufen, vorbeigegangen, von außen, begleit*, mein nachbar, meine nachbarin, arbeite, arbeitet, gearbeitet, kenne den, lehre, im auftrag, ein freund, eine freundin, kolleg*, nichts gekauft, nur geschaut, nur geguckt',
    no: 'aldri vært, ikke vært, bare var, på gjennomreise, kjørte forbi, gikk forbi, utenfra, fra utsiden, ble med, fulgte, naboen, jobber, jobba, jobbet, kjenner eieren, på vegne, en venn, ei venninne, kollega*, kjøpte ikke, ikke kjøpt, bare kikket, bare kikka, bare så',
    es: 'nunca he, no he ido, de paso, pasaba por, por fuera, desde fuera, acompañ*, mi vecin*, trabajo, trabaja, trabajé, conozco al dueño, de parte de, un amigo, una amiga, mi cuñad*, compañer*, no compré, no compramos, solo miré, a mirar, solo acompañaba',
    it: 'mai stat*, mai entrat*, di passaggio, passavo, passat* davanti, da fuori, dall esterno, accompagn*, il mio vicino, la mia vicina, lavoro, lavora, lavorato, conosco il titolare, per conto, un amico, un amica, mio cognato, mia cognata, colleg*, non ho comprato, comprato niente, solo guardato, a guardare',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<AnalysedLanguage, string>>>>;
