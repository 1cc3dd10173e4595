import type { ColumnType, Generated } from 'kysely';
import type {
  Answer,
  CampaignState,
  CampaignType,
  MappingRule,
  QuestionKind,
} from '#modules/profile-hub/contract/campaign.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';

/** Campaigns, their answers and what these mean. */
export interface CampaignTables {
  'profile_hub.campaigns': {
    client_id: string;
    id: string;
    type: CampaignType;
    /** The source system and its key of the campaign. */
    origin: string;
    key: string;
    name: string;
    feedback_template_id: string | null;
    open: boolean;
    state: Generated<CampaignState>;
    responses: Generated<number>;
    first_response_at: Date | null;
    last_response_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  'profile_hub.campaign_questions': {
    client_id: string;
    id: string;
    campaign_id: string;
    key: string;
    text: string;
    kind: QuestionKind;
    position: number;
  };
  /** Answers that can be chosen, and how often each was; texts that people wrote are not among them. */
  'profile_hub.campaign_choices': {
    client_id: string;
    question_id: string;
    answer_key: string;
    label: string;
    position: number;
    given: number;
  };
  'profile_hub.campaign_responses': {
    client_id: string;
    id: string;
    campaign_id: string;
    key: string;
    email: string | null;
    phone: string | null;
    answered_at: Date;
    received_at: Generated<Date>;
    /** By the id of the question. */
    answers: ColumnType<Record<string, Answer>, string, string>;
    /** The contact, after a mapping was applied. */
    contact_id: string | null;
    /** That of the mapping which was applied last. */
    round: Generated<number>;
  };
  /** Values that answers wrote to a contact, to distinguish them from other changes. */
  'profile_hub.answered_contacts': {
    client_id: string;
    contact_id: string;
    /** Last change of the contact by anything other than an answer. */
    own_at: Date;
    /** The contact's `updated_at` after answers were written; a different value means another change since. */
    written_at: Date;
    taken: ColumnType<Record<string, AppliedAnswer>, string, string>;
  };
  'profile_hub.mappings': {
    client_id: string;
    id: string;
    campaign_id: string;
    saved: boolean;
    rule: MappingRule;
    /** Grows with every time it is saved: responses of an older round are to be gone through again. */
    round: Generated<number>;
    incomplete: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  'profile_hub.mapping_questions': {
    client_id: string;
    id: string;
    mapping_id: string;
    question_id: string;
    /** A slug; null where the question is left out. */
    criterion: string | null;
  };
  'profile_hub.mapping_answers': {
    client_id: string;
    mapping_question_id: string;
    answer_key: string;
    answer: string;
    /** The id of an option; null where the answer is left out. */
    option: string | null;
  };
}

/** A value that an answer has written, by the criterion's slug. */
export interface AppliedAnswer {
  campaign: string;
  at: string;
  /** Of several choices those that the answer has added. */
  value: ContactValue;
}
