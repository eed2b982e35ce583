/** ms that the link to set a first password is good for; ours */
export const INVITATION_LIFE_MS = 24 * 3_600_000
