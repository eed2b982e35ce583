import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Audience } from '#contract/operations/audiences/rules.ts'
import {
  type Answers,
  type QuestionnaireDocument,
  questionnaireStates,
} from '#contract/operations/questionnaires/rules.ts'
import { bilingual } from '#server/platform/db/bilingual.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the organizer asks, as it is written now; what is requested from people is its last revision. */
export const questionnaires = uncached(
  pgTable(
    'questionnaire',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      /** Made by the form: adding twice adds once. */
      clientKey: text('client_key').notNull().unique('questionnaire_key'),
      version: integer().notNull().default(1),
      state: text({ enum: questionnaireStates }).notNull().default('draft'),
      title: bilingual('title'),
      intro: bilingual('intro'),
      isAnonymous: boolean('is_anonymous').notNull(),
      audience: jsonb().$type<Audience>().notNull(),
      document: jsonb().$type<QuestionnaireDocument>().notNull(),
      /** Null until it was written. */
      fromAt: moment('from_at'),
      untilAt: moment('until_at'),
      /** Null: no limit. */
      responsesMax: integer('responses_max'),
      submitted: integer().notNull().default(0),
      /** Of the questions that are requested; 0: it was never opened. */
      revision: integer().notNull().default(0),
      /** While people are notified of it: the account that was notified last; null: nobody is being notified. */
      announcedTo: integer('announced_to'),
      /** When that began last. */
      announcedAt: moment('announced_at'),
      updatedAt: moment('updated_at').notNull().defaultNow(),
    },
    (table) => [
      index('questionnaire_updated').on(table.updatedAt),
      index('questionnaire_announcing')
        .on(table.id)
        .where(sql`${table.announcedTo} is not null`),
      check(
        'questionnaire_submitted',
        sql`${table.submitted} >= 0 and (${table.responsesMax} is null or ${table.submitted} <= ${table.responsesMax})`,
      ),
    ],
  ),
)

const questionnaireId = () =>
  integer('questionnaire_id')
    .notNull()
    .references(() => questionnaires.id, { onDelete: 'cascade' })

/** The questions as they were published. Only ever added to: answers keep the words that they were given to. */
export const questionnaireRevisions = uncached(
  pgTable(
    'questionnaire_revision',
    {
      questionnaireId: questionnaireId(),
      revision: integer().notNull(),
      title: bilingual('title'),
      intro: bilingual('intro'),
      document: jsonb().$type<QuestionnaireDocument>().notNull(),
      openedAt: moment('opened_at').notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.questionnaireId, table.revision] })],
  ),
)

/** How far a person has come; of an anonymous one, once it is submitted, that they have, and on which day. */
export const questionnaireEntries = uncached(
  pgTable(
    'questionnaire_entry',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      questionnaireId: questionnaireId(),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      /** Rises with each draft. */
      version: integer().notNull().default(1),
      /** The draft; null once it is submitted. */
      answers: jsonb().$type<Answers>(),
      /** Made by the form that submitted it: sent again it is the same. */
      submitKey: text('submit_key'),
      submittedOn: date('submitted_on'),
      savedAt: moment('saved_at'),
    },
    (table) => [
      uniqueIndex('questionnaire_entry_once').on(table.questionnaireId, table.accountId),
      index('questionnaire_entry_account').on(table.accountId),
      check('questionnaire_entry_kept', sql`(${table.submittedOn} is null) or (${table.answers} is null)`),
    ],
  ),
)

/**
 * What was submitted. Of an anonymous one without its person and moment, under a number by chance, so that neither the
 * order of rows nor that of the entries identifies the respondent.
 */
export const questionnaireResponses = uncached(
  pgTable(
    'questionnaire_response',
    {
      id: uuid().primaryKey().defaultRandom(),
      questionnaireId: questionnaireId(),
      revision: integer().notNull(),
      accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
      answers: jsonb().$type<Answers>().notNull(),
      submittedOn: date('submitted_on').notNull(),
      submittedAt: moment('submitted_at'),
    },
    (table) => [
      index('questionnaire_response_of').on(table.questionnaireId, table.id),
      uniqueIndex('questionnaire_response_once')
        .on(table.questionnaireId, table.accountId)
        .where(sql`${table.accountId} is not null`),
      index('questionnaire_response_account').on(table.accountId),
    ],
  ),
)
