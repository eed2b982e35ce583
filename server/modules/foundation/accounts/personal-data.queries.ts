import { eq } from 'drizzle-orm'
import { DELETED, type PersonalData, strip } from '#server/modules/foundation/personal-data/index.ts'
import { accounts } from './accounts.schema'

/** The account itself, deleted last: other records refer to it. Its name is shown wherever something of the person stays. */
export const personalDataOfAccounts: PersonalData[] = [
  strip('account', accounts, {
    part: 'row',
    columns: [
      accounts.phone,
      accounts.email,
      accounts.contactPhone,
      accounts.contactEmail,
      accounts.name,
      accounts.nickName,
      accounts.headPic,
      accounts.passwordHash,
    ],
    hidden: [accounts.passwordHash],
    rows: ({ id }) => eq(accounts.id, id),
    set: {
      phone: '',
      email: '',
      contactPhone: '',
      contactEmail: '',
      // No hash: nothing is verified by it.
      passwordHash: '',
      status: 'deleted',
      name: DELETED,
      nickName: '',
      headPic: '',
      exhibitorId: null,
      leavesAt: null,
    },
    why: 'stub',
  }),
]
