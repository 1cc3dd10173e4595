import type { ReplyLanguage } from '#modules/communication/server/writing/reply-input.ts';

/** Phrases of one language for comments that only ask. */
export type QuestionPhrases = {
  thanks: readonly string[];
  /** Frame for the topics of the question. */
  about: readonly string[];
  contact: Record<'form' | 'phone' | 'email' | 'none', readonly string[]>;
};

export const QUESTION_PHRASES: Record<ReplyLanguage, QuestionPhrases> = {
  en: {
    thanks: ['Thank you for your question.', 'Thank you for asking.', 'Good question, thank you.'],
    about: [
      'We are happy to tell you more about {topics}.',
      'We are glad to answer questions about {topics}.',
    ],
    contact: {
      form: [
        'Please write to us with our form ({form}), and we will answer you directly.',
        'Our form ({form}) brings your question straight to the right person.',
      ],
      phone: [
        'The quickest way is to call us on {phone}.',
        'Please call us on {phone}, and we will answer you straight away.',
      ],
      email: [
        'Please write to us at {email}, and we will answer you directly.',
        'A short message to {email} is enough.',
      ],
      none: [
        'Please ask us in the store, we are happy to help.',
        'Just come by, our team is happy to help.',
      ],
    },
  },
  fr: {
    thanks: [
      'Merci pour [votre|ta] question.',
      'Merci de nous poser la question.',
      'Bonne question, merci.',
    ],
    about: [
      'Nous [vous|te] renseignerons volontiers sur {topics}.',
      'Nous répondons avec plaisir aux questions sur {topics}.',
    ],
    contact: {
      form: [
        '[Écrivez-nous|Écris-nous] via notre formulaire ({form}) et nous [vous|te] répondrons directement.',
        'Avec notre formulaire ({form}), [votre|ta] question arrive directement à la bonne personne.',
      ],
      phone: [
        'Le plus rapide est de nous appeler au {phone}.',
        '[Appelez-nous|Appelle-nous] au {phone}, nous [vous|te] répondrons tout de suite.',
      ],
      email: [
        '[Écrivez-nous|Écris-nous] à {email} et nous [vous|te] répondrons directement.',
        'Un petit message à {email} suffit.',
      ],
      none: [
        '[Posez-nous|Pose-nous] la question en magasin, nous [vous |t’]aiderons avec plaisir.',
        '[Passez|Passe] nous voir, l’équipe [vous|te] répondra avec plaisir.',
      ],
    },
  },
  de: {
    thanks: [
      'Vielen Dank für [Ihre|deine] Frage.',
      'Danke für [Ihre|deine] Frage.',
      'Gut, dass [Sie fragen|du fragst].',
    ],
    about: [
      'Gern geben wir [Ihnen|dir] Auskunft über {topics}.',
      'Über {topics} informieren wir [Sie|dich] gern.',
    ],
    contact: {
      form: [
        'Bitte [schreiben Sie|schreib] uns über unser Formular ({form}), dann antworten wir [Ihnen|dir] direkt.',
        'Über unser Formular ({form}) kommt [Ihre|deine] Frage gleich an die richtige Stelle.',
      ],
      phone: [
        'Am schnellsten geht es telefonisch unter {phone}.',
        '[Rufen Sie|Ruf] uns gern unter {phone} an, dann können wir gleich antworten.',
      ],
      email: [
        'Bitte [schreiben Sie|schreib] uns an {email}, dann antworten wir [Ihnen|dir] direkt.',
        'Eine kurze Nachricht an {email} genügt.',
      ],
      none: [
        '[Fragen Sie|Frag] uns gern im Geschäft, wir helfen [Ihnen|dir] weiter.',
        '[Kommen Sie|Komm] gern vorbei, unser Team hilft [Ihnen|dir] weiter.',
      ],
    },
  },
  no: {
    thanks: ['Takk for spørsmålet.', 'Takk for at du spør.', 'Godt spørsmål, takk.'],
    about: [
      'Vi forteller deg gjerne mer om {topics}.',
      'Vi svarer gjerne på spørsmål om {topics}.',
    ],
    contact: {
      form: [
        'Skriv gjerne til oss via skjemaet ({form}), så svarer vi deg direkte.',
        'Via skjemaet vårt ({form}) kommer spørsmålet rett til den som kan svare.',
      ],
      phone: [
        'Det raskeste er å ringe oss på {phone}.',
        'Ring oss gjerne på {phone}, så svarer vi med en gang.',
      ],
      email: [
        'Skriv gjerne til oss på {email}, så svarer vi deg direkte.',
        'En kort melding til {email} er nok.',
      ],
      none: [
        'Spør oss gjerne i butikken, så hjelper vi deg.',
        'Stikk gjerne innom, vi hjelper deg gjerne.',
      ],
    },
  },
  es: {
    thanks: ['Gracias por [su|tu] pregunta.', 'Gracias por preguntar.', 'Buena pregunta, gracias.'],
    about: [
      'Con mucho gusto [le|te] informamos sobre {topics}.',
      'Respondemos encantados a las preguntas sobre {topics}.',
    ],
    contact: {
      form: [
        '[Escríbanos|Escríbenos] con nuestro formulario ({form}) y [le|te] responderemos directamente.',
        'Con nuestro formulario ({form}), [su|tu] pregunta llega directamente a la persona adecuada.',
      ],
      phone: [
        'Lo más rápido es llamarnos al {phone}.',
        '[Llámenos|Llámanos] al {phone} y [le|te] responderemos enseguida.',
      ],
      email: [
        '[Escríbanos|Escríbenos] a {email} y [le|te] responderemos directamente.',
        'Basta con un breve mensaje a {email}.',
      ],
      none: [
        '[Pregúntenos|Pregúntanos] en la tienda, [le|te] ayudaremos encantados.',
        '[Pase|Pasa] a vernos, el equipo [le|te] ayudará con mucho gusto.',
      ],
    },
  },
  it: {
    thanks: [
      'Grazie per la [Sua|tua] domanda.',
      'Grazie per averci scritto la [Sua|tua] domanda.',
      'Buona domanda, grazie.',
    ],
    about: [
      'Per quanto riguarda {topics}, rispondiamo volentieri.',
      'Per quanto riguarda {topics}, siamo a disposizione per ogni domanda.',
    ],
    contact: {
      form: [
        '[Ci scriva|Scrivici] con il nostro modulo ({form}) e [Le|ti] risponderemo direttamente.',
        'Con il nostro modulo ({form}) la domanda arriva subito alla persona giusta.',
      ],
      phone: [
        'Il modo più rapido è chiamarci al numero {phone}.',
        '[Ci chiami|Chiamaci] al numero {phone} e [Le|ti] risponderemo subito.',
      ],
      email: [
        '[Ci scriva|Scrivici] a {email} e [Le|ti] risponderemo direttamente.',
        'Basta un breve messaggio a {email}.',
      ],
      none: [
        '[Ci chieda|Chiedici] pure in negozio, [La|ti] aiuteremo volentieri.',
        '[Passi|Passa] pure a trovarci, siamo qui per aiutare.',
      ],
    },
  },
};
