export const coupons = []
