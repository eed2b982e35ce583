export { noticeRoutes } from './inbox'
export { noticesSignal, tellOwners } from './notices.queries'
export { deliverNotice, type Notice, type Receiver, type Sender, sendGathered, sendNotice } from './send'
export type { NoticeName } from './texts'
