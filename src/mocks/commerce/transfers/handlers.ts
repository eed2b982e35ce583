import type { Language } from '#contract/core/language.ts'
import { SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import * as contract from '#contract/commerce/transfers/endpoints.ts'
import { TRANSFER_MS } from '#contract/commerce/transfers/limits.ts'
import { checkTransfer } from '#contract/commerce/transfers/rules.ts'
import type { ManagedTransfer, Transfer } from '#contract/commerce/transfers/schemas.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { findMockFile } from '#src/mocks/foundation/files/files.ts'
import { buyerName } from '#src/mocks/commerce/orders/close.ts'
import { findOwnOrder, isPayable } from '#src/mocks/commerce/orders/handlers.ts'
import { note, now, payableOf } from '#src/mocks/commerce/orders/orders.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { account, type MockTransfer, transfers } from './transfers'

const present = ({ orderId: _order, key: _key, ...transfer }: MockTransfer): Transfer => transfer
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()

function manage(language: Language, transfer: MockTransfer): ManagedTransfer | undefined {
  const order = byIdOf(orders, transfer.orderId)
  if (!order) return undefined
  return {
    ...present(transfer),
    orderId: order.id,
    orderNumber: order.number,
    fen: payableOf(order),
    buyer: buyerName(language, order),
  }
}

const newest = (a: MockTransfer, b: MockTransfer): number => b.createdAt.localeCompare(a.createdAt) || b.id - a.id

export const transferHandlers = [
  mock(contract.getTransferAccount, () => account.now),
  mock(contract.listOwnTransfers, ({ input, token }) =>
    findOwnOrder(input.orderId, token)
      ? transfers
          .filter(({ orderId }) => orderId === input.orderId)
          .toSorted(newest)
          .map(present)
      : refuse('OrderNotFound'),
  ),
  mock(contract.submitTransfer, ({ input: { key, orderId, ...written }, token }) => {
    const known = transfers.find((one) => one.key === key)
    if (known) return present(known)
    const order = findOwnOrder(orderId, token) ?? refuse('OrderNotFound')
    if (account.now === null) return refuse('TransferNotOffered')
    if (order.closeReason === 'overtime') return refuse('OrderOvertime')
    if (!isPayable(order)) return refuse('OrderNotNow')
    if (transfers.some((one) => one.orderId === orderId && one.state === 'submitted')) return refuse('TransferStands')
    refuseBreaches(checkTransfer(written))
    if (!written.proofs.every((url) => findMockFile(url))) return refuse('FileNotFound')
    const added: MockTransfer = {
      ...written,
      id: transfers.length + 1,
      orderId,
      key,
      version: 1,
      state: 'submitted',
      reason: '',
      createdAt: now(),
    }
    transfers.push(added)
    order.heldUntil = inMs(TRANSFER_MS)
    return present(added)
  }),
  mock(contract.saveTransferAccount, ({ input }) => {
    account.now = input
    return input
  }),
  mock(contract.removeTransferAccount, () => {
    account.now = null
    return {}
  }),
  mock(contract.listTransfers, ({ input, language }) =>
    paginate(
      transfers
        .filter(({ state }) => state === (input.state ?? state))
        .toSorted(newest)
        .flatMap((one) => manage(language, one) ?? []),
      input,
    ),
  ),
  mock(contract.decideTransfer, ({ input, language }) => {
    const found = byIdOf(transfers, input.id)
    const order = byIdOf(orders, found?.orderId ?? null)
    if (!found || !order) return refuse('TransferNotFound')
    if (found.state !== 'submitted' || found.version !== input.version) return refuse('TransferNotNow')
    if (!input.confirm && input.reason.trim() === '') return refuse('BadInput', { detail: 'reason' })
    Object.assign(found, {
      state: input.confirm ? 'confirmed' : 'rejected',
      version: found.version + 1,
      reason: input.confirm ? '' : input.reason.trim(),
    })
    if (input.confirm) {
      Object.assign(order, { stored: 'paid', paidAt: now(), method: 'transfer' })
      note(order, 'pay')
    } else order.heldUntil = inMs(SERVICE_PAY_MS)
    return manage(language, found) ?? refuse('TransferNotFound')
  }),
]
