export { noticeRoutes } from './inbox'
export { addNotice as storeNotice, keepChoice as chooseNotices, noticesSignal, notifyOwners } from './notices.queries'
export {
  deliverNotice,
  type Notice,
  isSent as isNoticeSent,
  type Receiver,
  type Sender,
  sendGathered,
  sendNotice,
} from './send'
export type { NoticeName } from './texts'
