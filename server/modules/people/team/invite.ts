import { normalizeEmail } from '#contract/core/contact/email.ts'
import type { Language } from '#contract/core/language.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { INVITATION_LIFE_MS } from '#contract/foundation/accounts/limits.ts'
import type { inviteAdmin as contract, inviteMember } from '#contract/people/team/endpoints.ts'
import {
  INVITATIONS_PER_DAY,
  INVITATIONS_PER_DAY_AND_EMAIL,
  INVITATIONS_PER_HOUR_AND_IP,
  TEAM_MAX,
} from '#contract/people/team/limits.ts'
import { roleTypes, type TeamRole } from '#contract/people/team/rules.ts'
import { countWithin } from '#server/platform/auth/auth.queries.ts'
import { hashPassword } from '#server/platform/auth/password.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import {
  type Account,
  type AccountRecord,
  addAccount,
  changeAccount,
  endInvitation,
  findAccount,
  findAccountById,
  getViewerAccount,
  giveInvitation,
  invitationPath,
  lockAddress,
} from '#server/modules/foundation/accounts/index.ts'
import { type Sender, sendNotice } from '#server/modules/foundation/notices/index.ts'
import { getOwnExhibitor, type HeldTeam, holdTeam } from './own-team'
import { roleOf } from './team.present'
import { addChange, findCompany, findInvited, findMember, lockTeam, putMember } from './team.queries'

const [HOUR_SECONDS, DAY_SECONDS] = [3_600, 86_400]
const LIFE_HOURS = String(INVITATION_LIFE_MS / 3_600_000)

const roleNames: Record<TeamRole, { zh: string; en: string }> = {
  admin: { zh: '管理员', en: 'an admin' },
  customerService: { zh: '客服', en: 'a customer service agent' },
  anchor: { zh: '主播', en: 'a host' },
  salesperson: { zh: '业务员', en: 'a salesperson' },
}

/** Counted before anything is looked up: who tries addresses learns of few whether they have an account. Throws TooManyInvitations. */
export async function countInvitation(
  { writeStatement, viewer, ip }: Context<unknown>,
  address: string,
): Promise<void> {
  const limits = [
    { bucket: `teamInvite:${viewer?.userId}`, max: INVITATIONS_PER_DAY, seconds: DAY_SECONDS },
    { bucket: `teamInviteIp:${ip}`, max: INVITATIONS_PER_HOUR_AND_IP, seconds: HOUR_SECONDS },
    { bucket: `teamInviteTo:${hashKey(address)}`, max: INVITATIONS_PER_DAY_AND_EMAIL, seconds: DAY_SECONDS },
  ]
  if (!(await writeStatement((db) => countWithin(db, limits)))) throw fail('TooManyInvitations')
}

interface Inviting {
  exhibitorId: number
  /** The inviter, who is named in the mail. */
  requester: { account: AccountRecord }
}

/** Gives an account a new link, which ends the one before, and mails it. */
export async function sendInvitation(
  db: Db,
  context: Sender,
  { exhibitorId, requester }: Inviting,
  to: AccountRecord,
): Promise<void> {
  const { uuid, until } = await giveInvitation(db, to.email)
  await putMember(db, {
    accountId: to.id,
    exhibitorId,
    invitedUntil: until,
    invitedAt: new Date(),
    removedAt: null,
  })
  const company = (await findCompany(db, exhibitorId)) ?? { zh: '', en: '' }
  const { nickName, name } = requester.account
  const lang: Language = to.languageType === 2 ? 'en-US' : 'zh-CN'
  await sendNotice(db, context, to, {
    name: 'teamInvitation',
    parameters: {
      company: { zh: company.zh || company.en, en: company.en || company.zh },
      by: nickName === '' ? { zh: name.zh || name.en, en: name.en || name.zh } : nickName,
      role: roleNames[roleOf(to)],
      hours: LIFE_HOURS,
      path: invitationPath({ uuid, email: to.email, lang, role: 'exhibitor' }),
    },
  })
}

type Input = ParsedInputOf<typeof inviteMember>

/** The account of an invitation: a new one, or that of who was removed from this team. Throws TeamEmailMember, TeamEmailTaken. */
async function openAccount(db: Db, exhibitorId: number, input: Input, passwordHash: string): Promise<Account> {
  const { name, role, languageType } = input
  const email = normalizeEmail(input.email)
  const found = await findAccount(db, email)
  const given = { userType: roleTypes[role], languageType, status: 'invited' as const, passwordHash }
  if (!found || found.status === 'rejected') {
    const text = name.trim()
    return addAccount(db, { ...given, email, name: { zh: text, en: text }, exhibitorId })
  }
  const member = await findMember(db, found.id)
  const isRemoved = member?.exhibitorId === exhibitorId && member.removedAt !== null && found.status === 'disabled'
  const isOwn = found.exhibitorId === exhibitorId
  if (!isRemoved || !isOwn) throw fail(isOwn ? 'TeamEmailMember' : 'TeamEmailTaken', { field: 'email' })
  // The name is the one they have made theirs.
  const invited = await changeAccount(db, found.id, given)
  if (!invited) throw new Error('the account is gone')
  return invited
}

/**
 * Invites somebody, once for a key, and gives their account's number. Throws NoExhibitor, TooManyInvitations, TextUnsafe,
 * TeamFull and what `holdTeam` and `openAccount` throw.
 */
export async function invite(context: Context<Input>): Promise<number> {
  const exhibitorId = await getOwnExhibitor(context)
  const hold: Hold = (db) => holdTeam(db, exhibitorId, Number(context.viewer?.userId))
  return inviteInto(context, context.input, { exhibitorId, hold })
}

/** An organizer invites an admin of an exhibitor. Throws ExhibitorNotFound, and as `invite`. */
export async function inviteAdmin(context: Context<ParsedInputOf<typeof contract>>): Promise<number> {
  const { exhibitorId, ...input } = context.input
  if (!(await findCompany(context.db, exhibitorId))) throw fail('ExhibitorNotFound')
  const account = await getViewerAccount(context)
  const hold: Hold = async (db) => ({ exhibitorId, rows: await lockTeam(db, exhibitorId), requester: { account } })
  return inviteInto(context, { ...input, role: 'admin' }, { exhibitorId, hold })
}

interface Invited {
  /** Of the account that is made. */
  id: number
  exhibitorId: number
  email: string
  name: string
  role: TeamRole
  languageType: 1 | 2
  passwordHash: string
  byAccount: number
}

/** Whether somebody has the address, who was not refused. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const found = await findAccount(db, normalizeEmail(email))
  return found !== undefined && found.status !== 'rejected'
}

/**
 * Invites people of exhibitors in the caller's transaction, each by an account of the number that was reserved. Gives why some
 * were not: their address is a user’s by now, or the team is full.
 */
export async function inviteMany(
  db: Db,
  sender: Sender,
  invited: readonly Invited[],
): Promise<Map<number, 'taken' | 'full'>> {
  const refused = new Map<number, 'taken' | 'full'>()
  // Addresses before teams, each in one order for all, as whoever changes the own address does.
  for (const address of invited.map(({ email }) => normalizeEmail(email)).toSorted()) await lockAddress(db, address)
  const sizes = new Map<number, number>()
  for (const exhibitorId of [...new Set(invited.map((one) => one.exhibitorId))].toSorted((a, b) => a - b))
    sizes.set(exhibitorId, (await lockTeam(db, exhibitorId)).length)
  for (const { id, exhibitorId, email, name, role, languageType, passwordHash, byAccount } of invited) {
    const size = sizes.get(exhibitorId) ?? 0
    if (await isEmailTaken(db, email)) refused.set(id, 'taken')
    else if (size >= TEAM_MAX) refused.set(id, 'full')
    if (refused.has(id)) continue
    sizes.set(exhibitorId, size + 1)
    const given = { userType: roleTypes[role], languageType, status: 'invited' as const, passwordHash }
    const text = name.trim()
    const account = await addAccount(db, {
      ...given,
      id,
      email: normalizeEmail(email),
      name: { zh: text, en: text },
      exhibitorId,
    })
    const requester = await findAccountById(db, byAccount)
    if (!requester) throw new Error('whoever invites is gone')
    await sendInvitation(db, sender, { exhibitorId, requester: { account: requester } }, account)
    await addChange(db, { exhibitorId, byAccount, memberId: id, action: 'invite', toRole: role, key: `import:${id}` })
  }
  return refused
}

/** Withdraws an invitation that has not been used, in the caller's transaction; false where it has been. */
export async function takeBackInvited(db: Db, id: number, byAccount: number | null): Promise<boolean> {
  const account = await findAccountById(db, id)
  if (!account || account.exhibitorId === null) return false
  await lockAddress(db, account.email)
  const { exhibitorId } = account
  const team = await lockTeam(db, exhibitorId)
  if (team.find((one) => one.account.id === id)?.account.status !== 'invited') return false
  await endInvitation(db, account.email)
  await changeAccount(db, id, { status: 'rejected' })
  await putMember(db, { accountId: id, exhibitorId, invitedUntil: null, removedAt: new Date() })
  await addChange(db, { exhibitorId, byAccount, memberId: id, action: 'takeBack', fromRole: roleOf(account) })
  return true
}

/** The team, which nobody else changes until the transaction has ended, with who asks. */
type Hold = (db: Db) => Promise<Inviting & Pick<HeldTeam, 'rows'>>

async function inviteInto(
  context: Context<unknown>,
  input: Input,
  { exhibitorId, hold }: { exhibitorId: number; hold: Hold },
): Promise<number> {
  const { db: reading, write, viewer, providers } = context
  const requesterId = Number(viewer?.userId)
  const key = `${requesterId}:${input.key}`
  const known = await findInvited(reading, key)
  if (known !== undefined) return known
  const address = normalizeEmail(input.email)
  await countInvitation(context, address)
  const words = await providers.textSafety.findOffences(input.name)
  if (words.length > 0) throw fail('TextUnsafe', { words, field: 'name' })
  // Nobody knows the first password: the link alone opens the account.
  const passwordHash = await hashPassword(null, newKey())
  return write(async (db) => {
    // The address before the accounts, as whoever changes the own address does.
    await lockAddress(db, address)
    const team = await hold(db)
    const sent = await findInvited(db, key)
    if (sent !== undefined) return sent
    if (team.rows.length >= TEAM_MAX) throw fail('TeamFull', { max: TEAM_MAX })
    const account = await openAccount(db, exhibitorId, input, passwordHash)
    await sendInvitation(db, context, team, account)
    const change = { exhibitorId, byAccount: requesterId, memberId: account.id, action: 'invite' as const }
    await addChange(db, { ...change, toRole: input.role, key })
    return account.id
  })
}
