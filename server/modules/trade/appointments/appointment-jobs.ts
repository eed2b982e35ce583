import { REMIND_DAY_MS, REMIND_SOON_MS } from '#contract/trade/appointments/limits.ts'
import { sides } from '#contract/trade/appointments/rules.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import { noProposal } from './answer'
import { addStep, changeAppointment, listOver, takeDue } from './appointments.queries'
import { notify } from './notify'

type Writing = Pick<Database, 'write'>

/** talks attended to in one transaction */
const BATCH = 100

/**
 * Ends what nobody has answered in time, and notifies both sides; of a confirmed talk the proposal alone. Each once, on
 * however many servers this runs. Gives the number ended.
 */
export async function endUnanswered({ write }: Writing, sender: Sender, now = new Date()): Promise<number> {
  let ended = 0
  for (;;) {
    const batch = await write(async (db) => {
      const over = await listOver(db, now, BATCH)
      for (const row of over) {
        const isTalk = row.state === 'confirmed'
        const change = isTalk ? noProposal : { ...noProposal, state: 'expired' as const }
        const changed = await changeAppointment(db, row.id, { states: [row.state], sequence: row.sequence }, change)
        if (!changed) continue
        const action = isTalk ? ('proposalExpire' as const) : ('expire' as const)
        await addStep(db, { appointmentId: row.id, action, startsAt: row.proposedStart ?? row.startsAt })
        if (isTalk) continue
        for (const to of sides) await notify(db, sender, changed, { to, name: 'appointmentExpired' })
      }
      return over.length
    })
    ended += batch
    if (batch < BATCH) return ended
  }
}

/** Reminds both sides of what was confirmed, a day and half an hour before; each once. Gives the number of talks. */
export async function remindTalks({ write }: Writing, sender: Sender, now = new Date()): Promise<number> {
  let reminded = 0
  for (const [which, ahead] of [
    ['day', REMIND_DAY_MS],
    ['soon', REMIND_SOON_MS],
  ] as const) {
    for (;;) {
      const batch = await write(async (db) => {
        const due = await takeDue(db, { now, ahead, limit: BATCH, which })
        for (const row of due)
          for (const to of sides) await notify(db, sender, row, { to, name: 'appointmentReminder' })
        return due.length
      })
      reminded += batch
      if (batch < BATCH) break
    }
  }
  return reminded
}
