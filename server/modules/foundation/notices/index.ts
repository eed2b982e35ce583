export { noticeRoutes } from './inbox'
export { addNotice as keepNotice, keepChoice as chooseNotices, noticesSignal, tellOwners } from './notices.queries'
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
