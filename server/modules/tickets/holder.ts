import { type HolderIdType, maskIdNumber, normalizeIdNumber } from '../../../contract/tickets/rules'
import type { Holder } from '../../../contract/tickets/schemas'
import type { IdentityPort } from '../../providers/identity/port'
import type { Vault } from '../../platform/vault/vault'
import { fail } from '../../platform/http/fail'
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

/** Throws HolderNotVerified, or ServiceUnavailable where nobody can be asked. */
export async function verifyHolder(identity: IdentityPort, { name, idType, idNumber }: Holder, field: string) {
  const person = { name: name.trim(), cardType: cardTypes[idType], number: normalizeIdNumber(idNumber) }
  const found = await identity.check(person).catch(() => {
    throw fail('ServiceUnavailable')
  })
  if (!found.passed) throw fail('HolderNotVerified', { field })
}
