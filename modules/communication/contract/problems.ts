import { defineProblem } from '#platform/contract/problem.ts';

/** Errors that changes of reviews and replies can return. Their messages are under `problem` in the translations. */
export const answeringNotAllowed = defineProblem({
  status: 403,
  code: 'ANSWERING_NOT_ALLOWED',
  title: 'The brand does not let users of locations answer reviews.',
});
export const reviewDeletedAtSource = defineProblem({
  status: 409,
  code: 'REVIEW_DELETED_AT_SOURCE',
  title: 'The review was deleted at its source and cannot be answered.',
});
export const reviewErased = defineProblem({
  status: 409,
  code: 'REVIEW_ERASED',
  title: 'The author of the review was erased: there are no words left to answer.',
});
export const replyAlreadySent = defineProblem({
  status: 409,
  code: 'REPLY_ALREADY_SENT',
  title: 'The reply has been sent or is being sent.',
});
export const noReplyToSend = defineProblem({
  status: 409,
  code: 'NO_REPLY_TO_SEND',
  title: 'The review has no reply that could be sent.',
});
export const replyTooLong = defineProblem<{ length: number; limit: number; unit: string }>({
  status: 400,
  code: 'REPLY_TOO_LONG',
  title: 'The reply is longer than its source accepts.',
  field: 'body.text',
});
export const sourceNotConnected = defineProblem<{ origin: string }>({
  status: 409,
  code: 'SOURCE_NOT_CONNECTED',
  title: 'Replies cannot be sent to this source yet.',
});
export const tooManyReviewKeys = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_REVIEW_KEYS',
  title: 'The brand has as many keys in use as it can have.',
});
export const reviewKeyRefused = defineProblem({
  status: 401,
  code: 'REVIEW_KEY_REFUSED',
  title: 'The key is unknown, has ended or belongs to another brand.',
});
export const signatureRefused = defineProblem({
  status: 401,
  code: 'SIGNATURE_REFUSED',
  title: 'The signature of the webhook is missing, wrong or too old.',
});
export const templateFault = defineProblem<{
  template: string;
  placeholder: string;
  line: number;
  column: number;
}>({
  status: 400,
  code: 'TEMPLATE_FAULT',
  title: 'A template has a placeholder that does not exist or is not closed.',
});
export const tooManyTopicWords = defineProblem<{ limit: number; language: string }>({
  status: 409,
  code: 'TOO_MANY_TOPIC_WORDS',
  title: 'Merged, the topic would have more words in a language than a topic can have.',
});
export const notTranslated = defineProblem({
  status: 409,
  code: 'NOT_TRANSLATED',
  title: 'No language model is in use, or it did not translate the comment.',
});
export const replyNotDeletable = defineProblem({
  status: 409,
  code: 'REPLY_NOT_DELETABLE',
  title: 'The source of the review offers no way to delete a reply.',
});
