import { itTopics } from '#modules/communication/server/writing/phrases/it-topics.ts';
import type { PhraseSet } from '#modules/communication/server/writing/phrases/phrase-set.ts';

export const it: PhraseSet = {
  greeting: {
    named: {
      formal: ['Gentile {name},', 'Buongiorno {name},'],
      warm: ['Buongiorno {name},', 'Buongiorno, {name}!'],
      brief: ['Buongiorno {name},'],
    },
    plain: { formal: ['Buongiorno,'], warm: ['Buongiorno,', 'Buongiorno!'], brief: [''] },
  },
  thanks: {
    PO: {
      formal: [
        'Grazie mille per la [Sua|tua] gentile recensione.',
        '[La|Ti] ringraziamo di cuore per aver dedicato del tempo a scriverci.',
        'Molte grazie per le [Sue|tue] parole su {shop}.',
        'Abbiamo letto la [Sua|tua] recensione con grande piacere e [La|ti] ringraziamo.',
        'Grazie per aver condiviso un’opinione così positiva.',
        '[Le|Ti] siamo grati per il [Suo|tuo] apprezzamento.',
      ],
      warm: [
        'Grazie mille per questa bella recensione!',
        'Che piacere leggere queste parole, grazie!',
        'Le [Sue|tue] parole ci hanno rallegrato la giornata, grazie.',
        'Un grande grazie da tutto il team!',
        'Grazie per aver trovato un momento per scriverci.',
        'Recensioni così sono una gioia da leggere, grazie!',
      ],
      brief: [
        'Grazie per la recensione.',
        'Grazie mille per le belle parole.',
        'Molte grazie per il commento.',
        'Grazie, fa piacere leggerlo.',
        'Grazie per averci scritto.',
      ],
    },
    NE: {
      formal: [
        'Grazie per la [Sua|tua] recensione sincera.',
        '[La|Ti] ringraziamo per aver descritto la [Sua|tua] esperienza con tanto equilibrio.',
        'Apprezziamo la franchezza della [Sua|tua] opinione su {shop}.',
        'Grazie per aver dedicato del tempo a raccontarci la [Sua|tua] visita.',
        'Le [Sue|tue] impressioni ci sono molto utili, grazie.',
      ],
      warm: [
        'Grazie per averci raccontato con tanta sincerità com’è andata.',
        'Grazie per le parole sincere, ci aiutano davvero.',
        'Grazie per aver trovato il tempo di scriverci.',
        'Un’opinione così sincera ci aiuta molto, grazie.',
        'Grazie per aver condiviso con noi le [Sue|tue] impressioni.',
      ],
      brief: [
        'Grazie per la [Sua|tua] sincerità.',
        'Grazie per avercelo detto.',
        'Grazie per la recensione.',
        'Grazie per le parole franche.',
      ],
    },
  },
  apology: {
    formal: [
      'Siamo spiacenti che la [Sua|tua] esperienza da noi non sia stata positiva.',
      '[Le|Ti] chiediamo scusa per l’esperienza che [descrive|descrivi].',
      'Ci dispiace sinceramente di non essere stati all’altezza delle [Sue|tue] aspettative.',
      'Abbiamo letto con attenzione la [Sua|tua] recensione e [Le|ti] chiediamo scusa.',
      'Grazie per la segnalazione. [Le|Ti] porgiamo le nostre scuse per l’accaduto.',
    ],
    warm: [
      'Ci dispiace davvero che la [Sua|tua] visita sia andata così.',
      'Ci dispiace molto per questa delusione.',
      'Non è l’esperienza che volevamo offrir[Le|ti], e ci dispiace.',
      'Grazie per la franchezza. Ci dispiace sinceramente.',
      'Comprendiamo la [Sua|tua] delusione e [Le|ti] chiediamo scusa.',
    ],
    brief: [
      'Ci dispiace.',
      'Ci scusiamo per questa esperienza.',
      'Ci dispiace per la delusione.',
      'Ci dispiace leggere queste parole.',
      '[Le|Ti] chiediamo scusa.',
    ],
  },
  topics: itTopics,
  about: {
    PO: [
      'Ci fa piacere che [abbia|tu abbia] apprezzato {topics}.',
      'È bello leggere parole così gentili riguardanti {topics}.',
      'Grazie per il complimento riguardante {topics}.',
      'Siamo felici che [Lei|tu] citi {topics} con parole così gentili.',
      'Gli elogi riguardanti {topics} ci incoraggiano molto.',
    ],
    NE: [
      'Abbiamo preso nota delle osservazioni riguardanti {topics}.',
      'I commenti riguardanti {topics} ci sono utili.',
      'Per quanto riguarda {topics}, il [Suo|tuo] commento ci fa riflettere.',
      'Grazie per le osservazioni riguardanti {topics}.',
      'Per quanto riguarda {topics}, il [Suo|tuo] punto di vista ci aiuta.',
    ],
    NG: [
      'Prendiamo sul serio le critiche riguardanti {topics}.',
      'Le critiche riguardanti {topics} ci sono arrivate chiare.',
      'Capiamo la delusione per quanto riguarda {topics}.',
      'Per quanto riguarda {topics}, quello che [racconta|racconti] non doveva succedere.',
      'Vogliamo migliorare per quanto riguarda {topics}.',
    ],
  },
  more: {
    PO: [
      'Ci fa piacere che [abbia|tu abbia] apprezzato anche {topics}.',
      'Grazie anche per le parole gentili riguardanti {topics}.',
      'Non ci sono sfuggiti nemmeno gli elogi riguardanti {topics}.',
    ],
    NG: [
      'Abbiamo preso nota anche delle critiche riguardanti {topics}.',
      'Prendiamo altrettanto sul serio le osservazioni riguardanti {topics}.',
      'Abbiamo letto anche le critiche riguardanti {topics}.',
    ],
  },
  general: {
    PO: [
      'È bello sapere che la visita è stata un piacere.',
      'Un commento così ci incoraggia a continuare allo stesso modo.',
      'Condivideremo le [Sue|tue] parole con tutto il team.',
      'Siamo contenti che da noi sia andato tutto bene.',
      'È proprio così che vogliamo che si sentano i nostri clienti.',
    ],
    NE: [
      'Ci piacerebbe sapere che cosa avremmo potuto fare meglio.',
      'Se ci [dice|dici] che cosa è mancato, potremo lavorarci.',
      'La [Sua|tua] impressione ci aiuta a vedere dove migliorare.',
      'Avremmo voluto che fosse tutto perfetto.',
      'Possiamo ancora migliorare, e vogliamo farlo.',
    ],
    NG: [
      'Vorremmo capire che cosa è successo esattamente.',
      'Quello che [descrive|descrivi] non è ciò che vogliamo per i nostri clienti.',
      'La [Sua|tua] critica ci aiuta a vedere che cosa dobbiamo cambiare.',
      '[Si aspettava|Ti aspettavi] di più da noi, e con ragione.',
      'Prendiamo sul serio la recensione e non vogliamo lasciare le cose così.',
    ],
  },
  turnToComplaint: [
    'Allo stesso tempo ci dispiace che non tutto sia andato bene.',
    'Ci dispiace, però, che una parte dell’esperienza sia stata meno piacevole.',
    'Ci scusiamo comunque per quello che non è stato all’altezza.',
    'Ci dispiace che qualcosa abbia guastato questa buona impressione.',
    'Abbiamo letto con attenzione anche le critiche, e ci dispiace.',
  ],
  turnToPraise: [
    'Grazie per aver ricordato anche ciò che è andato bene.',
    'È gentile da parte [Sua|tua] segnalare anche gli aspetti positivi.',
    'Abbiamo letto anche le cose positive, e [La|ti] ringraziamo.',
    'Apprezziamo che [abbia|tu abbia] citato anche qualcosa di positivo.',
  ],
  facts: {
    hours: [
      'I nostri orari: {hours}.',
      'Per la prossima visita, ecco i nostri orari: {hours}.',
      'Ecco i nostri orari: {hours}.',
      'Ricordiamo i nostri orari: {hours}.',
    ],
    product: [
      'Tutto il nostro assortimento è online ({product}).',
      'Sul nostro sito ({product}) ci sono tutti i prodotti.',
      '[Troverà|Troverai] tutto l’assortimento sul nostro sito ({product}).',
    ],
  },
  contact: {
    form: [
      '[Ci scriva|Scrivici] tramite il nostro modulo ({form}), così possiamo parlarne.',
      'Se ci [dà|dai] qualche dettaglio tramite il nostro modulo ({form}), potremo esaminare la cosa.',
      'Vorremmo saperne di più: con il nostro modulo ({form}) il messaggio ci arriva direttamente.',
      '[Può|Puoi] dirci di più tramite questo modulo ({form})? Ce ne occuperemo.',
    ],
    phone: [
      '[Ci chiami|Chiamaci] al {phone}, così possiamo parlarne.',
      'Siamo raggiungibili al {phone} e vorremmo chiarire la cosa insieme.',
      'Ne parliamo volentieri di persona, al {phone}.',
      'Se ci [chiama|chiami] al {phone}, cercheremo insieme una soluzione.',
    ],
    email: [
      '[Ci scriva|Scrivici] a {email}, così possiamo esaminare la cosa.',
      'Basta un breve messaggio a {email} e ce ne occuperemo.',
      'Vorremmo saperne di più, via e-mail a {email}.',
    ],
    none: [
      'Alla prossima visita [ce ne parli|parlacene] pure, così possiamo esaminare la cosa.',
      'Ci piacerebbe parlarne insieme in negozio.',
      '[Venga|Vieni] a parlarcene in negozio, cercheremo insieme una soluzione.',
    ],
  },
  extra: {
    PO: [
      'Una recensione così aiuta anche altri clienti a trovarci.',
      'Leggiamo tutte le recensioni, e questa ce la ricorderemo.',
      'Ci incoraggia a mettere sempre la stessa attenzione.',
      'Dietro ogni visita c’è un team che fa del suo meglio, e queste parole sono la sua ricompensa.',
    ],
    NE: [
      'Leggiamo ogni recensione insieme, perché è così che miglioriamo.',
      'Un commento così ci mostra che cosa funziona e che cosa non ancora.',
      'Sono i dettagli a fare una buona visita, e continuiamo a lavorarci.',
    ],
    NG: [
      'Leggiamo insieme queste recensioni, perché vogliamo imparare.',
      'Per noi è importante sapere quando qualcosa va storto.',
      'La franchezza ci aiuta a non ripetere lo stesso errore.',
    ],
  },
  closing: {
    PO: {
      formal: [
        'Sarà un piacere riveder[La|ti].',
        'Saremo lieti di accoglier[La|ti] di nuovo.',
        'Speriamo di riveder[La|ti] presto da {shop}.',
        'Grazie per la fiducia.',
        'Restiamo a [Sua|tua] disposizione.',
      ],
      warm: [
        'A presto da {shop}!',
        'Non vediamo l’ora di riveder[La|ti]!',
        'Alla prossima visita!',
        'A presto!',
        'Un caro saluto e a presto!',
      ],
      brief: ['A presto.', 'Alla prossima.', 'Speriamo di riveder[La|ti].', 'Un saluto.'],
    },
    NE: {
      formal: [
        'Speriamo di convincer[La|ti] del tutto la prossima volta.',
        'Saremo lieti di accoglier[La|ti] di nuovo.',
        'Speriamo che la prossima visita sia ancora migliore.',
        'Grazie per la fiducia.',
      ],
      warm: [
        'Speriamo di fare ancora meglio la prossima volta!',
        'Ci piacerebbe riveder[La|ti] da {shop}.',
        'Speriamo di avere l’occasione di fare meglio.',
        'A presto, speriamo!',
      ],
      brief: [
        'Speriamo di fare meglio la prossima volta.',
        'Speriamo di riveder[La|ti].',
        'Alla prossima, speriamo.',
        'Grazie per la fiducia.',
      ],
    },
    NG: {
      formal: [
        'Vorremmo riconquistare la [Sua|tua] fiducia.',
        'Speriamo di poter rimediare.',
        'Grazie per darci l’occasione di migliorare.',
        'Teniamo a riguadagnare la [Sua|tua] fiducia.',
      ],
      warm: [
        'Vorremmo davvero rimediare.',
        'Speriamo in una seconda possibilità.',
        'Vorremmo dimostrar[Le|ti] che sappiamo fare meglio.',
        'Speriamo di ritrovare la [Sua|tua] fiducia.',
      ],
      brief: [
        'Vogliamo fare meglio.',
        'Vorremmo rimediare.',
        'Speriamo in una seconda possibilità.',
        'Ne faremo tesoro.',
      ],
    },
  },
  blank: {
    5: [
      'Grazie mille per le cinque stelle.',
      'Cinque stelle, che gioia per il nostro team, grazie!',
      'Molte grazie per il punteggio massimo.',
      'Grazie per aver valutato così bene {shop}.',
      'Cinque stelle, che bel regalo: ci fa sorridere, grazie!',
      'Queste cinque stelle ci fanno molto piacere, grazie.',
    ],
    4: [
      'Grazie mille per le quattro stelle.',
      'Molte grazie per la bella valutazione.',
      'Grazie per il buon voto a {shop}.',
      'Quattro stelle sono un bell’incoraggiamento, grazie.',
      'Queste quattro stelle ci fanno piacere, grazie.',
    ],
    3: [
      'Grazie per la valutazione. Ci piacerebbe sapere che cosa possiamo migliorare.',
      'Grazie per le tre stelle. Che cosa è mancato?',
      'Grazie per aver valutato {shop}. [Ci dica|Dicci] che cosa è mancato, ci lavoreremo.',
      'Grazie per le tre stelle. Qualche parola ci aiuterebbe a migliorare.',
      'Grazie per la valutazione. Che cosa [cambierebbe|cambieresti]?',
    ],
    low: [
      'Ci dispiace che la visita non sia stata soddisfacente e vorremmo sapere perché.',
      'La valutazione mostra che qualcosa è andato storto, e ci dispiace.',
      'Ci dispiace di non essere stati all’altezza.',
      'Ci scusiamo se la visita non è andata bene.',
      'È un peccato che l’esperienza non sia stata buona, e ci dispiace.',
    ],
  },
  signature: 'Il team di {shop}',
  quotes: ['«', '»'],
};
