import { ENTRIES_AT_ONCE } from '#contract/commerce/check-in/limits.ts'
import { letsIn } from '#contract/commerce/check-in/rules.ts'
import type { Checked } from '#contract/commerce/check-in/schemas.ts'
import type { Difference, GateDatabase, WaitingEntry } from './database'

export type SendEntries = (
  listId: number,
  entries: Pick<WaitingEntry, 'key' | 'code' | 'at'>[],
) => Promise<{ key: string; checked: Checked }[]>

interface Placed {
  place: number
  entry: WaitingEntry
}

/** The entries that have waited longest, of one gate. */
async function listFirst(db: GateDatabase): Promise<Placed[]> {
  const first: Placed[] = []
  for (let at = await db.transaction('waiting').store.openCursor(); at; at = await at.continue()) {
    if (first.length === ENTRIES_AT_ONCE || at.value.listId !== (first[0]?.entry ?? at.value).listId) break
    first.push({ place: at.key, entry: at.value })
  }
  return first
}

/** What has to be looked at: the server would not have let them in, or two gates did. */
function differenceOf(entry: WaitingEntry, { result, ticket, before }: Checked): Difference[] {
  if (letsIn(result) && result !== 'conflict') return []
  const { key, listId, code, at } = entry
  return [{ key, listId, code, at, result, ticketName: ticket?.name ?? '', before }]
}

/** Takes from the line what was answered; what was not stays. */
async function settle(db: GateDatabase, sent: Placed[], answers: Map<string, Checked>): Promise<void> {
  const writing = db.transaction(['waiting', 'differences'], 'readwrite')
  for (const { place, entry } of sent) {
    const checked = answers.get(entry.key)
    if (!checked) continue
    void writing.objectStore('waiting').delete(place)
    for (const one of differenceOf(entry, checked)) void writing.objectStore('differences').put(one)
  }
  await writing.done
}

async function sendAll(db: GateDatabase, send: SendEntries): Promise<void> {
  for (let sent = await listFirst(db); sent.length > 0; sent = await listFirst(db)) {
    const entries = sent.map(({ entry: { key, code, at } }) => ({ key, code, at }))
    const answers = await send(sent[0]?.entry.listId ?? 0, entries)
    const byKey = new Map(answers.map(({ key, checked }) => [key, checked]))
    if (!entries.some(({ key }) => byKey.has(key))) throw new Error('the server has answered none of the entries')
    await settle(db, sent, byKey)
  }
}

/**
 * Sends what waits, in the order in which people came, until nothing does; throws what the call throws, and everything that
 * was not answered waits on. One window of the device sends at a time; where browsers know no locks, keys see to it that an
 * entry that is sent twice is one.
 */
export async function sendWaiting(db: GateDatabase, send: SendEntries): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  await (locks ? locks.request('yunzhan-gate-send', () => sendAll(db, send)) : sendAll(db, send))
}
