import { eq, inArray, or, sql } from 'drizzle-orm'
import { type PersonalData, strip } from '#server/modules/foundation/personal-data/index.ts'
import { preRegistrations } from './pre-registration.schema'

/** An address that nobody has. */
const NOBODY = '\u0001'

/** Pre-registrations of an account or of its addresses: counted without the person. */
export const personalDataOfPreRegistration: PersonalData[] = [
  strip('preRegistrations', preRegistrations.accountId, {
    columns: [preRegistrations.name, preRegistrations.company, preRegistrations.phone, preRegistrations.email],
    hidden: [
      preRegistrations.code,
      preRegistrations.codeHash,
      preRegistrations.clientKeyHash,
      preRegistrations.takenKeyHash,
    ],
    rows: ({ id, addresses }) => {
      const reached = [...addresses, NOBODY]
      const { accountId, phone, email } = preRegistrations
      return or(eq(accountId, id), inArray(phone, reached), inArray(email, reached))
    },
    // One that was let in counts among those who came; its code opens nothing any more.
    set: {
      accountId: null,
      name: '',
      company: '',
      phone: '',
      email: 'deleted',
      code: '',
      codeHash: sql`'deleted-' || ${preRegistrations.id}`,
      repeats: sql`coalesce(${preRegistrations.repeats}, ${preRegistrations.id})`,
    },
    why: 'counted',
  }),
]
