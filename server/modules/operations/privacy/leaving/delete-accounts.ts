import type { Database, Db } from '#server/platform/db/database.ts'
import { type Account, holdAccount } from '#server/modules/foundation/accounts/index.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import { deliverNotice, type Sender } from '#server/modules/foundation/notices/index.ts'
import { nameOf } from '#server/modules/foundation/personal-data/index.ts'
import { changeDeparture, type Departure, holdDeparture, listDue } from '../leaving.queries'
import type { Register } from '../register'
import { PIECE, workOff } from '../work-off.queries'
import { countBlocks } from './count-blocks'
import { personOf } from './preview'

type Writing = Pick<Database, 'db' | 'write'>

const DAY_MS = 86_400_000
/** accounts attended to in one look */
const BATCH = 20

type Deleting = Sender & { personalData: Register }

/**
 * The end, in one transaction: what came while the rest was done goes too, since nothing new refers to the account while
 * its row is held; then the row itself is emptied. False where more came than one piece.
 */
async function finish(db: Db, services: Deleting, account: Account): Promise<boolean> {
  const person = personOf(account)
  const { entries, last } = services.personalData
  for (const entry of entries) {
    if ((await workOff(db, entry, person)) === PIECE) return false
  }
  await deliverNotice(db, services, account, { name: 'accountDeleted' })
  for (const entry of last) await workOff(db, entry, person)
  await addEvent(db, {
    subject: 'account',
    subjectId: account.id,
    action: 'delete',
    fromState: 'leaving',
    toState: 'deleted',
  })
  return true
}

/** Does the next piece of a deletion that this transaction holds. Gives whether it has ended. */
async function takePiece(db: Db, services: Deleting, departure: Departure, now: Date): Promise<boolean> {
  const { accountId: id, beganAt, done } = departure
  const account = await holdAccount(db, id)
  if (!account || account.status !== 'leaving') throw new Error(`account ${id} is not leaving`)
  if (!beganAt) {
    // Something has come up in the days of grace, as a refund that finance must settle: a day later it is requested again.
    if ((await countBlocks(services.personalData, db, account, now)).length > 0) {
      await changeDeparture(db, id, { dueAt: new Date(now.getTime() + DAY_MS) })
      return true
    }
    await changeDeparture(db, id, { beganAt: now })
    return false
  }
  const next = services.personalData.entries.find((entry) => !done.includes(nameOf(entry)))
  if (next) {
    if ((await workOff(db, next, personOf(account))) < PIECE)
      await changeDeparture(db, id, { done: [...done, nameOf(next)] })
    return false
  }
  if (!(await finish(db, services, account))) return false
  await changeDeparture(db, id, { endedAt: now })
  return true
}

/**
 * Deletes accounts past their grace period, piece by piece: each is a transaction of its own that writes down how far
 * it has come, so that whoever goes on, on whichever server, begins where it ended. Gives how many were dealt with.
 */
export async function deleteAccounts({ db, write }: Writing, services: Deleting, now = new Date()): Promise<number> {
  const due = await listDue(db, now, BATCH)
  for (const id of due) {
    for (let isOver = false; !isOver;) {
      isOver = await write(async (writing) => {
        const departure = await holdDeparture(writing, id, now)
        // Another server has it, or it is done.
        return departure ? takePiece(writing, services, departure, now) : true
      })
    }
  }
  return due.length
}
