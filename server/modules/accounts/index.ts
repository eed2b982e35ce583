export {
  type Account,
  addAccount,
  addressOf,
  changeAccount,
  findAccount,
  findAccountById,
  isTaken,
} from './accounts.queries'
export { presentBigData, presentUser, shownPhone } from './accounts.present'
