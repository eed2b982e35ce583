import { CARD } from '#contract/people/registration/rules.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { findOneTime } from '#server/platform/auth/auth.queries.ts'
import { hashPassword } from '#server/platform/auth/password.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, addAccount, changeAccount, findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { type AgreedTo, findAgreedTo } from '#server/modules/fair/agreements/index.ts'
import { countCodeTry, assertCode } from '#server/modules/people/codes/index.ts'
import { findMainExpo } from '#server/modules/fair/expo/index.ts'
import { claimFiles, getRequester } from '#server/modules/foundation/files/index.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { tieToAccount } from '#server/modules/people/pre-registration/index.ts'
import { sealCard } from './card'
import type { Prepared } from './prepare'
import {
  addRegistration,
  changeRegistration,
  findByAddress,
  findByClientKey,
  type Registration,
} from './registration.queries'
import type { IdentityFinding } from './registration.schema'

const conflicts: Record<string, 'PhoneTaken' | 'EmailTaken' | 'CreditCodeTaken' | 'IdNumberTaken'> = {
  account_phone: 'PhoneTaken',
  account_email: 'EmailTaken',
  registration_credit: 'CreditCodeTaken',
  registration_id_number: 'IdNumberTaken',
}

async function checkOpen(db: Db): Promise<void> {
  const fair = await findMainExpo(db)
  const now = new Date()
  if (fair && (now < fair.regStartsAt || now > fair.regEndsAt)) throw fail('RegistrationClosed')
}

async function checkTexts({ providers }: Context<unknown>, texts: string[]): Promise<void> {
  const words = await providers.textSafety.findOffences(texts.join('\n')).catch(() => {
    throw fail('ServiceUnavailable')
  })
  if (words.length > 0) throw fail('TextUnsafe', { words })
}

/** What is known of the name and number; only an ID card can be looked into. */
async function checkIdentity(
  { providers }: Context<unknown>,
  { card, person }: Prepared,
): Promise<IdentityFinding | null> {
  if (card.cardType !== CARD.idCard) return null
  const found = await providers.identity.check({ name: person, ...card }).catch(() => {
    throw fail('ServiceUnavailable')
  })
  if (!found.passed) throw fail('IdentityFailed')
  return found
}

interface ReadyRegistration {
  prepared: Prepared
  passwordHash: string
  identity: IdentityFinding | null
  agreed: AgreedTo[]
}

function buildColumns(
  { vault }: Context<unknown>,
  { prepared, identity, agreed }: ReadyRegistration,
  languageType: 1 | 2,
) {
  const { kind, name, phone, email, provedBy, socialCredit, card, record } = prepared
  return {
    kind,
    name,
    phone,
    email,
    provedBy,
    socialCredit,
    ...sealCard(vault, card),
    record,
    identity,
    agreed,
    languageType,
    state: 'review' as const,
    opinion: '',
    submittedAt: new Date(),
    decidedAt: null,
  }
}

/** What of phone and e-mail is the account's: what this code or an earlier one has proved. The rest is for contact. */
function sortContacts({ provedBy, phone, email, code }: Prepared, before?: Account) {
  const isPhoneProved = (code !== '' && provedBy === 'phone') || before?.phone === phone
  const isEmailProved = (code !== '' && provedBy === 'email') || before?.email === email
  return {
    ...(isPhoneProved ? { phone, contactPhone: '' } : { phone: '', contactPhone: phone }),
    ...(isEmailProved ? { email, contactEmail: '' } : { email: '', contactEmail: email }),
  }
}

/** A new account with its registration, files, history and notice: all of it or nothing. */
async function addNewRegistration(db: Db, context: Context<unknown>, ready: ReadyRegistration): Promise<Registration> {
  const { prepared, passwordHash } = ready
  const { name, clientKey, fileIds } = prepared
  const languageType = context.language === 'zh-CN' ? 1 : 2
  const userType = prepared.kind === 'buyer' ? userTypes.buyer : userTypes.exhibitor
  const account = await addAccount(db, {
    ...sortContacts(prepared),
    name,
    passwordHash,
    userType,
    status: 'pending',
    languageType,
  })
  await claimFiles(db, fileIds, { ...getRequester(context), ownerId: account.id, claimedFor: 'case' })
  const added = await addRegistration(db, {
    ...buildColumns(context, ready, languageType),
    clientKey,
    accountId: account.id,
  })
  if (prepared.preRegistration) await tieToAccount(db, prepared.preRegistration, account.id)
  await addEvent(db, { subject: 'registration', subjectId: added.id, action: 'submit', toState: 'review' })
  await sendNotice(db, context, account, { name: 'registrationReceived' })
  return added
}

/** The registration that was returned for changes, in its new form. */
async function amendRegistration(
  db: Db,
  context: Context<unknown>,
  ready: ReadyRegistration,
  seen: Registration,
): Promise<Registration> {
  const { prepared, passwordHash } = ready
  const { name, fileIds, password } = prepared
  const before = await findAccountById(db, seen.accountId)
  const account = await changeAccount(db, seen.accountId, {
    ...sortContacts(prepared, before),
    name,
    ...(password === '' ? {} : { passwordHash }),
  })
  const languageType = context.language === 'zh-CN' ? 1 : 2
  const changed = await changeRegistration(db, seen, buildColumns(context, ready, languageType))
  if (!changed || !account) throw fail('ActionImpossible')
  const fresh = fileIds.filter((id) => !JSON.stringify(seen.record).includes(id))
  await claimFiles(db, fresh, { ...getRequester(context), ownerId: account.id, claimedFor: 'case' })
  const event = { subject: 'registration', subjectId: seen.id, action: 'submit' } as const
  await addEvent(db, { ...event, fromState: seen.state, toState: 'review' })
  await sendNotice(db, context, account, { name: 'registrationReceived' })
  return changed
}

/** What the opened query entitles to change. Throws TicketEnded or ActionImpossible. */
async function findAmended(db: Db, amends: string): Promise<Registration> {
  const address = await findOneTime(db, 'queryOpened', amends)
  const seen = typeof address === 'string' ? await findByAddress(db, address) : undefined
  if (!seen) throw fail('TicketEnded')
  if (seen.state !== 'changes') throw fail('ActionImpossible')
  return seen
}

/** Whether the code must be proved: always, but for who amends and keeps phone and e-mail as they were. */
const needsCode = ({ code, phone, email }: Prepared, seen: Registration | undefined) =>
  code !== '' || !seen || seen.phone !== phone || seen.email !== email

const toCodeKey = (prepared: Prepared) => ({ address: prepared[prepared.provedBy], purpose: 'register' }) as const

async function write(
  context: Context<unknown>,
  checked: Omit<ReadyRegistration, 'agreed'>,
  seen: Registration | undefined,
) {
  const { prepared } = checked
  // A wrong try is counted whatever follows; a right one is used up only together with the registration.
  return context.write(async (db) => {
    const refusal = needsCode(prepared, seen) ? await countCodeTry(db, toCodeKey(prepared), prepared.code) : undefined
    if (refusal) return refusal
    const ready = { ...checked, agreed: await findAgreedTo(db) }
    return seen ? amendRegistration(db, context, ready, seen) : addNewRegistration(db, context, ready)
  })
}

/** Registers once per client key, whole or not at all. Throws what contract/registration.ts names. */
export async function register(context: Context<unknown>, prepared: Prepared): Promise<{ registrationId: number }> {
  const { db } = context
  const known = await findByClientKey(db, prepared.clientKey)
  if (known) return { registrationId: known.id }
  await checkOpen(db)
  const seen = prepared.amends ? await findAmended(db, prepared.amends) : undefined
  try {
    // A wrong code costs nothing: no service that is paid by the question, no hashing.
    if (needsCode(prepared, seen)) await assertCode(context, toCodeKey(prepared), prepared.code)
    await checkTexts(context, prepared.texts)
    const identity = await checkIdentity(context, prepared)
    const passwordHash = prepared.password === '' ? '' : await hashPassword(context, prepared.password)
    const written = await write(context, { prepared, passwordHash, identity }, seen)
    if ('error' in written) throw written
    return { registrationId: written.id }
  } catch (error) {
    // Sent twice at once, the first of them used up the code.
    const done = await findByClientKey(db, prepared.clientKey)
    if (done) return { registrationId: done.id }
    const index = findViolatedIndex(error)
    const name = index === undefined ? undefined : conflicts[index]
    throw name ? fail(name) : error
  }
}
