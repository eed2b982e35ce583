import * as z from 'zod'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import { readDocument, Text } from '../content'

const Guests = z.array(
  z.object({
    key: z.string(),
    email: z.string(),
    userType: z.int(),
    languageType: z.int(),
    registeredHoursAgo: z.number(),
    countryId: z.int(),
    country: Text,
    name: Text,
  }),
)
type Guest = z.output<typeof Guests>[number]

/** Hours until a reviewer decided. */
const REVIEW_HOURS = 1.5

const buildRecord = ({ email, country, countryId, name }: Guest) => ({
  areaCode: '',
  isCheckPhone: 0,
  list: (['zh', 'en'] as const).map((own, index) => ({
    languageType: index + 1,
    countryId,
    countryName: country[own],
    areaName: '',
    cityName: '',
    name: name[own],
    email,
    phone: '',
    industry: [],
    objective: ['items', 'partner'],
    otherObjective: '',
    intention: [],
  })),
})

/** Buyers who registered before and during the fair and were approved: exhibitors of the demo deal with them. */
export async function seedGuests(db: Db, calendar: Calendar): Promise<void> {
  const people = new Map((await db.select().from(accounts)).map((account) => [account.email, account]))
  const [demo, reviewer] = [people.get('buyer@demo.yunzhan.example'), people.get('reviewer@demo.yunzhan.example')]
  for (const guest of readDocument('history/guests.json', Guests)) {
    const { email, name, userType, languageType } = guest
    const submittedAt = calendar.fromNow(-guest.registeredHoursAgo)
    const decidedAt = calendar.fromNow(-guest.registeredHoursAgo + REVIEW_HOURS)
    // The demo's password opens these accounts too, so that a fair with them is known as the demo.
    const account = {
      email,
      name,
      userType,
      languageType,
      passwordHash: demo?.passwordHash ?? '',
      createdAt: submittedAt,
    }
    const [added] = await db
      .insert(accounts)
      .values({ ...account, status: 'active' })
      .returning({ id: accounts.id })
    const registration = {
      clientKey: `demo-${email}`,
      kind: 'buyer' as const,
      accountId: added?.id ?? 0,
      state: 'approved' as const,
      version: 2,
      name,
      email,
      provedBy: 'email' as const,
      languageType,
      record: buildRecord(guest),
      submittedAt,
      decidedAt,
    }
    const [row] = await db.insert(registrations).values(registration).returning({ id: registrations.id })
    const event = { subject: 'registration', subjectId: row?.id ?? 0 } as const
    await addEvent(db, { ...event, action: 'submit', toState: 'review', at: submittedAt })
    const decided = { action: 'approve', fromState: 'review', toState: 'approved', at: decidedAt } as const
    await addEvent(db, { ...event, ...decided, ...(reviewer ? { byAccount: reviewer.id } : {}) })
  }
}
