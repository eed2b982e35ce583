import pLimit from 'p-limit'
import { type HolderIdType, maskIdNumber, normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'
import { HOLDER_CHECKS_PER_HOUR, HOLDER_CHECKS_PER_HOUR_AND_NETWORK } from '#contract/commerce/tickets/limits.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import type { IdentityPort } from '#server/providers/identity/port.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { Limit } from '#server/platform/auth/auth.queries.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { TicketRow } from './tickets.queries'

const USE = 'ticket-holder'

/** What the identity service calls each kind of card (spec: access §3): a pass is "other". */
const cardTypes: Record<HolderIdType, number> = { idCard: 1, passport: 2, military: 3, pass: 5 }

/** By which a number is known again, whoever types it. */
export const hashHolder = (vault: Vault, { idType, idNumber }: Holder): string =>
  vault.hash(USE, `${idType} ${normalizeIdNumber(idNumber)}`)

/** A holder as it is stored: the number sealed. */
export const sealHolder = (vault: Vault, holder: Holder) => ({
  holderName: holder.name.trim(),
  holderIdType: holder.idType,
  holderIdNumber: vault.seal(USE, normalizeIdNumber(holder.idNumber)),
  holderHash: hashHolder(vault, holder),
})

/** The number as its owner sees it again; empty: there is none. */
export const maskHolder = (vault: Vault, { holderIdNumber }: Pick<TicketRow, 'holderIdNumber'>): string =>
  holderIdNumber === null ? '' : maskIdNumber(vault.open(USE, holderIdNumber))

/** A row of the archive of personal data with the ID number of its holder masked. */
export const maskHolderIn = (vault: Vault, row: Record<string, unknown>): Record<string, unknown> =>
  typeof row['holderIdNumber'] === 'string'
    ? { ...row, holderIdNumber: maskHolder(vault, { holderIdNumber: row['holderIdNumber'] }) }
    : row

/** A holder as it was sealed, with the whole number. */
export const openHolder = (
  vault: Vault,
  {
    holderName,
    holderIdType,
    holderIdNumber,
  }: { holderName: string; holderIdType: HolderIdType; holderIdNumber: string },
): Holder => ({ name: holderName, idType: holderIdType, idNumber: vault.open(USE, holderIdNumber) })

const HOUR_SECONDS = 3_600

/** How many names an account, and all of a network, may have checked in an hour; `names` are about to be. */
export const holderLimits = ({ ip, viewer }: Pick<Context<unknown>, 'ip' | 'viewer'>, names: number): Limit[] =>
  names === 0
    ? []
    : [
        { bucket: `holder:${viewer?.userId}`, max: HOLDER_CHECKS_PER_HOUR, seconds: HOUR_SECONDS, times: names },
        { bucket: `holderIp:${ip}`, max: HOLDER_CHECKS_PER_HOUR_AND_NETWORK, seconds: HOUR_SECONDS, times: names },
      ]

/**
 * Counts so many names that are about to be checked, right or wrong: the answer reveals the owner of a number. Throws
 * TooManyRequests past what an account, or all of a network, may ask in an hour.
 */
export const countHolderChecks = (
  context: Pick<Context<unknown>, 'ip' | 'viewer' | 'writeStatement'>,
  names: number,
): Promise<void> => context.writeStatement((db) => assertWithinLimits(db, holderLimits(context, names)))

/** Throws HolderNotVerified, or ServiceUnavailable where the service is unavailable. */
export async function verifyHolder(identity: IdentityPort, { name, idType, idNumber }: Holder, field: string) {
  const person = { name: name.trim(), cardType: cardTypes[idType], number: normalizeIdNumber(idNumber) }
  const found = await identity.check(person).catch(() => {
    throw fail('ServiceUnavailable')
  })
  if (!found.passed) throw fail('HolderNotVerified', { field })
}

/** holders verified at once: an authority may limit them */
const VERIFIED_AT_ONCE = 5

/** Verifies the holders of requested tickets with the identity service. Throws HolderNotVerified at the first that is refused. */
export async function verifyHolders(
  identity: IdentityPort,
  requested: readonly { holder: Holder | undefined; field: string }[],
): Promise<void> {
  const limit = pLimit(VERIFIED_AT_ONCE)
  await Promise.all(
    requested.flatMap(({ holder, field }) => (holder ? [limit(() => verifyHolder(identity, holder, field))] : [])),
  )
}
