/** Over how many days organizers count scans, today the last of them. */
export const scanDays = [1, 7, 30] as const
export type ScanDays = (typeof scanDays)[number]
