import { and, inArray, or, sql } from 'drizzle-orm'
import { attempts, oneTimes } from '#server/platform/auth/auth.schema.ts'
import { addressesOf, erase, type PersonalData } from '#server/modules/foundation/personal-data/index.ts'
import { identityLinks, loginFlows, sessions } from './session.schema'

/** Sessions, logins under way and linked identities. */
export const personalDataOfSession: PersonalData[] = [
  erase('login', identityLinks.accountId, { hidden: [identityLinks.identityHash] }),
  erase('login', loginFlows.accountId, { hidden: [loginFlows.flowHash, loginFlows.scene] }),
  erase('login', loginFlows.linkTo, { hidden: [loginFlows.flowHash, loginFlows.scene] }),
  erase('login', sessions.accountId, { hidden: [sessions.tokenHash] }),
]

/** One-time keys and counted attempts, which platform stores for all domains. */
export const personalDataOfLoginKeys: PersonalData[] = [
  erase('login', oneTimes, {
    part: 'value',
    hidden: [oneTimes.keyHash],
    rows: (person) =>
      or(
        sql`${oneTimes.value} #>> '{}' in ${addressesOf(person)}`,
        and(
          inArray(oneTimes.kind, ['authCode', 'takeBack', 'cardCode']),
          sql`${oneTimes.value} #>> '{}' = ${String(person.id)}`,
        ),
      ),
  }),
  erase('login', attempts, {
    part: 'bucket',
    rows: ({ id, addresses }) =>
      sql`substring(${attempts.bucket} from position(':' in ${attempts.bucket}) + 1) in ${[...addresses, `id:${id}`]}`,
  }),
]
