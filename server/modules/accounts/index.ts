export {
  type Account,
  addAccount,
  addressOf,
  changeAccount,
  findAccount,
  findAccountById,
  findPasswordHashes,
  isTaken,
} from './accounts.queries'
export { presentBigData, presentUser, shownPhone } from './accounts.present'
export { getViewerAccount } from './viewer-account'
