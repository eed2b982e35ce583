export { noticeRoutes } from './inbox'
export { addNotice, noticesSignal, notifyOwners, saveNoticeChoice } from './notices.queries'
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
export { personalDataOfNotices, retentionOfNotices } from './personal-data.queries'
