import { noTopics } from '#modules/communication/server/writing/phrases/no-topics.ts';
import type { PhraseSet } from '#modules/communication/server/writing/phrases/phrase-set.ts';

export const no: PhraseSet = {
  greeting: {
    named: {
      formal: ['Hei {name},', 'God dag, {name}.'],
      warm: ['Hei {name}!', 'Hei, {name}!'],
      brief: ['Hei {name},', 'Hei {name}!'],
    },
    plain: { formal: ['Hei,', 'God dag.'], warm: ['Hei!', 'Hei der!'], brief: [''] },
  },
  thanks: {
    PO: {
      formal: [
        'Tusen takk for den hyggelige anmeldelsen.',
        'Vi setter stor pris på at du tok deg tid til å skrive.',
        'Takk for den positive tilbakemeldingen om {shop}.',
        'Mange takk for de gode ordene.',
        'Takk for anmeldelsen, som vi leste med stor glede.',
        'Vi takker for den fine omtalen.',
      ],
      warm: [
        'Tusen takk for en så fin anmeldelse!',
        'Så hyggelig å lese, tusen takk!',
        'Ordene dine varmer, takk skal du ha.',
        'Hjertelig takk fra oss alle hos {shop}!',
        'Takk for at du tok deg tid til å skrive til oss.',
        'Slike anmeldelser er en fryd å lese, tusen takk!',
      ],
      brief: [
        'Takk for anmeldelsen.',
        'Tusen takk for de fine ordene.',
        'Mange takk for tilbakemeldingen.',
        'Takk, det var hyggelig å lese.',
        'Takk for at du skrev til oss.',
      ],
    },
    NE: {
      formal: [
        'Takk for en ærlig anmeldelse.',
        'Takk for at du beskriver opplevelsen så saklig.',
        'Vi setter pris på en balansert tilbakemelding om {shop}.',
        'Takk for at du tok deg tid til å gi oss en tilbakemelding.',
        'Vi takker for at du er åpen om hvordan du opplevde besøket.',
      ],
      warm: [
        'Takk for at du forteller oss så ærlig hvordan det var.',
        'Takk for ærlige ord, de hjelper oss virkelig.',
        'Takk for at du tok deg tid til å skrive til oss.',
        'Det hjelper oss mye når noen er så åpne, tusen takk.',
        'Takk for at du deler inntrykkene dine med oss.',
      ],
      brief: [
        'Takk for en ærlig tilbakemelding.',
        'Takk for at du sier ifra.',
        'Takk for anmeldelsen.',
        'Takk for ærlige ord.',
      ],
    },
  },
  apology: {
    formal: [
      'Vi beklager at opplevelsen hos oss ikke var god.',
      'Vi ber om unnskyldning for det du beskriver.',
      'Vi beklager sterkt at vi ikke innfridde forventningene dine.',
      'Vi har lest anmeldelsen din nøye og beklager det som skjedde.',
      'Takk for at du sier ifra. Vi ber om unnskyldning.',
    ],
    warm: [
      'Vi er virkelig lei oss for at besøket ble slik.',
      'Vi beklager så mye at vi skuffet deg.',
      'Det var ikke en slik opplevelse vi ville gi deg, og det beklager vi.',
      'Takk for at du er åpen med oss. Vi beklager virkelig.',
      'Vi forstår godt at du er skuffet, og vi beklager.',
    ],
    brief: [
      'Dette beklager vi.',
      'Vi beklager opplevelsen.',
      'Beklager at vi skuffet deg.',
      'Vi er lei oss for å lese dette.',
      'Vi ber om unnskyldning.',
    ],
  },
  topics: noTopics,
  about: {
    PO: [
      'Det er hyggelig å lese det du skriver om {topics}.',
      'Vi er glade for de fine ordene om {topics}.',
      'Rosen for {topics} setter vi stor pris på.',
      'Takk for komplimentet om {topics}.',
      'Det du sier om {topics}, er en glede å lese.',
    ],
    NE: [
      'Vi har notert oss det du sier om {topics}.',
      'Kommentarene dine om {topics} er nyttige for oss.',
      'Det du skriver om {topics}, gir oss noe å tenke på.',
      'Takk for det du skriver om {topics}.',
      'Synspunktene dine på {topics} er til god hjelp for oss.',
    ],
    NG: [
      'Vi tar det du skriver om {topics}, på alvor.',
      'Kritikken av {topics} har vi fått med oss.',
      'Vi forstår skuffelsen over {topics}.',
      'Det du forteller om {topics}, skulle ikke ha skjedd.',
      'Vi vil bli bedre når det gjelder {topics}.',
    ],
  },
  more: {
    PO: [
      'Vi er også glade for det du skriver om {topics}.',
      'Takk også for de fine ordene om {topics}.',
      'Like hyggelig er det å lese det du sier om {topics}.',
    ],
    NG: [
      'Vi har også notert oss kritikken av {topics}.',
      'Like alvorlig tar vi det du skriver om {topics}.',
      'Vi har også lest det du sier om {topics}.',
    ],
  },
  general: {
    PO: [
      'Det er godt å vite at du var fornøyd med oss.',
      'Slike tilbakemeldinger gir oss lyst til å fortsette på samme måte.',
      'Vi deler ordene dine med alle som jobber her.',
      'Så fint at du hadde et hyggelig besøk.',
      'Det er akkurat slik vi vil at kundene skal ha det.',
    ],
    NE: [
      'Vi vil gjerne vite hva vi kunne ha gjort bedre.',
      'Hvis du forteller oss hva som manglet, kan vi jobbe med det.',
      'Inntrykket ditt hjelper oss å se hvor vi kan bli bedre.',
      'Vi skulle gjerne ha gjort deg helt fornøyd.',
      'Vi har fortsatt noe å gå på, og det vil vi gjøre noe med.',
    ],
    NG: [
      'Vi vil gjerne forstå hva som gikk galt.',
      'Det du beskriver, er ikke slik vi vil ha det for kundene våre.',
      'Kritikken hjelper oss å se hva vi må endre.',
      'Du hadde grunn til å vente mer av oss.',
      'Vi tar anmeldelsen på alvor og vil ikke la det bli med det.',
    ],
  },
  turnToComplaint: [
    'Samtidig beklager vi at ikke alt gikk som det skulle.',
    'Vi er likevel lei oss for at noe av opplevelsen var mindre hyggelig.',
    'For det som ikke var bra nok, ber vi om unnskyldning.',
    'Vi beklager at noe la en demper på det gode inntrykket.',
    'Vi har også lest kritikken nøye, og vi beklager.',
  ],
  turnToPraise: [
    'Takk for at du også nevner det som var bra.',
    'Det er fint av deg å trekke frem det positive også.',
    'Vi har også lest det positive, og det takker vi for.',
    'Vi setter ekstra pris på at du også nevner noe positivt.',
  ],
  facts: {
    hours: [
      'Åpningstidene våre er: {hours}.',
      'Til neste besøk, her er åpningstidene: {hours}.',
      'Dette er åpningstidene våre: {hours}.',
      'Her er åpningstidene våre: {hours}.',
    ],
    product: [
      'Hele utvalget vårt ligger på nett ({product}).',
      'På nettsiden vår ({product}) ser du alt vi har.',
      'Du finner hele utvalget på nettsiden vår ({product}).',
    ],
  },
  contact: {
    form: [
      'Skriv gjerne til oss via kontaktskjemaet ({form}), så ser vi på det sammen.',
      'Hvis du gir oss noen detaljer via skjemaet vårt ({form}), kan vi se nærmere på saken.',
      'Vi vil gjerne høre mer: Via skjemaet ({form}) kommer meldingen din rett til oss.',
      'Kan du fortelle oss mer via dette skjemaet ({form})? Vi ser på det.',
    ],
    phone: [
      'Ring oss gjerne på {phone}, så tar vi en prat om det.',
      'Du når oss på {phone}, og vi vil gjerne ordne opp i dette med deg.',
      'Vi snakker gjerne med deg direkte, på {phone}.',
      'Hvis du ringer oss på {phone}, kan vi finne en løsning sammen.',
    ],
    email: [
      'Skriv gjerne til oss på {email}, så ser vi nærmere på saken.',
      'En kort melding til {email} er nok, så ser vi på saken.',
      'Vi vil gjerne høre mer fra deg på {email}.',
    ],
    none: [
      'Ta det gjerne opp med oss neste gang du er innom, så ser vi på saken.',
      'Vi vil gjerne snakke med deg om dette i butikken.',
      'Kom gjerne bort til oss i butikken, så finner vi en løsning sammen.',
    ],
  },
  extra: {
    PO: [
      'Slike anmeldelser hjelper også andre kunder å finne oss.',
      'Vi leser alle anmeldelser, og denne kommer vi til å huske.',
      'Det gir oss lyst til å være like oppmerksomme fremover.',
      'Bak hvert besøk står det folk som gjør sitt beste, og slike ord er den fineste lønnen.',
    ],
    NE: [
      'Vi leser hver anmeldelse sammen, for det er slik vi blir bedre.',
      'En slik tilbakemelding viser oss hva som fungerer, og hva som ikke gjør det ennå.',
      'Det er detaljene som gjør et besøk godt, og dem jobber vi videre med.',
    ],
    NG: [
      'Vi leser slike anmeldelser sammen, fordi vi vil lære av dem.',
      'Det er viktig for oss å få vite når noe går galt.',
      'Åpne ord hjelper oss å unngå den samme feilen igjen.',
    ],
  },
  closing: {
    PO: {
      formal: [
        'Vi ser frem til neste besøk.',
        'Det blir en glede å se deg igjen.',
        'Vi håper å se deg igjen hos {shop}.',
        'Takk for tilliten.',
        'Du er alltid velkommen tilbake.',
      ],
      warm: [
        'Vi sees hos {shop}!',
        'Vi gleder oss til neste besøk!',
        'Vi gleder oss til å se deg igjen!',
        'Velkommen tilbake!',
        'Alt godt, og på gjensyn!',
      ],
      brief: ['Vi sees.', 'På gjensyn.', 'Velkommen tilbake.', 'Vi håper å se deg igjen.'],
    },
    NE: {
      formal: [
        'Vi håper å overbevise deg helt neste gang.',
        'Vi vil gjerne ønske deg velkommen tilbake.',
        'Vi håper at neste besøk blir enda bedre.',
        'Takk for tilliten.',
      ],
      warm: [
        'Vi håper å gjøre det enda bedre neste gang!',
        'Vi vil gjerne se deg igjen hos {shop}.',
        'Vi håper du gir oss sjansen til å gjøre det bedre.',
        'Forhåpentlig sees vi igjen!',
      ],
      brief: [
        'Vi håper å gjøre det bedre neste gang.',
        'Vi håper å se deg igjen.',
        'På gjensyn, håper vi.',
        'Takk for tilliten.',
      ],
    },
    NG: {
      formal: [
        'Vi vil gjerne vinne tilbake tilliten din.',
        'Vi håper å kunne rette opp dette.',
        'Takk for at du gir oss muligheten til å bli bedre.',
        'Vi håper å få tilliten din tilbake.',
      ],
      warm: [
        'Vi vil veldig gjerne rette opp dette.',
        'Vi håper du gir oss en ny sjanse.',
        'Vi vil gjerne vise deg at vi kan bedre.',
        'Vi håper å vinne tilbake tilliten din.',
      ],
      brief: [
        'Vi vil gjøre det bedre.',
        'Vi vil gjerne rette opp dette.',
        'Vi håper på en ny sjanse.',
        'Dette lærer vi av.',
      ],
    },
  },
  blank: {
    5: [
      'Tusen takk for de fem stjernene.',
      'Fem stjerner, så hyggelig for alle oss som jobber her, takk!',
      'Mange takk for toppkarakteren.',
      'Takk for den strålende vurderingen av {shop}.',
      'Fem stjerner! Det får oss til å smile, tusen takk!',
      'Vi er kjempeglade for fem stjerner, takk.',
    ],
    4: [
      'Tusen takk for de fire stjernene.',
      'Mange takk for den gode vurderingen.',
      'Takk for den fine vurderingen av {shop}.',
      'Fire stjerner er en fin oppmuntring, takk.',
      'Vi er glade for fire stjerner, takk.',
    ],
    3: [
      'Takk for vurderingen. Vi vil gjerne vite hva vi kan gjøre bedre.',
      'Takk for de tre stjernene. Hva var det som manglet?',
      'Takk for vurderingen av {shop}. Fortell oss hva som manglet, så jobber vi med det.',
      'Takk for de tre stjernene. Noen ord ville hjelpe oss å bli bedre.',
      'Takk for vurderingen. Hva ville du ha endret hos oss?',
    ],
    low: [
      'Vi beklager at du ikke var fornøyd, og vil gjerne vite hvorfor.',
      'Vurderingen viser at noe gikk galt, og det beklager vi.',
      'Vi beklager at vi ikke svarte til forventningene.',
      'Vi ber om unnskyldning hvis besøket ikke var bra.',
      'Det er synd at du ikke var fornøyd med oss, og vi beklager.',
    ],
  },
  signature: 'Hilsen oss hos {shop}',
  quotes: ['«', '»'],
};
