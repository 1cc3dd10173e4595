import { esTopics } from '#modules/communication/server/writing/phrases/es-topics.ts';
import type { PhraseSet } from '#modules/communication/server/writing/phrases/phrase-set.ts';

export const es: PhraseSet = {
  greeting: {
    named: {
      formal: ['Buenos días, {name}:', 'Hola, {name}:'],
      warm: ['Hola, {name}:', '¡Hola, {name}!'],
      brief: ['Hola, {name}:', '¡Hola, {name}!'],
    },
    plain: { formal: ['Buenos días:'], warm: ['¡Hola!', 'Hola:'], brief: [''] },
  },
  thanks: {
    PO: {
      formal: [
        'Muchas gracias por una reseña tan amable.',
        '[Le|Te] agradecemos mucho que haya[|s] dedicado un momento a escribirnos.',
        'Muchas gracias por [sus|tus] palabras sobre {shop}.',
        'Hemos leído [su|tu] reseña con mucha alegría y [se|te] la agradecemos.',
        'Gracias por compartir una opinión tan positiva.',
        '[Le|Te] damos las gracias por [su|tu] valoración.',
      ],
      warm: [
        '¡Muchísimas gracias por una reseña tan bonita!',
        '¡Qué alegría leer algo así, muchas gracias!',
        '[Sus|Tus] palabras nos han alegrado el día, gracias.',
        '¡Mil gracias de parte de todo el equipo!',
        'Gracias por tomar[se|te] un momento para contárnoslo.',
        '¡Da gusto leer reseñas así, muchas gracias!',
      ],
      brief: [
        'Gracias por [su|tu] reseña.',
        'Muchas gracias por [sus|tus] palabras.',
        'Muchas gracias por el comentario.',
        'Gracias, da gusto leerlo.',
        'Gracias por escribirnos.',
      ],
    },
    NE: {
      formal: [
        'Muchas gracias por [su|tu] reseña sincera.',
        'Gracias por describir [su|tu] experiencia de forma tan equilibrada.',
        'Agradecemos la franqueza de [su|tu] opinión sobre {shop}.',
        'Gracias por dedicar un momento a contarnos cómo fue la visita.',
        'Agradecemos [sus|tus] impresiones, que nos resultan muy útiles.',
      ],
      warm: [
        'Gracias por contarnos con tanta sinceridad cómo fue.',
        'Gracias por [sus|tus] palabras sinceras, de verdad nos ayudan.',
        'Gracias por tomar[se|te] el tiempo de escribirnos.',
        'Una opinión tan sincera nos ayuda mucho, gracias.',
        'Gracias por compartir [sus|tus] impresiones con nosotros.',
      ],
      brief: [
        'Gracias por [su|tu] sinceridad.',
        'Gracias por decírnoslo.',
        'Gracias por [su|tu] reseña.',
        'Gracias por una opinión tan franca.',
      ],
    },
  },
  apology: {
    formal: [
      'Lamentamos que [su|tu] experiencia con nosotros no haya sido buena.',
      '[Le|Te] pedimos disculpas por la experiencia que [describe|describes].',
      'Sentimos sinceramente no haber estado a la altura de [sus|tus] expectativas.',
      'Hemos leído [su|tu] reseña con atención y [le|te] pedimos disculpas.',
      'Gracias por avisarnos. [Le|Te] pedimos disculpas por lo ocurrido.',
    ],
    warm: [
      'Sentimos mucho que [su|tu] visita fuera así.',
      'Sentimos de verdad haber[le|te] fallado.',
      'No es la experiencia que queríamos ofrecer[le|te], y lo sentimos.',
      'Gracias por [su|tu] franqueza. Lo sentimos de verdad.',
      'Entendemos [su|tu] decepción y pedimos disculpas.',
    ],
    brief: [
      'Lo sentimos.',
      'Pedimos disculpas por esta experiencia.',
      'Sentimos haber[le|te] fallado.',
      'Lamentamos leer esto.',
      '[Le|Te] pedimos disculpas.',
    ],
  },
  topics: esTopics,
  about: {
    PO: [
      'Nos alegra leer lo que [escribe|escribes] sobre {topics}.',
      'Agradecemos mucho [sus|tus] elogios sobre {topics}.',
      'Es un placer leer [sus|tus] palabras sobre {topics}.',
      'Gracias por el cumplido sobre {topics}.',
      'Lo que [dice|dices] sobre {topics} nos anima mucho.',
    ],
    NE: [
      'Tomamos nota de lo que [dice|dices] sobre {topics}.',
      '[Sus|Tus] comentarios sobre {topics} nos resultan útiles.',
      'Lo que [escribe|escribes] sobre {topics} nos hace reflexionar.',
      'Gracias por [sus|tus] observaciones sobre {topics}.',
      '[Su|Tu] punto de vista sobre {topics} nos ayuda.',
    ],
    NG: [
      'Nos tomamos en serio lo que [escribe|escribes] sobre {topics}.',
      '[Sus|Tus] críticas sobre {topics} nos han llegado.',
      'Entendemos [su|tu] malestar con lo que [cuenta|cuentas] sobre {topics}.',
      'Lo que [cuenta|cuentas] sobre {topics} no debería haber pasado.',
      'En cuanto a lo que [cuenta|cuentas] sobre {topics}, queremos mejorar.',
    ],
  },
  more: {
    PO: [
      'También nos alegra leer lo que [dice|dices] sobre {topics}.',
      'Gracias también por [sus|tus] palabras sobre {topics}.',
      'Agradecemos igualmente [sus|tus] elogios sobre {topics}.',
    ],
    NG: [
      'También hemos tomado nota de [sus|tus] críticas sobre {topics}.',
      'Nos tomamos igual de en serio lo que [dice|dices] sobre {topics}.',
      'También hemos leído lo que [escribe|escribes] sobre {topics}.',
    ],
  },
  general: {
    PO: [
      'Nos alegra saber que [su|tu] visita fue tan buena.',
      'Un comentario así nos anima a seguir de la misma manera.',
      'Compartiremos [sus|tus] palabras con todo el equipo.',
      'Qué bien que [disfrutara|disfrutaras] de la visita.',
      'Así es como queremos que se sientan nuestros clientes.',
    ],
    NE: [
      'Nos gustaría saber qué podríamos haber hecho mejor.',
      'Si nos [cuenta|cuentas] qué faltó, podremos trabajar en ello.',
      '[Su|Tu] impresión nos ayuda a ver en qué podemos mejorar.',
      'Nos habría gustado que todo fuera perfecto.',
      'Todavía podemos mejorar, y queremos hacerlo.',
    ],
    NG: [
      'Nos gustaría entender qué pasó exactamente.',
      'Lo que [describe|describes] no es lo que queremos para nuestros clientes.',
      '[Su|Tu] crítica nos ayuda a ver qué tenemos que cambiar.',
      '[Esperaba|Esperabas] más de nosotros, y con razón.',
      'Nos tomamos [su|tu] reseña en serio y no queremos dejarlo así.',
    ],
  },
  turnToComplaint: [
    'Al mismo tiempo, sentimos que no todo saliera bien.',
    'Lamentamos, eso sí, que una parte de la experiencia fuera menos agradable.',
    'Aun así, pedimos disculpas por lo que no estuvo a la altura.',
    'Sentimos que algo empañara esa buena impresión.',
    'También hemos leído con atención [su|tu] crítica, y lo sentimos.',
  ],
  turnToPraise: [
    'Gracias por mencionar también lo bueno.',
    'Gracias por señalar también lo que salió bien.',
    'También hemos leído lo positivo, y lo agradecemos.',
    'Agradecemos que [mencione|menciones] también algo positivo.',
  ],
  facts: {
    hours: [
      'Nuestro horario es: {hours}.',
      'Para la próxima visita, este es nuestro horario: {hours}.',
      'Este es nuestro horario: {hours}.',
      '[Le|Te] recordamos nuestro horario: {hours}.',
    ],
    product: [
      'Todo nuestro surtido está en la web ({product}).',
      'En nuestra web ({product}) están todos los productos.',
      '[Encontrará|Encontrarás] todo el surtido en nuestra web ({product}).',
    ],
  },
  contact: {
    form: [
      '[Escríbanos|Escríbenos] a través de nuestro formulario ({form}) para que podamos verlo juntos.',
      'Si nos [da|das] algunos detalles a través de nuestro formulario ({form}), podremos estudiarlo.',
      'Nos gustaría saber más: con nuestro formulario ({form}), el mensaje nos llega directamente.',
      '¿[Podría|Podrías] contarnos más a través de este formulario ({form})? Nos ocuparemos de ello.',
    ],
    phone: [
      '[Llámenos|Llámanos] al {phone} para que podamos hablarlo.',
      'Estamos en el {phone} y nos gustaría resolverlo [con usted|contigo].',
      'Con mucho gusto lo hablamos en persona, en el {phone}.',
      'Si nos [llama|llamas] al {phone}, buscaremos juntos una solución.',
    ],
    email: [
      '[Escríbanos|Escríbenos] a {email} para que podamos estudiarlo.',
      'Basta un mensaje breve a {email} y nos ocuparemos de ello.',
      'Nos gustaría saber más, por correo a {email}.',
    ],
    none: [
      '[Coméntenoslo|Coméntanoslo] en la próxima visita para que podamos estudiarlo.',
      'Nos gustaría hablarlo en la tienda.',
      '[Acérquese|Acércate] a hablar con nosotros en la tienda y buscaremos una solución.',
    ],
  },
  extra: {
    PO: [
      'Una reseña así también ayuda a otros clientes a encontrarnos.',
      'Leemos todas las reseñas, y esta la recordaremos.',
      'Nos anima a seguir poniendo la misma atención.',
      'Detrás de cada visita hay un equipo que da lo mejor de sí, y estas palabras son su recompensa.',
    ],
    NE: [
      'Leemos cada reseña en equipo, porque así es como mejoramos.',
      'Un comentario así nos muestra lo que funciona y lo que todavía no.',
      'Son los detalles los que hacen buena una visita, y seguimos trabajando en ellos.',
    ],
    NG: [
      'Leemos estas reseñas en equipo, porque queremos aprender de ellas.',
      'Para nosotros es importante saber cuándo algo sale mal.',
      '[Su|Tu] franqueza nos ayuda a no repetir el mismo error.',
    ],
  },
  closing: {
    PO: {
      formal: [
        'Será un placer recibir[le|te] de nuevo.',
        'Esperamos [su|tu] próxima visita.',
        'Esperamos volver a ver[le|te] en {shop}.',
        'Gracias por [su|tu] confianza.',
        'Quedamos a [su|tu] disposición.',
      ],
      warm: [
        '¡Hasta pronto en {shop}!',
        '¡Esperamos [su|tu] próxima visita!',
        '¡Tenemos ganas de volver a ver[le|te]!',
        '¡Hasta la próxima!',
        '¡Un saludo y hasta pronto!',
      ],
      brief: ['Hasta pronto.', 'Hasta la próxima.', 'Esperamos volver a ver[le|te].', 'Un saludo.'],
    },
    NE: {
      formal: [
        'Esperamos convencer[le|te] del todo la próxima vez.',
        'Será un placer recibir[le|te] de nuevo.',
        'Esperamos que la próxima visita sea aún mejor.',
        'Gracias por [su|tu] confianza.',
      ],
      warm: [
        '¡Esperamos hacerlo aún mejor la próxima vez!',
        'Nos encantaría volver a ver[le|te] en {shop}.',
        'Esperamos tener la oportunidad de hacerlo mejor.',
        '¡Esperamos ver[le|te] pronto!',
      ],
      brief: [
        'Esperamos hacerlo mejor la próxima vez.',
        'Esperamos volver a ver[le|te].',
        'Ojalá hasta la próxima.',
        'Gracias por [su|tu] confianza.',
      ],
    },
    NG: {
      formal: [
        'Nos gustaría recuperar [su|tu] confianza.',
        'Esperamos poder arreglarlo.',
        'Gracias por darnos la oportunidad de mejorar.',
        'Deseamos volver a ganarnos [su|tu] confianza.',
      ],
      warm: [
        'De verdad nos gustaría arreglarlo.',
        'Esperamos que nos [dé|des] otra oportunidad.',
        'Nos gustaría demostrar[le|te] que podemos hacerlo mejor.',
        'Esperamos recuperar [su|tu] confianza.',
      ],
      brief: [
        'Queremos hacerlo mejor.',
        'Nos gustaría arreglarlo.',
        'Esperamos otra oportunidad.',
        'Aprenderemos de esto.',
      ],
    },
  },
  blank: {
    5: [
      'Muchas gracias por las cinco estrellas.',
      '¡Cinco estrellas, qué alegría para el equipo, gracias!',
      'Mil gracias por la máxima puntuación.',
      'Gracias por valorar tan bien {shop}.',
      '¡Cinco estrellas! Nos han sacado una sonrisa, ¡gracias!',
      'Estas cinco estrellas nos alegran mucho, gracias.',
    ],
    4: [
      'Muchas gracias por las cuatro estrellas.',
      'Gracias por una valoración tan buena.',
      'Gracias por la buena puntuación para {shop}.',
      'Cuatro estrellas son un gran ánimo para nosotros, gracias.',
      'Nos alegran mucho estas cuatro estrellas, gracias.',
    ],
    3: [
      'Gracias por la valoración. Nos gustaría saber qué podemos mejorar.',
      'Gracias por las tres estrellas. ¿Qué faltó?',
      'Gracias por valorar {shop}. [Cuéntenos|Cuéntanos] qué faltó y trabajaremos en ello.',
      'Gracias por las tres estrellas. Unas palabras nos ayudarían a mejorar.',
      'Gracias por la valoración. ¿Qué [cambiaría|cambiarías]?',
    ],
    low: [
      'Sentimos que la visita no fuera satisfactoria y nos gustaría saber por qué.',
      '[Su|Tu] puntuación muestra que algo salió mal, y lo sentimos.',
      'Sentimos no haber estado a la altura.',
      'Pedimos disculpas si la visita no fue buena.',
      'Es una pena que la experiencia no fuera buena, y lo sentimos.',
    ],
  },
  signature: 'El equipo de {shop}',
  quotes: ['«', '»'],
};
