import {
  countRulesCall,
  countSegmentCall,
  countSegmentsCall,
  listRuleFieldsCall,
} from '#modules/profile-hub/contract/count-segments.ts';
import { route } from '../route.ts';
import { countRules, countSegments } from '../segments/count/count-rules.ts';
import { countSegment } from '../segments/count/count-segment.ts';
import { ruleFields } from '../segments/rule-fields.ts';

export const countSegmentRoute = route(countSegmentCall, ({ db, membership, body }) =>
  countSegment({ db }, membership.clientId, body.rules),
);

export const countRulesRoute = route(countRulesCall, ({ db, membership, body }) =>
  countRules({ db }, membership.clientId, body.rules),
);

export const countSegmentsRoute = route(countSegmentsCall, async ({ db, membership, query }) => ({
  counts: await countSegments({ db }, membership.clientId, query.ids),
}));

export const listRuleFieldsRoute = route(
  listRuleFieldsCall,
  async ({ db, app, membership, request, query }) => ({
    fields: await ruleFields(
      { db, app },
      { clientId: membership.clientId, locale: request.locale, segment: query.segment },
    ),
  }),
);
