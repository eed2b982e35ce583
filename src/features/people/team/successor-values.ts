/** What the server says of who goes on with a user’s work stands at its field. */
export const successorRefusals = { handOverTo: ['HandOverNeeded', 'HandOverImpossible'] } as const

/** No rule of the contract speaks of these values: the form says itself who is to be chosen. */
export const noChecks = () => ({})

/** The chosen colleague as a call names them, where one is needed. */
export const toSuccessor = (isNeeded: boolean, chosen: string): { handOverTo?: number } =>
  isNeeded ? { handOverTo: Number(chosen) } : {}
