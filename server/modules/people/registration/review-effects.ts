import { fileAddress } from '#contract/foundation/files/rules.ts'
import type { CaseAction } from '#contract/people/review/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Account, changeAccount } from '#server/modules/foundation/accounts/index.ts'
import { addDraft, backfillContentItem, removeOwned } from '#server/modules/fair/content/index.ts'
import { hasEnrollments } from '#server/modules/people/enrollment/index.ts'
import {
  exhibitorContent,
  exhibitorUses,
  type NewExhibitor,
  upsertExhibitors,
  removeExhibitor,
} from '#server/modules/fair/exhibitors/index.ts'
import { exhibitContent } from '#server/modules/fair/exhibits/index.ts'
import { setPublic } from '#server/modules/foundation/files/index.ts'
import { removeSessions } from '#server/modules/people/session/index.ts'
import { hasTeam } from '#server/modules/people/team/index.ts'
import type { Registration } from './registration.queries'
import { pickRecords, type ExhibitorRecord } from './stored-form'

/** Characters of an exhibitor's short name. */
const ABBREVIATION_MAX = 12

/** Why a decision stands, in the reader's language. */
export const undoObstacles = {
  exhibits: { 'zh-CN': '该参展商已有展品', 'en-US': 'the exhibitor has exhibits' },
  lives: { 'zh-CN': '该参展商已有直播', 'en-US': 'the exhibitor has live sessions' },
  enrollments: { 'zh-CN': '该参展商已报名展览', 'en-US': 'the exhibitor has signed up for exhibitions' },
  team: { 'zh-CN': '该参展商的团队已有成员或邀请', 'en-US': 'the exhibitor’s team has members or invitations' },
  disabled: { 'zh-CN': '该账号已停用', 'en-US': 'the account has been disabled' },
  takenAnew: {
    'zh-CN': '该手机号、邮箱、信用代码或证件号码已重新注册',
    'en-US': 'the phone, email, credit code, or ID number has been registered again',
  },
} as const satisfies Record<string, Record<Language, string>>

type Exhibitor = Exclude<Registration, { kind: 'buyer' }>

const cut = (text: string): string => [...text].slice(0, ABBREVIATION_MAX).join('')

/** The exhibitor that a registration becomes: everybody sees it, so of the contacts only those given for that. */
function toExhibitor({ id, kind, name, record }: Exhibitor): NewExhibitor {
  const { multiLanguageVOList, hallId, exhibitionType, contactPhone, contactEmail } = record
  const { zh, en, first } = pickRecords(multiLanguageVOList)
  const text = (of: (one: ExhibitorRecord) => string): Bilingual => ({ zh: zh ? of(zh) : '', en: en ? of(en) : '' })
  const abbreviation = { zh: cut(name.zh), en: cut(name.en) }
  const seal = [...(name.zh || name.en)].slice(0, 2).join('')
  return {
    externalKey: `registration/${id}`,
    joinType: kind === 'exhibitorCompany' ? 0 : 1,
    company: name,
    abbreviation,
    hallId: hallId || null,
    industryId: first?.industryIds[0] ?? null,
    country: text(({ countryName }) => countryName),
    city: text(({ cityName, areaName }) => cityName || areaName),
    contactName: text((one) => one.contactName),
    phone: contactPhone,
    email: contactEmail,
    exhibitionType,
    logoUrl: { zh: `/media/seal/registration-${id}.svg?text=${encodeURIComponent(seal)}`, en: '' },
  }
}

/** The pictures of exhibits that were given at registration begin as many drafts, which the exhibitor completes. */
async function beginExhibits(
  db: Db,
  account: Account,
  { ownerId, registration: { id, record } }: { ownerId: number; registration: Exhibitor },
): Promise<void> {
  const shown = new Set(await setPublic(db, record.exhibitsPicture, true))
  for (const file of record.exhibitsPicture.filter((one) => shown.has(one))) {
    await addDraft(db, exhibitContent, {
      ownerId,
      document: { coverUrl: { zh: fileAddress(file), en: '' } },
      key: `registration/${id}/${file}`,
      byAccount: account.id,
    })
  }
}

async function openAccount(db: Db, account: Account, registration: Registration): Promise<void> {
  if (registration.kind === 'buyer') {
    await changeAccount(db, account.id, { status: 'active' })
    return
  }
  const [exhibitor] = await upsertExhibitors(db, [toExhibitor(registration)])
  if (!exhibitor) throw new Error('the exhibitor was not added')
  await changeAccount(db, account.id, { status: 'active', exhibitorId: exhibitor.id })
  await backfillContentItem(db, exhibitorContent, exhibitor.id)
  await beginExhibits(db, account, { ownerId: exhibitor.id, registration })
}

/** Throws UndoImpossible while the exhibitor is in use. */
async function revokeAccount(
  db: Db,
  { account, registration, language }: { account: Account; registration: Registration; language: Language },
): Promise<void> {
  const { id, exhibitorId, status } = account
  const refuse = (why: keyof typeof undoObstacles) => fail('UndoImpossible', { text: undoObstacles[why][language] })
  // Otherwise undoing and approving would enable what only an organizer may enable.
  if (status === 'disabled') throw refuse('disabled')
  if (exhibitorId !== null) {
    if (await hasEnrollments(db, exhibitorId)) throw refuse('enrollments')
    if ((await exhibitorUses.port.countLives(db, exhibitorId)) > 0) throw refuse('lives')
    // Whoever answers for no exhibitor would answer for the fair.
    if (await hasTeam(db, exhibitorId, id)) throw refuse('team')
    if (!(await removeExhibitor(db, exhibitorId))) throw refuse('exhibits')
    await removeOwned(db, exhibitorId)
    if (registration.kind !== 'buyer') await setPublic(db, registration.record.exhibitsPicture, false)
  }
  await changeAccount(db, id, { status: 'pending', exhibitorId: null })
  await removeSessions(db, id)
}

/** What a decision does to the applicant's account and exhibitor, in the decision's own transaction. */
export async function applyDecision(
  db: Db,
  {
    action,
    account,
    registration,
    language,
  }: { action: CaseAction; account: Account; registration: Registration; language: Language },
): Promise<void> {
  if (action === 'approve') await openAccount(db, account, registration)
  if (action === 'reject') await changeAccount(db, account.id, { status: 'rejected' })
  if (action === 'undo') await revokeAccount(db, { account, registration, language })
}
