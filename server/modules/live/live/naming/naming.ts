import { NAMED_PER_HOUR, NAMED_PER_HOUR_AND_IP } from '#contract/live/live/limits.ts'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import { countWithin } from '#server/platform/auth/auth.queries.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { formatEmail, maskAddress } from '#server/platform/mask.ts'
import { type Account, findAccount, formatPhone, toAddress } from '#server/modules/foundation/accounts/index.ts'
import type { Live } from '../live.present'
import { runsUnnamed } from '../rights'
import type { Runner, RunnerRow } from '../rights.queries'

const HOUR_SECONDS = 3_600

/** A runner as one reader knows them: the text names no other runner of the session to that reader. */
export interface ShownRunner extends RunnerRow {
  text: string
}

/** Their own address to themselves, what was typed to who typed it, and a mask to everybody else. */
function showOne({ account, namedAs, namedBy }: Runner, readerId: number): string {
  const own = formatPhone(account.phone) || formatEmail(account.email)
  if (account.id === readerId) return formatEmail(account.email) || own
  if (namedAs !== '' && namedBy === readerId) return namedAs
  return maskAddress(namedAs || own)
}

/** Who runs a session, as the reader sees it; masks that are alike are numbered. */
export function showRunners(runners: readonly Runner[], readerId: number): ShownRunner[] {
  const seen = new Map<string, number>()
  return runners.map((runner) => {
    const text = showOne(runner, readerId)
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    const { account, ...row } = runner
    return { ...row, accountId: account.id, text: times === 1 ? text : `${text} (${times})` }
  })
}

type CallContext = Pick<Context<unknown>, 'db' | 'writeStatement' | 'write' | 'ip'>
type Field = 'anchor' | 'managers'

/** Counted before it is looked up: whoever tries numbers learns of few whether they have an account. */
async function countNamed({ writeStatement, ip }: CallContext, requester: Account, field: Field): Promise<void> {
  const limits = [
    { bucket: `named:${requester.id}`, max: NAMED_PER_HOUR, seconds: HOUR_SECONDS },
    { bucket: `namedIp:${ip}`, max: NAMED_PER_HOUR_AND_IP, seconds: HOUR_SECONDS },
  ]
  if (!(await writeStatement((db) => countWithin(db, limits)))) throw fail('TooManyNamed', { field })
}

interface Naming {
  draft: Pick<LiveDraft, Field>
  requester: Account
  live: Pick<Live, 'exhibitorId'>
  /** Who runs it until now. */
  standing: readonly Runner[]
}

async function getNamed(
  context: CallContext,
  { requester, standing }: Naming,
  field: Field,
  typed: string,
): Promise<RunnerRow> {
  const text = typed.trim()
  const isAnchor = field === 'anchor'
  const known = showRunners(standing, requester.id).find((one) => one.text === text)
  if (known) {
    const { accountId, namedAs, namedBy } = known
    return { accountId, isAnchor, namedAs, namedBy }
  }
  const address = toAddress(text)
  if (address !== requester.phone && address !== requester.email) await countNamed(context, requester, field)
  const account = await findAccount(context.db, address)
  if (!account || account.status === 'rejected') throw fail('AccountNotFound', { field })
  return { accountId: account.id, isAnchor, namedAs: text, namedBy: requester.id }
}

/**
 * Who runs the session by the draft. A caller without another right to run it is included: nobody locks
 * themselves out. Throws AccountNotFound, TooManyNamed.
 */
export async function findDraftRunners(context: CallContext, naming: Naming): Promise<RunnerRow[]> {
  const { draft, requester, live } = naming
  const isTyped = (text: string) => text.trim() !== ''
  const runners = new Map<number, RunnerRow>()
  const put = (row: RunnerRow) => {
    if (!runners.has(row.accountId)) runners.set(row.accountId, row)
  }
  if (isTyped(draft.anchor)) put(await getNamed(context, naming, 'anchor', draft.anchor))
  const hasAnchor = runners.size > 0
  for (const text of draft.managers.filter(isTyped)) put(await getNamed(context, naming, 'managers', text))
  if (!runsUnnamed(requester, live)) put({ accountId: requester.id, isAnchor: !hasAnchor, namedAs: '', namedBy: null })
  return [...runners.values()]
}
