import type { ColumnType, Generated } from 'kysely';
import type {
  Answer,
  CampaignState,
  CampaignType,
  MappingRule,
  QuestionKind,
} from '#modules/profile-hub/contract/campaign.ts';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';

/** Campaigns, their answers and mappings. */
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
  /** Predefined answers with their counts; free texts are not included. */
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
    /** By question id. */
    answers: ColumnType<Record<string, Answer>, string, string>;
    /** The contact, after a mapping was applied. */
    contact_id: string | null;
    /** Round of the last applied mapping. */
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
    /** Increases with each save: responses of an older round must be processed again. */
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
    /** Slug; null if the question is left out. */
    criterion: string | null;
  };
  'profile_hub.mapping_answers': {
    client_id: string;
    mapping_question_id: string;
    answer_key: string;
    answer: string;
    /** Option id; null if the answer is left out. */
    option: string | null;
  };
}

/** A value written by an answer, by slug of the criterion. */
export interface AppliedAnswer {
  campaign: string;
  at: string;
  /** For several choices, those that the answer added. */
  value: ContactValue;
}
