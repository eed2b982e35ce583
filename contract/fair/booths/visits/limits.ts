/** scans an hour that one account records; ours */
export const SCANS_PER_HOUR = 200
/** scans an hour of one booth from one network address; ours */
export const SCANS_PER_HOUR_AND_BOOTH = 500
/** scans an hour from one network address, which all visitors of a venue may share; ours */
export const SCANS_PER_HOUR_AND_IP = 5_000
/** Days of scans that an exhibitor sees, today the last of them; ours */
export const OWN_SCAN_DAYS = 30
