import type { Vault } from '#server/platform/vault/vault.ts'
import type { StoredForm } from './stored-form'

const USE = 'id-number'

interface Card {
  cardType: number
  number: string
}

/** One spelling for all that mean the same card. */
const toText = ({ cardType, number }: Card): string => `${cardType}:${number.trim().toUpperCase()}`

/** What two registrations of one card have alike. */
export const hashCard = (vault: Vault, card: Card): string => vault.hash(USE, toText(card))

/** The columns that keep a card. */
export function sealCard(vault: Vault, card: Card): { idNumber: string; idNumberHash: string } {
  return { idNumber: vault.seal(USE, toText(card)), idNumberHash: hashCard(vault, card) }
}

/** The card of a registration; without a number once it was erased. */
export function openCard(vault: Vault, { idNumber }: { idNumber: string }): Card {
  const [cardType = '', number = ''] = vault.open(USE, idNumber).split(/:(.*)/s)
  return { cardType: Number(cardType), number }
}

/** A record of a form as it is kept: the number of the card stands elsewhere, sealed. */
export function withoutNumber<Record extends object>(record: Record): Omit<Record, 'idCard' | 'identityNumber'> {
  const { idCard: _, identityNumber: __, ...rest } = { idCard: '', identityNumber: '', ...record }
  return rest
}

/** The form as it was sent, for who amends it. */
export function withNumber(form: StoredForm, number: string): Record<string, unknown> {
  if (form.kind === 'buyer') {
    return { ...form.record, list: form.record.list.map((record) => ({ ...record, identityNumber: number })) }
  }
  const { multiLanguageVOList } = form.record
  return { ...form.record, multiLanguageVOList: multiLanguageVOList.map((record) => ({ ...record, idCard: number })) }
}
