import * as z from 'zod'
import { intentionGroups, objectives } from '../../../contract/registration/options'
import type { Language } from '../../../contract/core/language'
import { pick } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import type { Account } from '../accounts'
import { findExhibitor } from '../exhibitors'
import { findCategoryRow, findIndustryRows, findOfAccount } from './registration.queries'

const Record = z.object({
  countryName: z.string().default(''),
  areaName: z.string().default(''),
  languageType: z.number(),
  industry: z.array(z.number()).optional(),
  industryIds: z.array(z.number()).optional(),
  objective: z.array(z.string()).default([]),
  intention: z.array(z.object({ intentionType: z.string() })).default([]),
  typeId: z.number().optional(),
})
const Stored = z.object({ list: z.array(Record).optional(), multiLanguageVOList: z.array(Record).optional() })

/** What a registration tells of an account besides its name, for analytics (spec: common §3, bigDataField). */
export async function findBackground(db: Db, account: Account, language: Language) {
  const registration = await findOfAccount(db, account.id)
  const stored = registration ? Stored.parse(registration.record) : {}
  const records = stored.list ?? stored.multiLanguageVOList ?? []
  const record = records.find(({ languageType }) => (languageType === 2) === (language === 'en-US')) ?? records[0]
  const own = language === 'zh-CN' ? 'zh' : 'en'
  const industries = await findIndustryRows(db, record?.industry ?? record?.industryIds ?? [])
  const category = record?.typeId ? await findCategoryRow(db, record.typeId) : undefined
  const exhibitor = account.exhibitorId === null ? undefined : await findExhibitor(db, language, account.exhibitorId)
  const groups = new Set(record?.intention.map(({ intentionType }) => intentionType))
  const named = (list: readonly { id: string; zh: string; en: string }[], has: (id: string) => boolean) =>
    list.flatMap((choice) => (has(choice.id) ? [choice[own]] : [])).join(',')
  return {
    countryName: record?.countryName ?? '',
    areaName: record?.areaName ?? '',
    industry: industries.map(({ name }) => pick(name, language)).join(','),
    objective: named(objectives, (id) => record?.objective.includes(id) ?? false),
    intention: named(intentionGroups, (id) => groups.has(id)),
    categoryName: category ? pick(category.name, language) : '',
    hallName: exhibitor?.hallName ?? '',
    hallAreaName: exhibitor?.hallName ?? '',
    boothNumber: exhibitor?.booth ?? '',
    exhibitsNum: exhibitor?.exhibitsNum ?? 0,
    exhibitorName: exhibitor?.company ?? '',
  }
}
