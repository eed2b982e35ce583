import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { maskPhone } from '#server/platform/mask.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Client } from '#server/platform/realtime/command.ts'
import { findOwnService } from './participants'

/** Who writes, as others see them. */
export interface Person {
  accountId: number
  userType: number
  nick: string
  avatar: string
  /** The service that they answer for. */
  service: string | undefined
}

const PERSON = 'person'

/** The person of an account. Throws LoginExpired when it is gone. */
export async function findPerson(db: Db, accountId: number): Promise<Person> {
  const account = await findAccountById(db, accountId)
  if (!account) throw fail('LoginExpired')
  const { userType, nickName, name, phone, headPic: avatar } = account
  // spec: live §7 (nickname, else person name, else mobile); a whole number would be reported to everybody
  const nick = nickName || name.zh || name.en || maskPhone(phone)
  return { accountId, userType, nick, avatar, service: findOwnService(account) }
}

export function setPerson(client: Client, person: Person): void {
  client.notes.set(PERSON, person)
}

/** The person of a socket. Throws LoginExpired for a guest. */
export function getPerson(client: Client): Person {
  // oxlint-disable-next-line no-unsafe-type-assertion -- `setPerson` alone writes this note
  const person = client.notes.get(PERSON) as Person | undefined
  if (!person) throw fail('LoginExpired')
  return person
}
