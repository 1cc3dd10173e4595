import { frTopics } from '#modules/communication/server/writing/phrases/fr-topics.ts';
import type { PhraseSet } from '#modules/communication/server/writing/phrases/phrase-set.ts';

export const fr: PhraseSet = {
  greeting: {
    named: {
      formal: ['Bonjour {name},'],
      warm: ['Bonjour {name},', 'Bonjour {name} !'],
      brief: ['Bonjour {name},'],
    },
    plain: { formal: ['Bonjour,'], warm: ['Bonjour,', 'Bonjour !'], brief: [''] },
  },
  thanks: {
    PO: {
      formal: [
        'Nous [vous|te] remercions vivement pour cet avis.',
        'Merci d’avoir pris le temps de partager cet avis positif.',
        'Nous sommes très sensibles à [vos|tes] mots aimables.',
        '[Votre|Ton] avis nous fait grand plaisir et nous [vous |t’]en remercions.',
        'Un grand merci pour [votre|ton] retour sur {shop}.',
        'Nous [vous remercions|te remercions] d’avoir pris le temps de nous écrire.',
      ],
      warm: [
        'Un grand merci pour ce bel avis !',
        'Quel plaisir de [vous|te] lire, merci beaucoup !',
        '[Vos|Tes] mots nous vont droit au cœur, merci.',
        'Toute l’équipe [vous|te] remercie chaleureusement !',
        'Merci d’avoir pris un moment pour nous écrire.',
        'C’est le genre d’avis qui fait plaisir à lire, merci !',
      ],
      brief: [
        'Merci pour [votre|ton] avis.',
        'Un grand merci pour ces mots.',
        'Merci beaucoup pour ce retour.',
        'Merci, cela fait plaisir à lire.',
        'Merci d’avoir pris le temps d’écrire.',
      ],
    },
    NE: {
      formal: [
        'Nous [vous|te] remercions pour cet avis sincère.',
        'Merci d’avoir décrit [votre|ton] expérience avec autant de justesse.',
        'Nous apprécions la franchise de [votre|ton] avis.',
        'Merci d’avoir pris le temps de nous faire part de [vos|tes] impressions.',
        '[Votre|Ton] avis nuancé nous est utile et nous [vous |t’]en remercions.',
      ],
      warm: [
        'Merci de nous dire aussi franchement comment cela s’est passé.',
        'Merci pour ces mots sincères, ils nous aident vraiment.',
        'Merci d’avoir pris le temps de nous écrire.',
        'Un avis aussi franc nous aide beaucoup, merci.',
        'Merci de partager [vos|tes] impressions avec nous.',
      ],
      brief: [
        'Merci pour ce retour sincère.',
        'Merci de nous l’avoir dit.',
        'Merci pour [votre|ton] avis.',
        'Merci pour [votre|ta] franchise.',
      ],
    },
  },
  apology: {
    formal: [
      'Nous sommes désolés que [votre|ton] expérience chez nous n’ait pas été satisfaisante.',
      'Nous [vous|te] présentons nos excuses pour l’expérience que [vous décrivez|tu décris].',
      'Nous regrettons sincèrement de ne pas avoir été à la hauteur de [vos|tes] attentes.',
      'Nous avons lu [votre|ton] avis avec attention et [vous|te] présentons nos excuses.',
      'Merci de nous avoir alertés. Nous [vous|te] prions d’accepter nos excuses.',
    ],
    warm: [
      'Nous sommes vraiment désolés que [votre|ta] visite se soit passée ainsi.',
      'Nous sommes désolés de cette déception.',
      'Ce n’est pas l’expérience que nous voulions [vous |t’]offrir, et nous en sommes désolés.',
      'Merci pour [votre|ta] franchise. Nous sommes sincèrement désolés.',
      'En [vous|te] lisant, nous comprenons [votre|ta] déception et nous nous en excusons.',
    ],
    brief: [
      'Nous sommes désolés de ce qui s’est passé.',
      'Toutes nos excuses pour cette expérience.',
      'Nous regrettons cette mauvaise expérience.',
      'Nous sommes désolés de lire cela.',
      'Nous [vous|te] présentons nos excuses.',
    ],
  },
  topics: frTopics,
  about: {
    PO: [
      'Nous avons plaisir à lire ce que [vous écrivez|tu écris] sur {topics}.',
      '[Vos|Tes] compliments sur {topics} nous font très plaisir.',
      'Savoir que [vous avez|tu as] apprécié {topics} nous réjouit.',
      'Merci pour [vos|tes] mots aimables concernant {topics}.',
      'Ce que [vous dites|tu dis] concernant {topics} nous encourage.',
    ],
    NE: [
      'Nous avons bien noté ce que [vous dites|tu dis] concernant {topics}.',
      '[Vos|Tes] remarques sur {topics} nous sont utiles.',
      'Ce que [vous écrivez|tu écris] sur {topics} nous fait réfléchir.',
      'Merci pour [vos|tes] remarques concernant {topics}.',
      '[Votre|Ton] regard sur {topics} nous est précieux.',
    ],
    NG: [
      'Nous prenons au sérieux ce que [vous écrivez|tu écris] sur {topics}.',
      '[Vos|Tes] critiques sur {topics} ont été entendues.',
      'Nous comprenons [votre|ta] déception concernant {topics}.',
      'Ce que [vous signalez|tu signales] concernant {topics} n’aurait pas dû arriver.',
      'Nous voulons faire mieux en ce qui concerne {topics}.',
    ],
  },
  more: {
    PO: [
      'Nous avons aussi plaisir à lire ce que [vous dites|tu dis] concernant {topics}.',
      'Merci également pour [vos|tes] compliments sur {topics}.',
      'Tant mieux si [vous avez|tu as] aussi apprécié {topics}.',
    ],
    NG: [
      'Nous avons également noté [vos|tes] critiques sur {topics}.',
      'Nous prenons tout autant au sérieux [vos|tes] remarques concernant {topics}.',
      'Nous avons bien lu aussi ce que [vous écrivez|tu écris] sur {topics}.',
    ],
  },
  general: {
    PO: [
      'Savoir que [vous avez|tu as] passé un bon moment chez nous fait plaisir.',
      'Un tel retour nous encourage à continuer ainsi.',
      'Nous allons partager [votre|ton] message avec toute l’équipe.',
      'Nous sommes contents que [votre|ta] visite ait été agréable.',
      'C’est exactement ce que nous souhaitons pour nos clients.',
    ],
    NE: [
      'Nous aimerions savoir ce que nous aurions pu faire de mieux.',
      'Si [vous nous dites|tu nous dis] ce qui a manqué, nous pourrons y travailler.',
      '[Votre|Ton] impression nous aide à voir où progresser.',
      'Nous aurions aimé que tout soit parfait.',
      'Nous avons encore des progrès à faire, et nous en avons bien conscience.',
    ],
    NG: [
      'Nous aimerions comprendre ce qui s’est passé exactement.',
      'Ce que [vous décrivez|tu décris] n’est pas ce que nous voulons pour nos clients.',
      '[Votre|Ta] critique nous aide à voir ce qu’il faut changer.',
      '[Vous attendiez|Tu attendais] mieux de notre part, et c’est normal.',
      'Nous prenons [votre|ton] avis au sérieux et ne voulons pas en rester là.',
    ],
  },
  turnToComplaint: [
    'Nous regrettons toutefois que tout ne se soit pas bien passé.',
    'Nous sommes en revanche désolés qu’une partie de [votre|ton] expérience ait été moins agréable.',
    'Toutes nos excuses, cependant, pour ce qui n’a pas été à la hauteur.',
    'Nous sommes désolés que cette bonne impression ait été ternie.',
    'Nous avons aussi lu [vos|tes] critiques avec attention, et nous en sommes désolés.',
  ],
  turnToPraise: [
    'Merci d’avoir aussi mentionné ce qui s’est bien passé.',
    'C’est aimable de relever aussi le positif.',
    'Nous avons également lu le positif, et nous [vous |t’]en remercions.',
    'Nous apprécions d’autant plus que [vous souligniez|tu soulignes] aussi un point positif.',
  ],
  facts: {
    hours: [
      'Voici nos horaires : {hours}.',
      'Pour [votre|ta] prochaine visite, voici nos horaires : {hours}.',
      'Pour rappel, nos horaires : {hours}.',
      'Nos horaires sont les suivants : {hours}.',
    ],
    product: [
      'Toute notre gamme est en ligne ({product}).',
      'Notre site ({product}) présente tous nos produits.',
      '[Vous trouverez|Tu trouveras] toute la gamme sur notre site ({product}).',
    ],
  },
  contact: {
    form: [
      '[Écrivez-nous|Écris-nous] via notre formulaire ({form}), pour que nous puissions en parler.',
      'Avec quelques précisions via notre formulaire ({form}), nous pourrons mieux comprendre.',
      'Nous aimerions en savoir plus : notre formulaire ({form}) nous transmet directement [votre|ton] message.',
      '[Pouvez-vous|Peux-tu] nous en dire plus via ce formulaire ({form}) ? Nous étudierons [votre|ta] demande avec attention.',
    ],
    phone: [
      '[Appelez-nous|Appelle-nous] au {phone}, pour que nous puissions en parler.',
      'Nous sommes joignables au {phone} et aimerions régler cela avec [vous|toi].',
      'Nous serions heureux d’en parler de vive voix, au {phone}.',
      'Si [vous nous appelez|tu nous appelles] au {phone}, nous chercherons une solution ensemble.',
    ],
    email: [
      '[Écrivez-nous|Écris-nous] à {email}, pour que nous puissions regarder cela de près.',
      'Un petit message à {email} suffit, et nous regarderons cela de près.',
      'Nous aimerions en savoir plus, par e-mail à {email}.',
    ],
    none: [
      '[N’hésitez pas|N’hésite pas] à nous en parler lors d’une prochaine visite, pour que nous puissions regarder cela de près.',
      'Nous aimerions en parler avec [vous|toi] en magasin.',
      '[Venez|Viens] nous en parler en magasin, nous chercherons une solution ensemble.',
    ],
  },
  extra: {
    PO: [
      'Un avis comme le [vôtre|tien] aide aussi d’autres clients à nous trouver.',
      'Nous lisons tous les avis, et celui-ci nous restera en mémoire.',
      'Cela nous encourage à garder la même attention.',
      'Derrière chaque visite, il y a une équipe qui fait de son mieux, et [votre|ton] message est sa récompense.',
    ],
    NE: [
      'Nous lisons chaque avis en équipe, car c’est ainsi que nous progressons.',
      'Un retour comme le [vôtre|tien] nous montre ce qui marche et ce qui ne marche pas encore.',
      'Ce sont les détails qui font une bonne visite, et nous continuons d’y travailler.',
    ],
    NG: [
      'Nous lisons ces avis en équipe, car nous voulons en tirer des leçons.',
      'Il est important pour nous de savoir quand quelque chose se passe mal.',
      '[Votre|Ta] franchise nous aide à ne pas répéter la même erreur.',
    ],
  },
  closing: {
    PO: {
      formal: [
        'Au plaisir de [vous |t’]accueillir à nouveau.',
        'Ce sera un plaisir de [vous|te] revoir.',
        'Nous espérons [vous|te] revoir bientôt chez {shop}.',
        'Merci de [votre|ta] confiance.',
        'Nous restons à [votre|ta] disposition.',
      ],
      warm: [
        'À très bientôt chez {shop} !',
        'Au plaisir de [vous|te] revoir !',
        'Nous avons hâte de [vous|te] revoir !',
        'À bientôt !',
        'Belle journée et à bientôt !',
      ],
      brief: [
        'À bientôt.',
        'Au plaisir de [vous|te] revoir.',
        'À la prochaine fois.',
        'Nous espérons [vous|te] revoir.',
      ],
    },
    NE: {
      formal: [
        'Nous espérons [vous|te] convaincre pleinement la prochaine fois.',
        'Nous serions heureux de [vous |t’]accueillir à nouveau.',
        'Nous espérons que [votre|ta] prochaine visite sera encore meilleure.',
        'Merci de [votre|ta] confiance.',
      ],
      warm: [
        'Nous espérons faire encore mieux la prochaine fois !',
        'Nous serions ravis de [vous|te] revoir chez {shop}.',
        'Nous espérons avoir l’occasion de faire mieux.',
        'À bientôt, nous l’espérons !',
      ],
      brief: [
        'Nous espérons faire mieux la prochaine fois.',
        'Nous espérons [vous|te] revoir.',
        'À une prochaine fois, nous l’espérons.',
        'Merci de [votre|ta] confiance.',
      ],
    },
    NG: {
      formal: [
        'Nous aimerions regagner [votre|ta] confiance.',
        'Nous espérons pouvoir rectifier les choses.',
        'Merci de nous donner l’occasion de progresser.',
        'Nous serions reconnaissants de pouvoir regagner [votre|ta] confiance.',
      ],
      warm: [
        'Nous aimerions vraiment nous rattraper.',
        'Nous espérons avoir une seconde chance.',
        'Nous aimerions [vous|te] montrer que nous savons faire mieux.',
        'Nous espérons retrouver [votre|ta] confiance.',
      ],
      brief: [
        'Nous voulons faire mieux.',
        'Nous aimerions nous rattraper.',
        'Nous espérons une seconde chance.',
        'Nous en tirerons des leçons.',
      ],
    },
  },
  blank: {
    5: [
      'Merci beaucoup pour ces cinq étoiles.',
      'Cinq étoiles, quel plaisir pour notre équipe, merci !',
      'Un grand merci pour cette note maximale.',
      'Merci pour cette excellente note.',
      'Cinq étoiles, de quoi nous donner le sourire : merci !',
      'Ces cinq étoiles nous font très plaisir, merci.',
    ],
    4: [
      'Merci beaucoup pour ces quatre étoiles.',
      'Un grand merci pour cette bonne note.',
      'Merci d’avoir si bien noté {shop}.',
      'Quatre étoiles, c’est un bel encouragement, merci.',
      'Ces quatre étoiles nous font plaisir, merci.',
    ],
    3: [
      'Merci pour cette note. Nous aimerions savoir ce que nous pouvons améliorer.',
      'Merci pour ces trois étoiles. Qu’est-ce qui a manqué ?',
      'Merci d’avoir noté {shop}. [Dites-nous|Dis-nous] ce qui a manqué, nous y travaillerons.',
      'Merci pour ces trois étoiles. Quelques mots nous aideraient à progresser.',
      'Merci pour cette note. Ce que [vous changeriez|tu changerais] nous intéresse.',
    ],
    low: [
      'Nous sommes désolés de cette déception et aimerions en connaître la raison.',
      '[Votre|Ta] note montre que quelque chose n’a pas plu, et nous en sommes désolés.',
      'Nous sommes désolés de ne pas avoir été à la hauteur.',
      'Toutes nos excuses si [votre|ta] visite ne s’est pas bien passée.',
      'C’est dommage que [votre|ta] visite n’ait pas été satisfaisante, et nous en sommes désolés.',
    ],
  },
  signature: 'L’équipe {shop}',
  quotes: ['« ', ' »'],
};
