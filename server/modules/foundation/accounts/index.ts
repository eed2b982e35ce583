export {
  ACCOUNT_TABLE,
  type Account,
  addAccount,
  toAddress,
  changeAccount,
  findAccount,
  findAccountById,
  findByType,
  findPasswordHashes,
  isAddressTaken,
  lockAccount,
  lockAccountsOf,
  lockActive,
  listMates,
  listOfTypes,
  listMateIds,
  listSpeakers,
  listSpeakersOf,
  lockAddress,
  moveStatus,
} from './accounts.queries'
export { endInvitation, giveInvitation, invitationPath, RESET_TICKET } from './invitation'
export { noBigData, presentBigData, presentUser, formatPhone } from './accounts.present'
export { lookUpAccounts } from './lookup.queries'
export { getViewerAccount, getViewerId } from './viewer-account'
export { type AccountRecord, accountRecords } from './accounts.schema'
export { holdAccount, isOnlyOrganizer, isOnlySpeaker, setLeaving, unsetLeaving } from './leaving.queries'
export { accountKey } from './accounts.schema'
export { personalDataOfAccounts } from './personal-data.queries'
