/** Digits of a division of mainland China in GB/T 2260, from its province down (spec: live §3, "region"). */
export const REGION_CODE_LENGTH = 6
