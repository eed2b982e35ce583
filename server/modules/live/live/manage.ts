import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { type ManagedLive, type ManagedLiveDetail } from '#contract/live/live/schemas.ts'
import { hasEnded, hasPlayable, nextStatuses } from '#contract/live/live/rules.ts'
import { worksForExhibitor } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import type * as contract from '#contract/live/live/endpoints.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { toColumns, toDraft } from './draft'
import { assertAlone } from './hours/alone'
import { assertHours, assertMayReturn, assertUsedStays, isCharged } from './hours/hours'
import { getCover } from './live.present'
import {
  addLiveRow,
  changeLiveRow,
  changeNotice,
  findByKey,
  findManaged,
  listManaged,
  type ManagedRow,
  moveStatus,
  wasOn,
} from './manage.queries'
import { findDraftRunners } from './naming/naming'
import { getRunnable, runsAll } from './rights'
import { liveBroadcasts, liveConnections } from './references/connections'
import { listRunners, setRunners } from './rights.queries'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'

const [NOT_STARTED, LIVE, COVER_ONLY] = [0, 1, 3] as const

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

function presentRow({ live, company, ...counts }: ManagedRow, language: Language): ManagedLive {
  return {
    id: live.id,
    liveName: pick(live.title, language),
    coverImage: getCover(live, language),
    status: live.status,
    official: live.official,
    company: company ? pick(company, language) : '',
    startTime: live.startsAt.toISOString(),
    endTime: live.endsAt.toISOString(),
    ...counts,
  }
}

/** A session as an account that runs it sees it. */
async function managed({ db, language }: Context<unknown>, id: number, account: Account): Promise<ManagedLiveDetail> {
  const row = await findManaged(db, id)
  if (!row) throw fail('LiveNotFound')
  const presented = presentRow(row, language)
  const draft = toDraft(row.live, await listRunners(db, id), account)
  const { version, status } = row.live
  const isTheirs = isCharged(account, row.live)
  const isDone = isTheirs && status === COVER_ONLY && (await wasOn(db, id))
  const next = nextStatuses(status).filter((to) => to !== 0 || !isDone)
  return { ...presented, draft, version, next, timesStay: isTheirs && hasEnded(status) }
}

const notify = ({ realtime }: Context<unknown>, liveId: number): void =>
  realtime.emit(watcherRoom(liveId), 'liveChanged', { liveId })

/** The sessions that the viewer runs. */
export async function listOwn(
  context: Context<Input<'listManagedLives'>>,
): Promise<OutputOf<typeof contract.listManagedLives>> {
  const { rows, total } = await listManaged(context.db, await getViewerAccount(context), context.input)
  return toPage(
    rows.map((row) => presentRow(row, context.language)),
    total,
    context.input,
  )
}

/** Throws LiveNotFound, NotYourLive. */
export async function getManaged(context: Context<Input<'getManagedLive'>>): Promise<ManagedLiveDetail> {
  const { live, account } = await getRunnable(context, context.input.id)
  return managed(context, live.id, account)
}

/** The owner of a session that an account adds: the fair or its exhibitor. Throws NoExhibitor. */
function pickOwner(account: Account): { official: boolean; exhibitorId: number | null } {
  const { userType, exhibitorId } = account
  if (runsAll(userType) || !worksForExhibitor(account)) return { official: true, exhibitorId: null }
  if (exhibitorId === null) throw fail('NoExhibitor')
  return { official: false, exhibitorId }
}

/** Adds a session, once for a key. Throws NoExhibitor, LiveHoursUsed, BadInput and what `findDraftRunners` throws. */
export async function add(context: Context<Input<'addLive'>>): Promise<ManagedLiveDetail> {
  const { input, language, write, db } = context
  const account = await getViewerAccount(context)
  const owner = pickOwner(account)
  const columns = toColumns(input.draft, language)
  const key = `${account.id}:${input.key}`
  const known = await findByKey(db, key)
  if (known !== undefined) return managed(context, known, account)
  const runners = await findDraftRunners(context, { draft: input.draft, requester: account, live: owner, standing: [] })
  const added = await write(async (transaction) => {
    await assertHours(transaction, { ...columns, ...owner })
    const id = await addLiveRow(transaction, { ...columns, ...owner, key })
    if (id !== undefined) await setRunners(transaction, id, runners)
    return id
  })
  const id = added ?? (await findByKey(db, key))
  if (id === undefined) throw new Error('the session was not added')
  return managed(context, id, account)
}

/** Changes a session as it was seen. Throws as `add`, and LiveNotFound, NotYourLive, LiveChanged, LiveEnded, LiveOnAir. */
export async function change(context: Context<Input<'changeLive'>>): Promise<ManagedLiveDetail> {
  const { input, language, write } = context
  const { live, account, runners: standing } = await getRunnable(context, input.id)
  const written = toColumns(input.draft, language)
  // Before the names are looked up: an old form learns nothing of anybody.
  if (live.version !== input.version) throw fail('LiveChanged')
  const isTheirs = isCharged(account, live)
  if (isTheirs) assertUsedStays(live, { ...written, type: input.draft.type })
  // Forms know minutes alone: what stays, stays to the second.
  const { startsAt, endsAt } = isTheirs && hasEnded(live.status) ? live : written
  const columns = { ...written, startsAt, endsAt }
  // What may be changed hangs on whether it is on: whoever starts or ends it meanwhile was first.
  const seen = { id: live.id, version: input.version, ...(isTheirs ? { status: live.status } : {}) }
  const runners = await findDraftRunners(context, { draft: input.draft, requester: account, live, standing })
  await write(async (db) => {
    if (!runsAll(account.userType)) await assertHours(db, { ...live, ...columns }, live)
    if (!(await changeLiveRow(db, seen, columns))) throw fail('LiveChanged')
    await setRunners(db, live.id, runners)
  })
  notify(context, live.id)
  return managed(context, live.id, account)
}

/** Moves a session from one status to the next. Throws LiveNotFound, NotYourLive, StatusImpossible, NoPicture, OtherSessionOn, LiveHoursUsed. */
export async function setStatus(context: Context<Input<'setLiveStatus'>>): Promise<ManagedLiveDetail> {
  const { id, from, to } = context.input
  const { live, account } = await getRunnable(context, id)
  if (!nextStatuses(from).includes(to)) throw fail('StatusImpossible')
  const isSent = to !== LIVE || hasPlayable(live.pullUrl) || (await liveBroadcasts.port.hasPicture(context.db, id))
  if (!isSent) throw fail('NoPicture')
  const moved = await context.write(async (db) => {
    if (from === COVER_ONLY && isCharged(account, live)) await assertMayReturn(db, live, to)
    if (to === LIVE) await assertAlone(db, live, context.language)
    const isMoved = await moveStatus(db, live.id, { from, to })
    if (isMoved && from === NOT_STARTED) await liveBroadcasts.port.begin(db, live.id)
    if (isMoved && to === LIVE) await liveConnections.port.announceStart(db, live.id)
    if (isMoved && hasEnded(to)) await liveBroadcasts.port.end(db, live.id, from !== NOT_STARTED)
    return isMoved
  })
  if (!moved) throw fail('StatusImpossible')
  notify(context, live.id)
  return managed(context, live.id, account)
}

/** Changes the notice alone. Throws LiveNotFound, NotYourLive. */
export async function setNotice(context: Context<Input<'setLiveNotice'>>): Promise<Record<string, never>> {
  const { zh, en } = context.input.notice
  const { live } = await getRunnable(context, context.input.id)
  await context.write((db) => changeNotice(db, live.id, { zh: zh.trim(), en: en.trim() }))
  notify(context, live.id)
  return {}
}
