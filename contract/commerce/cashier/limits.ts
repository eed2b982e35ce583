/** how often an address may pay or refuse at the sandbox in a minute; ours */
export const CASHIER_ANSWERS_PER_MINUTE = 60
