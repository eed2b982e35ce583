/** sides that an account blocks or withdraws in an hour; ours */
export const BLOCKS_PER_HOUR = 60
/** the same from one address: a whole booth may share one */
export const BLOCKS_PER_HOUR_AND_IP = 300
/** maximum number of sides in one request: as many as a table of offers shows */
export const BLOCKS_REQUESTED = 100
