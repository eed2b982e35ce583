import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { expoGroups } from '#server/modules/people/enrollment/enrollment.schema.ts'
import { expos } from '#server/modules/fair/expo/expo.schema.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import type { ImportedForm } from '#server/modules/people/registration/index.ts'
import { preExhibitors, registrations } from '#server/modules/people/registration/registration.schema.ts'
import { hashPassword } from '#server/platform/auth/password.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'
import { readDocument, Text } from './content'
import { DEMO_PASSWORD } from './seed-accounts'
import { type Ids, getId, type SeededFair } from './seed-fair'

const Keys = z.array(z.string())
const Waiting = z.array(
  z.object({
    kind: z.enum(['buyer', 'exhibitorCompany', 'exhibitorIndividual']),
    phone: z.string(),
    email: z.string(),
    languageType: z.int(),
    hoursAgo: z.number(),
    socialCredit: z.string(),
    cardType: z.int(),
    idCard: z.string(),
    hall: z.string(),
    category: z.string(),
    industries: Keys,
    countryId: z.int(),
    place: z.object({ country: Text, area: Text, city: Text }),
    company: Text,
    name: Text,
  }),
)
type Waiting = z.output<typeof Waiting>[number]

/** What the form would have sent. */
function buildForm(one: Waiting, { hallIds, categoryIds, industryIds }: SeededFair) {
  const industries = one.industries.map((key) => getId(industryIds, key))
  const inLanguage = (own: 'zh' | 'en', languageType: number) => ({
    languageType,
    countryId: one.countryId,
    countryName: one.place.country[own],
    areaName: one.place.area[own],
    cityName: one.place.city[own],
    name: one.name[own],
    phone: languageType === one.languageType ? one.phone.replace(/^\+(86|44)/, '') : '',
    email: languageType === one.languageType ? one.email : '',
  })
  const both = [inLanguage('zh', 1), inLanguage('en', 2)]
  if (one.kind === 'buyer') {
    const chosen = {
      objective: ['items', 'partner'],
      otherObjective: '',
      intention: [{ intentionType: 'heritage', name: 'ceramics' }],
    }
    const card = { identityType: one.cardType, identityNumber: one.idCard }
    return {
      areaCode: '+44',
      isCheckPhone: 0,
      list: both.map((record) => ({ ...record, ...card, ...chosen, industry: industries })),
    }
  }
  const typeId = getId(categoryIds, one.category)
  const card = { cardType: one.cardType, idCard: one.idCard, socialCredit: one.socialCredit }
  return {
    areaCode: '+086',
    isCheckPhone: 1,
    joinType: one.kind === 'exhibitorCompany' ? 0 : 1,
    exhibitionType: 1,
    deadlineType: 1,
    hallId: getId(hallIds, one.hall),
    industryIds: industries,
    exhibitsPicture: [],
    identification: [],
    qualificationCertificate: [],
    multiLanguageVOList: both.map((record) => {
      const own = record.languageType === 1 ? 'zh' : 'en'
      return {
        ...record,
        ...card,
        company: one.company[own],
        contactName: one.name[own],
        typeId,
        industryIds: industries,
      }
    }),
  }
}

/** What each would have proved: an exhibitor its phone, the buyer from abroad the e-mail. */
const provedBy = ({ kind }: Waiting): 'phone' | 'email' => (kind === 'buyer' ? 'email' : 'phone')

export const waitingAddresses = (): string[] => readDocument('waiting.json', Waiting).map((one) => one[provedBy(one)])

/** Registrations that wait for a reviewer. */
async function seedRegistrations(db: Db, calendar: Calendar, fair: SeededFair): Promise<void> {
  const passwordHash = await hashPassword(null, DEMO_PASSWORD)
  for (const one of readDocument('waiting.json', Waiting)) {
    const { phone, email, name, languageType } = one
    const userType = one.kind === 'buyer' ? 6 : 1
    const contacts = provedBy(one) === 'phone' ? { phone, contactEmail: email } : { email, contactPhone: phone }
    const account = { ...contacts, name, languageType, userType, passwordHash, status: 'pending' as const }
    const [added] = await db.insert(accounts).values(account).returning({ id: accounts.id })
    if (!added) throw new Error('the account was not added')
    const row = {
      clientKey: `demo-${email}`,
      kind: one.kind,
      accountId: added.id,
      state: 'review' as const,
      name: one.kind === 'exhibitorCompany' ? one.company : name,
      phone,
      email,
      provedBy: provedBy(one),
      socialCredit: one.socialCredit,
      idNumber: `${one.cardType}:${one.idCard}`,
      languageType,
      record: buildForm(one, fair),
      submittedAt: calendar.fromNow(-one.hoursAgo),
    }
    const [registration] = await db.insert(registrations).values(row).returning({ id: registrations.id })
    if (registration) {
      const event = { subject: 'registration', subjectId: registration.id, at: row.submittedAt } as const
      await addEvent(db, { ...event, action: 'submit', toState: 'review' })
    }
  }
}

const Earlier = z.array(
  z.object({
    key: z.string(),
    year: z.int(),
    socialCredit: z.string(),
    company: Text,
    area: Text,
    city: Text,
    industries: Keys,
    hall: z.string(),
    category: z.string(),
    exhibitionType: z.int(),
  }),
)

/** Exhibitors of earlier fairs, with data that a registration imports. */
async function seedEarlier(db: Db, { hallIds, categoryIds, industryIds }: SeededFair): Promise<void> {
  await db.insert(preExhibitors).values(
    readDocument('earlier.json', Earlier).map(({ key, year, socialCredit, company, ...one }) => {
      const data: ImportedForm = {
        countryId: 156,
        areaName: one.area,
        cityName: one.city,
        industryIds: one.industries.map((industry) => getId(industryIds, industry)),
        typeId: getId(categoryIds, one.category),
        hallId: getId(hallIds, one.hall),
        exhibitionType: one.exhibitionType,
      }
      return { key, year, socialCredit, name: company, data }
    }),
  )
}

const Groups = z.array(z.object({ expo: z.string(), key: z.string(), name: Text, exhibitionType: z.int() }))

async function seedGroups(db: Db): Promise<void> {
  const rows = await db.select({ id: expos.id, key: expos.key }).from(expos).where(eq(expos.main, false))
  const ids: Ids = new Map(rows.map(({ id, key }) => [key, id]))
  await db
    .insert(expoGroups)
    .values(readDocument('groups.json', Groups).map(({ expo, ...group }) => ({ ...group, expoId: getId(ids, expo) })))
}

/** What waits for the organizer, and what applicants choose from. */
export async function seedWaiting(db: Db, calendar: Calendar, fair: SeededFair): Promise<void> {
  await seedRegistrations(db, calendar, fair)
  await seedEarlier(db, fair)
  await seedGroups(db)
}
