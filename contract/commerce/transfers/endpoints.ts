import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** Where a transfer goes. */
export const getTransferAccount = endpoint<typeof schemas.getTransferAccount>({
  method: 'POST',
  path: '/ce-exhibition/web/transfer/account', // path: ours
  access: 'signed-in',
  reads: true,
})

export const listOwnTransfers = endpoint<typeof schemas.listOwnTransfers>({
  method: 'POST',
  path: '/ce-exhibition/web/transfer/list', // path: ours
  access: 'signed-in',
  reads: true,
  errors: ['OrderNotFound'],
})

export const submitTransfer = endpoint<typeof schemas.submitTransfer>({
  method: 'POST',
  path: '/ce-exhibition/web/transfer/submit', // path: ours
  access: 'signed-in',
  errors: ['OrderNotFound', 'OrderNotNow', 'OrderOvertime', 'TransferNotOffered', 'TransferStands', 'FileNotFound'],
})

export const saveTransferAccount = endpoint<typeof schemas.saveTransferAccount>({
  method: 'POST',
  path: '/ce-exhibition/mgr/transfer/saveAccount', // path: ours
  access: 'manageFinance',
})

export const removeTransferAccount = endpoint<typeof schemas.removeTransferAccount>({
  method: 'POST',
  path: '/ce-exhibition/mgr/transfer/removeAccount', // path: ours
  access: 'manageFinance',
})

export const listTransfers = endpoint<typeof schemas.listTransfers>({
  method: 'POST',
  path: '/ce-exhibition/mgr/transfer/list', // path: ours
  access: 'readFinance',
  reads: true,
})

export const decideTransfer = endpoint<typeof schemas.decideTransfer>({
  method: 'POST',
  path: '/ce-exhibition/mgr/transfer/decide', // path: ours
  access: 'manageFinance',
  errors: ['TransferNotFound', 'TransferNotNow'],
})
