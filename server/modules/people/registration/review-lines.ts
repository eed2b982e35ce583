import type { AgreementName } from '#contract/fair/agreements/rules.ts'
import { cardTypes, type Choice, OTHER } from '#contract/people/registration/options.ts'
import { intentionGroups, objectives } from '#contract/people/registration/purposes.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { maskNumber } from '#server/platform/mask.ts'
import { exhibitionTypeNames } from '#server/modules/fair/exhibitors/index.ts'
import { bilingualLine, type CaseLine, plainLine, type ShownContact } from '#server/modules/people/review/index.ts'
import { openCard } from './card'
import { findNames } from './cases.queries'
import type { Registration } from './registration.queries'
import { type BuyerRecord, pickRecords, getRecords } from './stored-form'

type Own = 'zh' | 'en'
type Buyer = Extract<Registration, { kind: 'buyer' }>
type Exhibitor = Exclude<Registration, Buyer>

const separators = { zh: '、', en: ', ' }
const joined = (texts: readonly Bilingual[], own: Own): string =>
  texts.map((text) => text[own] || text[own === 'zh' ? 'en' : 'zh']).join(separators[own])

const joinedLine = (field: string, texts: readonly Bilingual[]): CaseLine => ({
  field,
  zh: joined(texts, 'zh'),
  en: joined(texts, 'en'),
})

const chosen = (list: readonly Choice[], id: string): Bilingual =>
  list.find((choice) => choice.id === id) ?? { zh: id, en: id }

type Purpose = Pick<BuyerRecord, 'objective' | 'otherObjective' | 'intention'>

function objectivesLine({ zh, en, first }: { zh?: Purpose; en?: Purpose; first: Purpose | undefined }): CaseLine {
  const say = (own: Own, purpose: Purpose | undefined) => {
    const texts = (first?.objective ?? []).map((id) => {
      const other = id === OTHER ? purpose?.otherObjective || first?.otherObjective : undefined
      const name = chosen(objectives, id)[own]
      return other ? `${name}${own === 'zh' ? '：' : ': '}${other}` : name
    })
    return texts.join(separators[own])
  }
  return { field: 'objectives', zh: say('zh', zh), en: say('en', en) }
}

function intentionsLine(of: Purpose | undefined): CaseLine {
  const texts = (of?.intention ?? []).map(({ intentionType, name }): Bilingual => {
    const group = intentionGroups.find(({ id }) => id === intentionType)
    const choice = chosen(group?.names ?? [], name)
    return group ? { zh: `${group.zh}·${choice.zh}`, en: `${group.en}: ${choice.en}` } : choice
  })
  return joinedLine('intentions', texts)
}

function validityLine(isLongTerm: boolean, from: string, until: string): CaseLine {
  return isLongTerm
    ? { field: 'validity', zh: '长期', en: 'No expiration date' }
    : { field: 'validity', zh: `${from} 至 ${until}`, en: `${from} to ${until}` }
}

/** The card as who may decide reads it. */
function cardLines(of: Registration, { whole, vault }: ShownContact): CaseLine[] {
  const { cardType, number } = openCard(vault, of)
  const name = cardTypes.find((one) => one.cardType === cardType)
  return [bilingualLine('cardType', name), plainLine('cardNumber', whole ? number : maskNumber(number))]
}

function personLines(of: Registration, contact: ShownContact): CaseLine[] {
  const { zh, en } = pickRecords(getRecords(of))
  return [
    { field: 'name', zh: zh?.name ?? '', en: en?.name ?? '' },
    ...cardLines(of, contact),
    { field: 'country', zh: zh?.countryName ?? '', en: en?.countryName ?? '' },
    { field: 'area', zh: zh?.areaName ?? '', en: en?.areaName ?? '' },
    { field: 'city', zh: zh?.cityName ?? '', en: en?.cityName ?? '' },
  ]
}

async function buyerLines(db: Db, of: Buyer, contact: ShownContact): Promise<CaseLine[]> {
  const { phone, email } = contact
  const records = pickRecords(of.record.list)
  const { first } = records
  const names = await findNames(db, { industries: first?.industry ?? [], hallId: 0, typeId: 0 })
  return [
    ...personLines(of, contact),
    plainLine('phone', phone),
    plainLine('email', email),
    joinedLine('industries', names.industries),
    objectivesLine(records),
    intentionsLine(first),
    validityLine((first?.deadlineType ?? 1) === 1, first?.startDeadLine ?? '', first?.endDeadLine ?? ''),
  ]
}

async function exhibitorLines(db: Db, of: Exhibitor, contact: ShownContact): Promise<CaseLine[]> {
  const { phone, email } = contact
  const { record, kind, socialCredit } = of
  const { zh, en, first } = pickRecords(record.multiLanguageVOList)
  const { hallId, contactPhone, contactEmail, exhibitionType, deadlineType, startDeadline, endDeadline } = record
  const names = await findNames(db, { industries: first?.industryIds ?? [], hallId, typeId: first?.typeId ?? 0 })
  const text = (field: 'company' | 'contactName') => ({ field, zh: zh?.[field] ?? '', en: en?.[field] ?? '' })
  return [
    ...(kind === 'exhibitorCompany' ? [text('company'), plainLine('socialCredit', socialCredit)] : []),
    ...personLines(of, contact),
    plainLine('phone', phone),
    plainLine('email', email),
    text('contactName'),
    plainLine('contactPhone', contactPhone),
    plainLine('contactEmail', contactEmail),
    bilingualLine('hall', names.hall),
    bilingualLine('category', names.category),
    joinedLine('industries', names.industries),
    bilingualLine('exhibitionType', exhibitionTypeNames[exhibitionType]),
    objectivesLine({ first: record }),
    intentionsLine(record),
    validityLine(deadlineType === 1, startDeadline, endDeadline),
  ]
}

const agreementTitles: Record<AgreementName, Bilingual> = {
  service: { zh: '用户服务协议', en: 'User Service Agreement' },
  privacy: { zh: '隐私协议', en: 'Privacy Agreement' },
}

/** Which texts of the agreements were agreed to, where the fair has written its own. */
function agreedLines({ agreed }: Registration): CaseLine[] {
  const texts = agreed.map(({ which, id, version }): Bilingual => {
    const { zh, en } = agreementTitles[which]
    return { zh: `${zh}（编号 ${id}，第 ${version} 版）`, en: `${en} (number ${id}, version ${version})` }
  })
  return texts.length === 0 ? [] : [joinedLine('agreed', texts)]
}

/** Every field of a registration, in both languages next to each other; numbers whole only for who may decide. */
export async function buildLines(db: Db, of: Registration, contact: ShownContact): Promise<CaseLine[]> {
  const lines = of.kind === 'buyer' ? await buyerLines(db, of, contact) : await exhibitorLines(db, of, contact)
  return [...lines, ...agreedLines(of)]
}
