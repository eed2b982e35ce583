export { listUnreadNotices, noticeRoutes } from './inbox'
export { addNotice, addNoticesTo, noticesSignal, notifyOwners, saveNoticeChoice } from './notices.queries'
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
export { type NoticeParameters, noticeRecords } from './notices.schema'
export { personalDataOfNotices, retentionOfNotices } from './personal-data.queries'
