import { readableKey } from './secrets'

const CODE_LENGTH = 16

/** A new code of a ticket or a pre-registration: 79 random bits that people can type. */
export const makeCode = (): string => readableKey(CODE_LENGTH)
