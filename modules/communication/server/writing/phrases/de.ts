import { deTopics } from '#modules/communication/server/writing/phrases/de-topics.ts';
import type { PhraseSet } from '#modules/communication/server/writing/phrases/phrase-set.ts';

export const de: PhraseSet = {
  greeting: {
    named: {
      formal: ['Guten Tag {name},'],
      warm: ['Hallo {name},', 'Guten Tag {name},'],
      brief: ['Hallo {name},'],
    },
    plain: { formal: ['Guten Tag,'], warm: ['Hallo,', 'Guten Tag,'], brief: [''] },
  },
  thanks: {
    PO: {
      formal: [
        'Vielen Dank für [Ihre|deine] freundliche Bewertung.',
        'Wir danken [Ihnen|dir] herzlich für [Ihre|deine] positive Rückmeldung.',
        'Herzlichen Dank, dass [Sie sich|du dir] Zeit für diese Bewertung genommen [haben|hast].',
        'Wir haben uns sehr über [Ihre|deine] Bewertung gefreut, vielen Dank.',
        'Vielen Dank für [Ihre|deine] anerkennenden Worte über {shop}.',
        'Wir danken [Ihnen|dir] für [Ihr|dein] Lob.',
      ],
      warm: [
        'Vielen Dank für diese schöne Bewertung!',
        'Danke für [Ihre|deine] lieben Worte, wir haben uns sehr gefreut!',
        'Herzlichen Dank vom ganzen Team!',
        'Danke, dass [Sie sich|du dir] einen Moment für uns genommen [haben|hast].',
        'So eine Bewertung lesen wir gern, vielen Dank!',
        'Wir freuen uns riesig über [Ihre|deine] Worte, danke!',
      ],
      brief: [
        'Vielen Dank für [Ihre|deine] Bewertung.',
        'Danke für die netten Worte.',
        'Herzlichen Dank für die Rückmeldung.',
        'Danke, das lesen wir gern.',
        'Danke, dass [Sie|du] uns geschrieben [haben|hast].',
      ],
    },
    NE: {
      formal: [
        'Vielen Dank für [Ihre|deine] ehrliche Bewertung.',
        'Wir danken [Ihnen|dir] für die ausgewogene Rückmeldung.',
        'Danke, dass [Sie|du] [Ihre|deine] Erfahrung so offen [schildern|schilderst].',
        'Vielen Dank, dass [Sie sich|du dir] Zeit für eine Rückmeldung genommen [haben|hast].',
        'Wir schätzen [Ihre|deine] offenen Worte über {shop}.',
      ],
      warm: [
        'Danke, dass [Sie|du] uns so offen [erzählen|erzählst], wie es war.',
        'Vielen Dank für [Ihre|deine] ehrlichen Worte, sie helfen uns wirklich.',
        'Danke, dass [Sie sich|du dir] die Zeit genommen [haben|hast], uns zu schreiben.',
        'Wir freuen uns über so offene Worte, vielen Dank.',
        'Danke, dass [Sie|du] [Ihre|deine] Eindrücke mit uns [teilen|teilst].',
      ],
      brief: [
        'Danke für die ehrliche Rückmeldung.',
        'Danke für den Hinweis.',
        'Vielen Dank für [Ihre|deine] Bewertung.',
        'Danke für die offenen Worte.',
      ],
    },
  },
  apology: {
    formal: [
      'Es tut uns leid, dass [Ihr|dein] Besuch nicht zufriedenstellend war.',
      'Wir bitten [Sie|dich] für das geschilderte Erlebnis um Entschuldigung.',
      'Wir bedauern sehr, dass wir [Ihre|deine] Erwartungen nicht erfüllt haben.',
      'Wir haben [Ihre|deine] Kritik aufmerksam gelesen und bitten um Entschuldigung.',
      'Danke, dass [Sie|du] uns darauf aufmerksam [machen|machst]. Wir bitten [Sie|dich] um Entschuldigung.',
    ],
    warm: [
      'Es tut uns wirklich leid, dass [Ihr|dein] Besuch so verlaufen ist.',
      'Es tut uns sehr leid, dass wir [Sie|dich] enttäuscht haben.',
      'So sollte [Ihr|dein] Besuch nicht sein, und das tut uns leid.',
      'Danke für [Ihre|deine] offenen Worte. Es tut uns aufrichtig leid.',
      'Wir können [Ihre|deine] Enttäuschung verstehen und bitten um Entschuldigung.',
    ],
    brief: [
      'Das tut uns leid.',
      'Wir bitten um Entschuldigung.',
      'Es tut uns leid, das zu lesen.',
      'Wir bedauern diese Erfahrung.',
      'Es tut uns leid, dass wir [Sie|dich] enttäuscht haben.',
    ],
  },
  topics: deTopics,
  about: {
    PO: [
      'Wir freuen uns über [Ihre|deine] freundlichen Worte über {topics}.',
      '[Ihr|Dein] Lob für {topics} freut uns sehr.',
      'Was [Sie|du] über {topics} [schreiben|schreibst], lesen wir gern.',
      'Danke für die netten Worte über {topics}.',
      'Es ist schön, so Gutes über {topics} zu lesen.',
    ],
    NE: [
      'Was [Sie|du] über {topics} [schreiben|schreibst], haben wir notiert.',
      '[Ihre|Deine] Anmerkungen über {topics} sind für uns nützlich.',
      'Wir machen uns Gedanken über das, was [Sie|du] über {topics} [sagen|sagst].',
      'Danke für die offenen Worte über {topics}.',
      '[Ihr|Dein] Blick auf {topics} hilft uns.',
    ],
    NG: [
      'Wir nehmen ernst, was [Sie|du] über {topics} [schreiben|schreibst].',
      'Wir haben verstanden, dass es Kritik gibt, was {topics} betrifft.',
      'Wir verstehen [Ihre|deine] Enttäuschung über {topics}.',
      'Was [Sie|du] über {topics} [berichten|berichtest], hätte nicht passieren dürfen.',
      'Was {topics} angeht, wollen wir besser werden.',
    ],
  },
  more: {
    PO: [
      'Auch [Ihr|dein] Lob für {topics} freut uns.',
      'Ebenso gern lesen wir, was [Sie|du] über {topics} [schreiben|schreibst].',
      'Danke auch für die freundlichen Worte über {topics}.',
    ],
    NG: [
      'Auch [Ihre|deine] Kritik, was {topics} betrifft, haben wir notiert.',
      'Ebenso ernst nehmen wir, was [Sie|du] über {topics} [schreiben|schreibst].',
      'Auch was [Sie|du] über {topics} [schreiben|schreibst], haben wir gelesen.',
    ],
  },
  general: {
    PO: [
      'Schön, dass [Sie sich|du dich] bei uns wohlgefühlt [haben|hast].',
      'Eine solche Rückmeldung bestärkt uns darin, so weiterzumachen.',
      'Wir geben [Ihre|deine] Worte gern an das ganze Team weiter.',
      'Es ist gut zu wissen, dass der Besuch Freude gemacht hat.',
      'Genau so soll es bei uns sein.',
    ],
    NE: [
      'Uns interessiert, was wir hätten besser machen können.',
      'Wenn [Sie|du] uns [sagen|sagst], was gefehlt hat, können wir daran arbeiten.',
      '[Ihr|Dein] Eindruck hilft uns zu sehen, wo wir besser werden können.',
      'Wir hätten [Sie|dich] gern ganz zufrieden gesehen.',
      'Da ist noch Luft nach oben, und die wollen wir nutzen.',
    ],
    NG: [
      'Wir möchten verstehen, was genau passiert ist.',
      'So etwas sollte bei uns niemand erleben.',
      '[Ihre|Deine] Kritik hilft uns zu sehen, was wir ändern müssen.',
      '[Sie haben|Du hast] zu Recht mehr von uns erwartet.',
      'Wir nehmen [Ihre|deine] Bewertung ernst und möchten es nicht dabei belassen.',
    ],
  },
  turnToComplaint: [
    'Zugleich tut es uns leid, dass nicht alles gut gelaufen ist.',
    'Leider war nicht alles so angenehm, und das tut uns leid.',
    'Für das, was nicht gut gelaufen ist, bitten wir dennoch um Entschuldigung.',
    'Es tut uns leid, dass dieser gute Eindruck getrübt wurde.',
    'Auch [Ihre|deine] Kritik haben wir aufmerksam gelesen, und es tut uns leid.',
  ],
  turnToPraise: [
    'Danke, dass [Sie|du] auch das Gute [erwähnen|erwähnst].',
    'Es ist nett, dass [Sie|du] auch [schreiben|schreibst], was gut war.',
    'Auch das Positive haben wir gelesen, vielen Dank dafür.',
    'Umso mehr schätzen wir, dass [Sie|du] auch etwas Positives [nennen|nennst].',
  ],
  facts: {
    hours: [
      'Unsere Öffnungszeiten: {hours}.',
      'Für den nächsten Besuch hier unsere Öffnungszeiten: {hours}.',
      'Das sind unsere Öffnungszeiten: {hours}.',
      'Zur Erinnerung unsere Öffnungszeiten: {hours}.',
    ],
    product: [
      'Unser ganzes Sortiment gibt es auch online ({product}).',
      'Auf unserer Website ({product}) ist alles zu sehen, was wir führen.',
      'Das gesamte Sortiment [finden Sie|findest du] auf unserer Website ({product}).',
    ],
  },
  contact: {
    form: [
      'Bitte [schreiben Sie|schreib] uns über unser Formular ({form}), damit wir der Sache gemeinsam nachgehen können.',
      'Wenn [Sie|du] uns über unser Formular ({form}) ein paar Einzelheiten [nennen|nennst], gehen wir der Sache nach.',
      'Wir möchten gern mehr erfahren: Über unser Formular ({form}) kommt die Nachricht direkt zu uns.',
      '[Können Sie|Kannst du] uns über dieses Formular ({form}) mehr dazu schreiben? Wir kümmern uns darum.',
    ],
    phone: [
      'Bitte [rufen Sie|ruf] uns unter {phone} an, damit wir darüber sprechen können.',
      'Unter {phone} sind wir erreichbar und möchten das gern mit [Ihnen|dir] klären.',
      'Gern sprechen wir unter {phone} persönlich mit [Ihnen|dir].',
      'Wenn [Sie|du] uns unter {phone} [anrufen|anrufst], suchen wir gemeinsam nach einer Lösung.',
    ],
    email: [
      'Bitte [schreiben Sie|schreib] uns an {email}, damit wir der Sache nachgehen können.',
      'Eine kurze Nachricht an {email} genügt, und wir gehen der Sache nach.',
      'Wir möchten gern mehr erfahren, am besten per E-Mail an {email}.',
    ],
    none: [
      'Bitte [sprechen Sie|sprich] uns beim nächsten Besuch darauf an, damit wir der Sache nachgehen können.',
      'Wir würden gern im Geschäft mit [Ihnen|dir] darüber sprechen.',
      '[Kommen Sie|Komm] gern im Geschäft auf uns zu, dann suchen wir gemeinsam nach einer Lösung.',
    ],
  },
  extra: {
    PO: [
      'Eine solche Bewertung hilft auch anderen, uns zu finden.',
      'Wir lesen jede Bewertung, und diese bleibt uns in guter Erinnerung.',
      'Das bestärkt uns darin, weiterhin so aufmerksam zu sein.',
      'Hinter jedem Besuch steht ein Team, das sein Bestes gibt, und solche Worte sind der schönste Lohn.',
    ],
    NE: [
      'Wir lesen jede Bewertung im Team, denn nur so werden wir besser.',
      'Eine solche Rückmeldung zeigt uns, was schon gut läuft und was noch nicht.',
      'Einen guten Besuch machen die Details aus, und an ihnen arbeiten wir weiter.',
    ],
    NG: [
      'Wir lesen solche Bewertungen im Team, weil wir daraus lernen wollen.',
      'Es ist uns wichtig zu wissen, wenn etwas schiefläuft.',
      '[Ihre|Deine] offenen Worte helfen uns, denselben Fehler nicht zu wiederholen.',
    ],
  },
  closing: {
    PO: {
      formal: [
        'Wir freuen uns auf [Ihren|deinen] nächsten Besuch.',
        'Es wird uns eine Freude sein, [Sie|dich] wieder zu begrüßen.',
        'Wir hoffen, [Sie|dich] bald wieder bei {shop} zu begrüßen.',
        'Vielen Dank für [Ihr|dein] Vertrauen.',
        'Wir sind jederzeit gern für [Sie|dich] da.',
      ],
      warm: [
        'Bis bald bei {shop}!',
        'Wir freuen uns auf den nächsten Besuch!',
        'Wir freuen uns schon aufs Wiedersehen!',
        'Bis zum nächsten Mal!',
        'Alles Gute und bis bald!',
      ],
      brief: [
        'Bis bald.',
        'Bis zum nächsten Mal.',
        'Wir freuen uns aufs Wiedersehen.',
        'Bis zum nächsten Besuch.',
      ],
    },
    NE: {
      formal: [
        'Wir hoffen, [Sie|dich] beim nächsten Mal ganz zu überzeugen.',
        'Wir würden uns freuen, [Sie|dich] wieder zu begrüßen.',
        'Wir hoffen, dass der nächste Besuch noch besser wird.',
        'Vielen Dank für [Ihr|dein] Vertrauen.',
      ],
      warm: [
        'Beim nächsten Mal wollen wir es noch besser machen!',
        'Wir würden uns freuen, [Sie|dich] wieder bei {shop} zu sehen.',
        'Wir hoffen auf die Gelegenheit, es besser zu machen.',
        'Hoffentlich bis bald!',
      ],
      brief: [
        'Beim nächsten Mal machen wir es hoffentlich besser.',
        'Wir hoffen auf ein Wiedersehen.',
        'Hoffentlich bis zum nächsten Mal.',
        'Danke für [Ihr|dein] Vertrauen.',
      ],
    },
    NG: {
      formal: [
        'Wir würden [Ihr|dein] Vertrauen gern zurückgewinnen.',
        'Wir hoffen, das wieder in Ordnung bringen zu können.',
        'Danke, dass [Sie|du] uns die Gelegenheit [geben|gibst], besser zu werden.',
        'Uns liegt daran, [Ihr|dein] Vertrauen wiederzugewinnen.',
      ],
      warm: [
        'Wir möchten das wirklich gern wiedergutmachen.',
        'Wir hoffen auf eine zweite Chance.',
        'Gern würden wir [Ihnen|dir] zeigen, dass wir es besser können.',
        'Wir hoffen, [Ihr|dein] Vertrauen zurückzugewinnen.',
      ],
      brief: [
        'Wir wollen es besser machen.',
        'Das möchten wir wiedergutmachen.',
        'Wir hoffen auf eine zweite Chance.',
        'Daraus lernen wir.',
      ],
    },
  },
  blank: {
    5: [
      'Vielen Dank für die fünf Sterne.',
      'Wir freuen uns mit dem ganzen Team über fünf Sterne, danke!',
      'Herzlichen Dank für die Bestnote.',
      'Vielen Dank für die ausgezeichnete Bewertung von {shop}.',
      'Danke, fünf Sterne sind für uns ein großes Lob!',
      'Wir haben uns sehr über die fünf Sterne gefreut, vielen Dank.',
    ],
    4: [
      'Vielen Dank für die vier Sterne.',
      'Herzlichen Dank für die gute Bewertung.',
      'Danke für die gute Bewertung von {shop}.',
      'Danke, vier Sterne sind für uns ein schöner Ansporn.',
      'Wir freuen uns über die vier Sterne, vielen Dank.',
    ],
    3: [
      'Danke für die Bewertung. Uns interessiert, was wir besser machen können.',
      'Vielen Dank für die drei Sterne. Was hat gefehlt?',
      'Danke für die Bewertung von {shop}. Was hat gefehlt? Wir arbeiten gern daran.',
      'Vielen Dank für die drei Sterne. Ein paar Worte dazu würden uns helfen, besser zu werden.',
      'Danke für die Bewertung. Was [würden Sie|würdest du] bei uns ändern?',
    ],
    low: [
      'Es tut uns leid, dass [Sie|du] nicht zufrieden [waren|warst], und wir möchten gern wissen, warum.',
      'Wir sehen an der Bewertung, dass etwas schiefgelaufen ist, und das tut uns leid.',
      'Es tut uns leid, dass wir nicht überzeugen konnten.',
      'Wir bitten um Entschuldigung, wenn der Besuch nicht gut war.',
      'Schade, dass [Sie|du] nicht zufrieden [waren|warst]; das tut uns leid.',
    ],
  },
  signature: '[Ihr|Dein] Team von {shop}',
  quotes: ['„', '“'],
};
