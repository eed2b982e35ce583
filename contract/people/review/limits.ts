/** hours within which a case is usually decided: registrants are notified, and a case that has waited longer is late; ours */
export const REVIEW_HOURS = 48
