import { intentionGroups, objectives } from '#contract/people/registration/purposes.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import { findExhibitor } from '#server/modules/fair/exhibitors/index.ts'
import { findCategoryRow, findIndustryRows, findAccountRegistration } from './registration.queries'
import { pickRecords } from './stored-form'

/** The registration data of an account besides its name, for analytics (spec: common §3, bigDataField). */
export async function findBackground(db: Db, account: Account, language: Language) {
  const registration = await findAccountRegistration(db, account.id)
  const own = language === 'zh-CN' ? 'zh' : 'en'
  const inLanguage = <Item extends { languageType: number }>(list: readonly Item[]): Item | undefined => {
    const records = pickRecords(list)
    return records[own] ?? records.first
  }
  const buyer = registration?.kind === 'buyer' ? inLanguage(registration.record.list) : undefined
  const stand =
    registration && registration.kind !== 'buyer' ? inLanguage(registration.record.multiLanguageVOList) : undefined
  const record = buyer ?? stand
  const purpose = registration && registration.kind !== 'buyer' ? registration.record : buyer
  const industries = await findIndustryRows(db, buyer?.industry ?? stand?.industryIds ?? [])
  const category = stand?.typeId ? await findCategoryRow(db, stand.typeId) : undefined
  const exhibitor = account.exhibitorId === null ? undefined : await findExhibitor(db, language, account.exhibitorId)
  const groups = new Set(purpose?.intention.map(({ intentionType }) => intentionType))
  const named = (list: readonly { id: string; zh: string; en: string }[], has: (id: string) => boolean) =>
    list.flatMap((choice) => (has(choice.id) ? [choice[own]] : [])).join(',')
  return {
    countryName: record?.countryName ?? '',
    areaName: record?.areaName ?? '',
    industry: industries.map(({ name }) => pick(name, language)).join(','),
    objective: named(objectives, (id) => purpose?.objective.includes(id) ?? false),
    intention: named(intentionGroups, (id) => groups.has(id)),
    categoryName: category ? pick(category.name, language) : '',
    hallName: exhibitor?.hallName ?? '',
    hallAreaName: exhibitor?.hallName ?? '',
    boothNumber: exhibitor?.booth ?? '',
    exhibitsNum: exhibitor?.exhibitsNum ?? 0,
    exhibitorName: exhibitor?.company ?? '',
  }
}
