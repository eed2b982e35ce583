/** sales at the door that one person writes down an hour; ours */
export const DOOR_SALES_PER_HOUR = 1_200
/** the own sales of a day that are listed; ours */
export const DOOR_SALES_LISTED = 200
