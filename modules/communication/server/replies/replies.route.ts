import {
  changeReviewCall,
  changeSentReplyCall,
  deactivateReviewCall,
  getBotEvaluationCall,
  reportResponseCall,
  sendAllResponsesCall,
  sendResponseCall,
} from '#modules/communication/contract/replies/reply-calls.ts';
import { readReview } from '../reviews/read-review.ts';
import { route } from '../route.ts';
import { changeReview, deactivateReview } from './change-review.ts';
import { changeSentReply } from './change-sent-reply.ts';
import { evaluateResponse, reportResponse } from './report-response.ts';
import { rewriteReply } from './rewrite-reply.ts';
import { startSendingAll } from './send-all.ts';
import { sendResponse } from './send-response.ts';

export const sendResponseRoute = route(
  sendResponseCall,
  async ({ db, app, body, principal: { userId }, membership: reader }) => {
    const { clientId, role } = reader;
    const { reviewId, version, text, save } = body;
    const given = { reviewId, version, text, onlySave: save === 1 };
    await sendResponse({ db, app }, { clientId, userId, role }, given);
    return readReview({ db, app }, { clientId, id: reviewId, reader });
  },
);

export const changeSentReplyRoute = route(
  changeSentReplyCall,
  async ({ db, app, body, principal: { userId }, membership: reader }) => {
    const { clientId, role } = reader;
    const { reviewId, version, text } = body;
    await changeSentReply({ db, app }, { clientId, userId, role }, { reviewId, version, text });
    return readReview({ db, app }, { clientId, id: reviewId, reader });
  },
);

export const changeReviewRoute = route(
  changeReviewCall,
  async ({ db, app, body, params: { id }, principal: { userId }, membership: reader }) => {
    const { clientId, role } = reader;
    const { version, action } = body;
    const by = { clientId, userId, role };
    if (action === 'rewrite') await rewriteReply({ db, app }, by, { id, version });
    else
      await db
        .transaction()
        .execute((tx) => changeReview({ db: tx, app }, by, { id, version, action }));
    return readReview({ db, app }, { clientId, id, reader });
  },
  // The language model may be slow, so no transaction is open meanwhile.
  { ownTransactions: true },
);

export const deactivateReviewRoute = route(
  deactivateReviewCall,
  async ({ db, app, params: { id }, principal: { userId }, membership: reader }) => {
    const { clientId, role } = reader;
    await deactivateReview({ db, app }, { clientId, userId, role }, id);
    return readReview({ db, app }, { clientId, id, reader });
  },
);

export const sendAllResponsesRoute = route(
  sendAllResponsesCall,
  ({ db, app, body, principal: { userId }, membership: { clientId, role, timeZone } }) => {
    const { filters, maxDate, expected } = body;
    const given = { filters, maxDate, expected, timeZone };
    return startSendingAll({ db, app }, { clientId, userId, role }, given);
  },
);

export const reportResponseRoute = route(
  reportResponseCall,
  ({ db, app, body, principal: { userId }, membership: { clientId, role } }) =>
    reportResponse({ db, app }, { clientId, userId, role }, body),
);

export const getBotEvaluationRoute = route(
  getBotEvaluationCall,
  ({ db, app, query: { reviewId, text }, membership: { clientId } }) =>
    evaluateResponse({ db, app }, { clientId, reviewId, text }),
);
