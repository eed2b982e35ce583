/** minutes that a visit reckons for each stop; ours */
export const STOP_MINUTES = 10
/** calendar files an hour for one network address, which all visitors of a venue may share; ours */
export const VISIT_FILES_PER_HOUR_AND_IP = 600
