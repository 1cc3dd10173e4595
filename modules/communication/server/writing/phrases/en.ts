import { enTopics } from '#modules/communication/server/writing/phrases/en-topics.ts';
import type { PhraseSet } from '#modules/communication/server/writing/phrases/phrase-set.ts';

export const en: PhraseSet = {
  greeting: {
    named: {
      formal: ['Dear {name},', 'Hello {name},'],
      warm: ['Hello {name},', 'Hi {name},'],
      brief: ['Hi {name},', 'Hello {name},'],
    },
    plain: { formal: ['Hello,'], warm: ['Hello,', 'Hello there,'], brief: [''] },
  },
  thanks: {
    PO: {
      formal: [
        'Thank you very much for your kind review.',
        'Thank you for taking the time to share such a positive review.',
        'We are very grateful for your kind words.',
        'Thank you for your review, which we were very pleased to read.',
        'Many thanks for your positive feedback about {shop}.',
        'We appreciate you taking the time to write about your visit.',
      ],
      warm: [
        'Thank you so much for your lovely review!',
        'What a nice review to read, thank you!',
        'Your words made our day, thank you.',
        'A big thank you from all of us at {shop}!',
        'Thank you for taking a moment to tell us this.',
        'Reviews like yours are a pleasure to read, thank you!',
      ],
      brief: [
        'Thank you for your review.',
        'Many thanks for the kind words.',
        'Thanks a lot for the feedback.',
        'Thank you, that is good to read.',
        'Thanks for taking the time to write.',
      ],
    },
    NE: {
      formal: [
        'Thank you for your honest review.',
        'Thank you for such a fair account of your experience.',
        'We appreciate your balanced feedback about {shop}.',
        'Thank you for taking the time to tell us how you found your visit.',
        'Your review gives us a clear picture, and we thank you for it.',
      ],
      warm: [
        'Thank you for telling us so openly how it went.',
        'Thanks for your honest words, they really help us.',
        'Thank you for taking the time to write to us.',
        'It helps us a lot when somebody is as open as you are, thank you.',
        'Thanks for sharing your impressions of {shop} with us.',
      ],
      brief: [
        'Thank you for the honest feedback.',
        'Thanks for telling us.',
        'Thank you for your review.',
        'Thanks for the open words.',
      ],
    },
  },
  apology: {
    formal: [
      'We are sorry that your experience with us was not a good one.',
      'Please accept our apologies for the experience you describe.',
      'We sincerely apologise that we did not meet your expectations.',
      'We regret to read that you were not satisfied, and we apologise.',
      'Thank you for telling us. We apologise for what happened.',
    ],
    warm: [
      'We are really sorry that your visit went this way.',
      'We are sorry to have let you down.',
      'This is not the experience we wanted you to have, and we are sorry.',
      'Thank you for being open with us. We are truly sorry.',
      'Reading your review, we can understand your disappointment, and we apologise.',
    ],
    brief: [
      'We are sorry about this.',
      'We apologise for this experience.',
      'Sorry that we let you down.',
      'We are sorry to read this.',
      'Please accept our apologies.',
    ],
  },
  topics: enTopics,
  about: {
    PO: [
      'We are happy to read your kind words about {topics}.',
      'It is good to know what you liked about {topics}.',
      'Your praise for {topics} is very welcome.',
      'What you say about {topics} is a pleasure to read.',
      'Thank you for your compliment about {topics}.',
    ],
    NE: [
      'We have taken note of what you say about {topics}.',
      'Your comments about {topics} are useful to us.',
      'What you write about {topics} gives us something to think about.',
      'Thank you for your remarks about {topics}.',
      'It helps us to know what you think about {topics}.',
    ],
    NG: [
      'We take what you write about {topics} seriously.',
      'We hear your criticism about {topics}.',
      'We understand your disappointment about {topics}.',
      'What you report about {topics} should not have happened.',
      'We want to do better when it comes to {topics}.',
    ],
  },
  more: {
    PO: [
      'We are also pleased to read what you say about {topics}.',
      'Your kind words about {topics} have not gone unnoticed either.',
      'Thank you as well for your praise for {topics}.',
    ],
    NG: [
      'We have also taken note of your criticism about {topics}.',
      'We take your remarks about {topics} just as seriously.',
      'What you write about {topics} has been heard as well.',
    ],
  },
  general: {
    PO: [
      'It is a pleasure to know that you were happy with us.',
      'Feedback like this encourages us to carry on in the same way.',
      'We will share it with everyone at {shop}.',
      'It is good to know that you enjoyed your visit.',
      'That is exactly how we want our customers to feel.',
    ],
    NE: [
      'We would be interested to know what we could have done better.',
      'If you tell us what was missing, we can work on it.',
      'Your impression helps us to see where we can improve.',
      'We would have liked to make you completely happy.',
      'There is clearly room for improvement, and we want to use it.',
    ],
    NG: [
      'We would like to understand what exactly went wrong.',
      'What you describe is not what we want for our customers.',
      'Your criticism helps us to see what we need to change.',
      'You expected something better from us, and rightly so.',
      'We take your review seriously and do not want to leave it at that.',
    ],
  },
  turnToComplaint: [
    'At the same time, we are sorry that not everything went well.',
    'We are sorry, though, that part of your experience was less pleasant.',
    'Still, we apologise for what did not go as it should.',
    'We are sorry that something clouded this good impression.',
    'We also read your criticism carefully, and we are sorry about it.',
  ],
  turnToPraise: [
    'Thank you for mentioning the good side as well.',
    'It is kind of you to point out what went well, too.',
    'We also read what you liked, and thank you for saying so.',
    'We appreciate all the more that you also mention something positive.',
  ],
  facts: {
    hours: [
      'Our opening hours are: {hours}.',
      'For your next visit, here are our opening hours: {hours}.',
      'These are our opening hours: {hours}.',
      'As a reminder, our opening hours: {hours}.',
    ],
    product: [
      'Our full range is online ({product}).',
      'You can see on our website ({product}) what we carry.',
      'Our product page ({product}) shows the whole range.',
    ],
  },
  contact: {
    form: [
      'Please write to us through our contact form ({form}) so that we can look into it together.',
      'If you send us a few details through our form ({form}), we can look into it.',
      'We would like to hear more: our contact form ({form}) brings your message straight to us.',
      'Could you tell us more through this form ({form})? We will look into it personally.',
    ],
    phone: [
      'Please call us on {phone} so that we can talk about it.',
      'You can reach us on {phone}; we would like to sort this out with you.',
      'We would be glad to speak with you in person, on {phone}.',
      'If you call us on {phone}, we can look for a solution together.',
    ],
    email: [
      'Please write to us at {email} so that we can look into it.',
      'A short message to {email} is enough, and we will look into it.',
      'We would like to hear more from you at {email}.',
    ],
    none: [
      'Please talk to us on your next visit, so that we can look into it.',
      'Please get in touch with us in store; we would like to talk about it.',
      'We would be glad to talk about it with you in store.',
    ],
  },
  extra: {
    PO: [
      'Reviews like yours also help other customers to find us.',
      'We read every review, and this is one we like to remember.',
      'It encourages us to stay just as attentive in future.',
      'Behind every visit there is a team doing its best, and your feedback is its reward.',
    ],
    NE: [
      'We read every review in the team, because that is how we improve.',
      'Feedback like yours shows us what works and what does not yet.',
      'It is the details that make a visit a good one, and we keep working on them.',
    ],
    NG: [
      'We read reviews like yours in the team, because we want to learn from them.',
      'It is important to us to know when something goes wrong.',
      'Your open words help us to avoid the same mistake with others.',
    ],
  },
  closing: {
    PO: {
      formal: [
        'We look forward to welcoming you again.',
        'It will be a pleasure to welcome you back.',
        'We hope to see you again at {shop}.',
        'Thank you for your trust.',
        'We remain at your service.',
      ],
      warm: [
        'See you soon at {shop}!',
        'We look forward to your next visit!',
        'We can’t wait to see you again!',
        'Until next time!',
        'All the best, and see you soon!',
      ],
      brief: [
        'See you soon.',
        'Until next time.',
        'We hope to see you again.',
        'Looking forward to your next visit.',
      ],
    },
    NE: {
      formal: [
        'We hope to convince you fully on your next visit.',
        'We would be pleased to welcome you again.',
        'We hope that your next visit will be better still.',
        'Thank you for your trust.',
      ],
      warm: [
        'We hope to do even better next time!',
        'We would love to see you again at {shop}.',
        'We hope that you give us the chance to do better next time.',
        'See you again soon, we hope!',
      ],
      brief: [
        'We hope to do better next time.',
        'We hope to see you again.',
        'Thank you for your trust.',
        'We hope to welcome you again.',
      ],
    },
    NG: {
      formal: [
        'We would appreciate the opportunity to regain your trust.',
        'We hope to be able to put this right.',
        'Thank you for giving us the chance to improve.',
        'We would like to regain your confidence.',
      ],
      warm: [
        'We would really like to put this right.',
        'We hope that you will give us another chance.',
        'We would love to show you that we can do better.',
        'We hope to win back your trust.',
      ],
      brief: [
        'We want to do better.',
        'We would like to put this right.',
        'We hope for another chance.',
        'We will learn from this.',
      ],
    },
  },
  blank: {
    5: [
      'Thank you very much for the five stars.',
      'Five stars, what a lovely result for our team, thank you!',
      'Many thanks for giving us the top rating.',
      'Thank you for your excellent rating of {shop}.',
      'Five stars! That put a big smile on our faces, thank you!',
      'We are delighted with your five stars, thank you.',
    ],
    4: [
      'Thank you very much for the four stars.',
      'Many thanks for your good rating.',
      'Thank you for rating {shop} so well.',
      'Four stars are great encouragement for us, thank you.',
      'We are pleased with your four stars, thank you.',
    ],
    3: [
      'Thank you for your rating. We would like to know what we can do better.',
      'Thanks for the three stars. What would have made it more?',
      'Thank you for rating {shop}. Tell us what was missing, and we will work on it.',
      'Thank you for your three stars. A few words would help us to improve.',
      'Thanks for your rating. We are interested in what you would change.',
    ],
    low: [
      'We are sorry that you were not satisfied, and we would like to know why.',
      'Your rating shows that something went wrong, and we are sorry about it.',
      'We are sorry that we did not convince you.',
      'We apologise if your visit was not a good one.',
      'It is a pity that you were not happy with us, and we are sorry.',
    ],
  },
  signature: 'The team at {shop}',
  quotes: ['“', '”'],
};
