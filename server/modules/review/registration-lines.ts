import { cardTypes, type Choice, intentionGroups, objectives, OTHER } from '../../../contract/registration/options'
import type { CaseDetail } from '../../../contract/review/schemas'
import type { Bilingual } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { maskNumber } from '../../platform/mask'
import type { Registration } from '../registration'
import { type RecordInLanguage, type RegisteredRecord } from './record'
import { findNames } from './review.queries'

type Line = CaseDetail['lines'][number]
type Own = 'zh' | 'en'

const separators = { zh: '、', en: ', ' }
const joined = (texts: readonly Bilingual[], own: Own): string =>
  texts.map((text) => text[own] || text[own === 'zh' ? 'en' : 'zh']).join(separators[own])

export const both = (field: string, text: Bilingual | undefined): Line => ({
  field,
  zh: text?.zh ?? '',
  en: text?.en ?? '',
})
const same = (field: string, text: string): Line => ({ field, zh: text, en: text })

/** 0 online only, 1 online and offline (spec: access §3). */
export const exhibitingForms: readonly Bilingual[] = [
  { zh: '仅线上', en: 'Online only' },
  { zh: '线上与线下', en: 'Online and offline' },
]

const chosen = (list: readonly Choice[], id: string): Bilingual =>
  list.find((choice) => choice.id === id) ?? { zh: id, en: id }

function objectivesOf({ zh, en, first }: RegisteredRecord): Line {
  const say = (own: Own, record: RecordInLanguage | undefined) => {
    const texts = (first?.objective ?? []).map((id) => {
      const other = id === OTHER ? record?.otherObjective || first?.otherObjective : undefined
      const name = chosen(objectives, id)[own]
      return other ? `${name}${own === 'zh' ? '：' : ': '}${other}` : name
    })
    return texts.join(separators[own])
  }
  return { field: 'objectives', zh: say('zh', zh), en: say('en', en) }
}

function intentionsOf({ first }: RegisteredRecord): Line {
  const texts = (first?.intention ?? []).map(({ intentionType, name }): Bilingual => {
    const group = intentionGroups.find(({ id }) => id === intentionType)
    const choice = chosen(group?.names ?? [], name)
    return group ? { zh: `${group.zh}·${choice.zh}`, en: `${group.en}: ${choice.en}` } : choice
  })
  return { field: 'intentions', zh: joined(texts, 'zh'), en: joined(texts, 'en') }
}

function validityOf(record: RegisteredRecord): Line {
  const { first } = record
  const longTerm = (record.deadlineType ?? first?.deadlineType ?? 1) === 1
  if (longTerm) return { field: 'validity', zh: '长期', en: 'Long term' }
  const from = record.startDeadline || first?.startDeadLine || ''
  const until = record.endDeadline || first?.endDeadLine || ''
  return { field: 'validity', zh: `${from} 至 ${until}`, en: `${from} to ${until}` }
}

const placeLines = ({ zh, en }: RegisteredRecord): Line[] => [
  { field: 'country', zh: zh?.countryName ?? '', en: en?.countryName ?? '' },
  { field: 'area', zh: zh?.areaName ?? '', en: en?.areaName ?? '' },
  { field: 'city', zh: zh?.cityName ?? '', en: en?.cityName ?? '' },
]

/** The card as who may decide reads it: `1:110…` is kept as type and number. */
function cardLines(idNumber: string, whole: boolean): Line[] {
  const [type = '', number = ''] = idNumber.split(/:(.*)/s)
  const name = cardTypes.find(({ cardType }) => String(cardType) === type)
  return [both('cardType', name), same('cardNumber', whole ? number : maskNumber(number))]
}

/** Every field of a registration, in both languages beside each other; numbers whole only for who may decide. */
export async function registrationLines(
  db: Db,
  of: Registration,
  record: RegisteredRecord,
  { whole, phone, email }: { whole: boolean; phone: string; email: string },
): Promise<Line[]> {
  const { zh, en, first, industries } = record
  const names = await findNames(db, { industries, hallId: record.hallId, typeId: first?.typeId ?? 0 })
  const text = (field: 'name' | 'company' | 'contactName') =>
    both(field, { zh: zh?.[field] ?? '', en: en?.[field] ?? '' })
  const industryLine = { field: 'industries', zh: joined(names.industries, 'zh'), en: joined(names.industries, 'en') }
  const person = [text('name'), ...cardLines(of.idNumber, whole), ...placeLines(record)]
  const reached = [same('phone', phone), same('email', email)]
  if (of.kind === 'buyer')
    return [...person, ...reached, industryLine, objectivesOf(record), intentionsOf(record), validityOf(record)]
  const isCompany = of.kind === 'exhibitorCompany'
  return [
    ...(isCompany ? [text('company'), same('socialCredit', of.socialCredit)] : []),
    ...person,
    ...reached,
    text('contactName'),
    same('contactPhone', record.contactPhone),
    same('contactEmail', record.contactEmail),
    both('hall', names.hall),
    both('category', names.category),
    industryLine,
    both('exhibitionType', exhibitingForms[record.exhibitionType]),
    validityOf(record),
  ]
}
