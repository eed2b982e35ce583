/** ms that a message between two stays unread before its reader is notified by mail; ours */
export const UNREAD_NOTICE_MS = 2 * 60_000
/** ms at least between two such mails; ours */
export const NOTICE_GAP_MS = 15 * 60_000
