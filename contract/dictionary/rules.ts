/** The lists of the dictionary: what the registration's forms offer to choose from. */
export const dictionaryTypes = ['objective', 'intention', 'identityType'] as const
