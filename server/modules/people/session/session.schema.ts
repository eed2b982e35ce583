import { flowStates, identityKinds } from '#contract/people/session/rules.ts'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, pgView } from 'drizzle-orm/pg-core'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { uncached } from '#server/platform/db/table-use.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const sessions = uncached(
  pgTable(
    'session',
    {
      /** SHA-256 of the token: whoever reads the table cannot log in with it. */
      tokenHash: text('token_hash').primaryKey(),
      accountId: integer('account_id')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      /** password, code, wechat, face or sso */
      method: text().notNull(),
      createdAt: moment('created_at').notNull().defaultNow(),
      lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    },
    (table) => [index('session_account').on(table.accountId), index('session_last_used').on(table.lastUsedAt)],
  ),
  // A server remembers the account of a token until its session ends.
  { announceDeletes: true },
)

/** A login by scan or face under way (spec: access §4, polled every 1.5 s). */
export const loginFlows = uncached(
  pgTable('login_flow', {
    /** SHA-256 of the flow number, which only the page that polls knows. */
    flowHash: text('flow_hash').primaryKey(),
    /** What the QR carries: enough to answer, not enough to poll. */
    scene: text().notNull().unique(),
    kind: text({ enum: identityKinds }).notNull(),
    state: text({ enum: flowStates }).notNull().default('waiting'),
    /** Who links the identity to the own account instead of logging in. */
    linkTo: integer('link_to').references(() => accounts.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  }),
)

/** An identity of an outside service that stands for an account. */
export const identityLinks = pgTable(
  'identity_link',
  {
    kind: text({ enum: identityKinds }).notNull(),
    /** SHA-256 of the outside identity. */
    identityHash: text('identity_hash').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.identityHash] }),
    uniqueIndex('identity_link_one').on(table.kind, table.accountId),
  ],
)

/** As other areas read them. */
export const sessionRecords = pgView('session_record').as((qb) => qb.select().from(sessions))
