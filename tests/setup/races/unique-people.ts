import { eq } from 'drizzle-orm'
import { addAccount } from '#server/modules/foundation/accounts/accounts.queries.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { addRegistration } from '#server/modules/people/registration/registration.queries.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Subject, UniqueKey } from './unique-key'

const name = { zh: '青禾', en: 'Qinghe' }

const form = { kind: 'buyer', state: 'review', name, languageType: 1, record: {} } as const
const register =
  (own: (key: string) => object) =>
  (db: Db, { key, accountId }: Subject) =>
    addRegistration(db, { ...form, clientKey: newKey(), accountId, ...own(key) })

const open =
  (own: (key: string) => object) =>
  (db: Db, { key }: Subject) =>
    addAccount(db, { name, userType: 6, status: 'pending', passwordHash: 'x', ...own(key) })

/** Of who comes to the fair. */
export const peopleKeys: Record<string, UniqueKey> = {
  'registration of a form': {
    table: registrations,
    index: 'registration_client_key_unique',
    put: register((clientKey) => ({ clientKey })),
    rows: ({ key }) => eq(registrations.clientKey, key),
  },
  'registration of a credit code': {
    table: registrations,
    index: 'registration_credit',
    put: register((socialCredit) => ({ socialCredit })),
    rows: ({ key }) => eq(registrations.socialCredit, key),
  },
  'registration of a card': {
    table: registrations,
    index: 'registration_id_number',
    put: register((idNumberHash) => ({ idNumberHash })),
    rows: ({ key }) => eq(registrations.idNumberHash, key),
  },
  'account of a phone': {
    table: accounts,
    index: 'account_phone',
    put: open((phone) => ({ phone })),
    rows: ({ key }) => eq(accounts.phone, key),
  },
  'account of an e-mail': {
    table: accounts,
    index: 'account_email',
    put: open((email) => ({ email })),
    rows: ({ key }) => eq(accounts.email, key),
  },
}
