/** Numeric code of ISO 3166. */
export const MAINLAND = 156

/** Divisions of mainland China from its province down: their six digits of GB/T 2260 (spec: live §3, "region"). */
export const REGION_CODE_LENGTH = 6
