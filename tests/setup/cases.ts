import { eq } from 'drizzle-orm'
import type { TestServer } from './server'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { enrollments } from '#server/modules/people/enrollment/enrollment.schema.ts'
import { industries } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { categories } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { expos } from '#server/modules/fair/expo/expo.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'

let made = 0

interface CaseOptions {
  kind?: 'buyer' | 'exhibitorCompany' | 'exhibitorIndividual'
  languageType?: 1 | 2
  /** Of the company, or of the person. */
  name?: { zh: string; en: string }
  /** As another's: it registers again. */
  phone?: string
  files?: string[]
  /** Of exhibits. */
  pictures?: string[]
  /** What everybody may see. */
  contact?: { contactPhone: string; contactEmail: string }
  /** In both languages, in place of one that is there. */
  contactName?: string
}

/** A registration under review, of an account that waits for it. */
export async function addRegistrationCase({ database }: TestServer, options: CaseOptions = {}) {
  const { kind = 'exhibitorCompany', languageType = 1, files = [], pictures = [] } = options
  const number = String((made += 1)).padStart(4, '0')
  const name = options.name ?? { zh: `青禾文化${number}`, en: `Qinghe Culture ${number}` }
  const phone = options.phone ?? `+861390000${number}`
  const email = `case-${number}@applicants.example`
  const db = database.db
  const [hall] = await db.select().from(halls).limit(1)
  const [category] = await db.select().from(categories).limit(1)
  const chosen = (await db.select().from(industries).limit(2)).map(({ id }) => id)
  const account = { phone, email, name, languageType, passwordHash: 'x', status: 'pending' as const }
  const [applicant] = await db
    .insert(accounts)
    .values({ ...account, userType: kind === 'buyer' ? 6 : 1 })
    .returning()
  if (!applicant || !hall || !category) throw new Error('the demo fair lacks what a case needs')
  const inLanguage = (own: 'zh' | 'en') => ({
    languageType: own === 'zh' ? 1 : 2,
    countryId: 156,
    countryName: own === 'zh' ? '中国' : 'China',
    areaName: own === 'zh' ? '浙江' : 'Zhejiang',
    cityName: own === 'zh' ? '杭州' : 'Hangzhou',
    name: own === 'zh' ? '何青禾' : 'He Qinghe',
    company: kind === 'exhibitorCompany' ? name[own] : '',
    contactName: options.contactName ?? (own === 'zh' ? '何青禾' : 'He Qinghe'),
  })
  const both = [inLanguage('zh'), inLanguage('en')]
  const intention = [{ intentionType: 'heritage', name: 'ceramics' }]
  const record =
    kind === 'buyer'
      ? {
          list: both.map((one) => ({
            ...one,
            industry: chosen,
            objective: ['items', 'other'],
            otherObjective: '茶器',
            intention,
          })),
        }
      : {
          joinType: kind === 'exhibitorCompany' ? 0 : 1,
          exhibitionType: 1,
          deadlineType: 0,
          startDeadline: '2026-01-01',
          endDeadline: '2030-12-31',
          hallId: hall.id,
          identification: files,
          exhibitsPicture: pictures,
          ...options.contact,
          multiLanguageVOList: both.map((one) => ({ ...one, industryIds: chosen, typeId: category.id })),
        }
  const [added] = await db
    .insert(registrations)
    .values({
      clientKey: `case-${number}`,
      kind,
      accountId: applicant.id,
      state: 'review' as const,
      name,
      phone,
      email,
      idNumber: `1:11010119900101${number}`,
      languageType,
      record,
      identity: { passed: true, byService: false },
    })
    .returning()
  if (!added) throw new Error('the registration was not added')
  return { ...added, hall, category, applicant }
}

/** A sign-up under review, of the demo exhibitor to one of the exhibitions. */
export async function addEnrollmentCase({ database }: TestServer, nth = 0, userType = 1) {
  const db = database.db
  const [account] = await db.select().from(accounts).where(eq(accounts.userType, userType))
  const open = await db.select().from(expos).where(eq(expos.main, false)).orderBy(expos.id)
  const expo = open[nth]
  if (!account?.exhibitorId || !expo) throw new Error('the demo fair lacks what a case needs')
  const [added] = await db
    .insert(enrollments)
    .values({ expoId: expo.id, accountId: account.id, exhibitorId: account.exhibitorId, type: 0, exhibitionType: 0 })
    .returning()
  if (!added) throw new Error('the sign-up was not added')
  return { ...added, expo, account }
}
