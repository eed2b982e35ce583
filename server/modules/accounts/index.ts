export {
  type Account,
  addAccount,
  addressOf,
  changeAccount,
  findAccount,
  findAccountById,
  isTaken,
} from './accounts.queries'
export { presentBigData, presentUser } from './accounts.present'
