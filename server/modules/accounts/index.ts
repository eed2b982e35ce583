export {
  type Account,
  addAccount,
  toAddress,
  changeAccount,
  findAccount,
  findAccountById,
  findPasswordHashes,
  isAddressTaken,
  listSpeakers,
  lockAddress,
} from './accounts.queries'
export { presentBigData, presentUser, formatPhone } from './accounts.present'
export { getViewerAccount } from './viewer-account'
